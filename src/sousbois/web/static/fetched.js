// Pieces of HTML from our own server, each fetched once.

const pieces = new Map();

/** The HTML at an address. A failure is not kept: the next time it is tried again. */
export function fetched(address) {
  if (!pieces.has(address)) {
    const piece = fetch(address).then((response) => {
      if (!response.ok) throw new Error(response.statusText);
      return response.text();
    });
    piece.catch(() => pieces.delete(address));
    pieces.set(address, piece);
  }
  return pieces.get(address);
}
