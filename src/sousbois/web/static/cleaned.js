// Words for a shuffle as the server lets them count: one space between them, and nothing that cannot be seen.

export const cleaned = (words) =>
  words
    .replace(/[\p{Cf}\p{Co}\p{Cs}]/gu, "")
    .replace(/[\p{Cc}\p{Z}]+/gu, " ")
    .trim();
