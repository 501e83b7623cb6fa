// SHA-256, because browsers keep their own (crypto.subtle) from pages that come over plain http, as at home.

const WORD = 2 ** 32;
const ROUNDS = 64;

const isPrime = (number) => ![...Array(number).keys()].some((divisor) => divisor > 1 && number % divisor === 0);
const primes = [...Array(312).keys()].filter((number) => number > 1 && isPrime(number));

/** The first 32 bits behind the point of a root. */
const fraction = (root) => ((root % 1) * WORD) | 0;
const START = primes.slice(0, 8).map((prime) => fraction(prime ** (1 / 2)));
const CONSTANTS = primes.map((prime) => fraction(prime ** (1 / 3)));

const turned = (word, by) => (word >>> by) | (word << (32 - by));

/** The hash of a text in UTF-8, in hexadecimal digits. */
export function sha256(text) {
  const bytes = new TextEncoder().encode(text);
  const padded = new Uint8Array(Math.ceil((bytes.length + 9) / 64) * 64);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor((bytes.length * 8) / WORD));
  view.setUint32(padded.length - 4, (bytes.length * 8) % WORD);
  let hash = START;
  for (let at = 0; at < padded.length; at += 64) hash = mixed(hash, view, at);
  return hash.map((word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
}

/** The hash after one more block. */
function mixed(hash, view, at) {
  const words = Array.from({ length: 16 }, (_, index) => view.getInt32(at + 4 * index));
  for (let round = 16; round < ROUNDS; round++) {
    const [early, late] = [words[round - 15], words[round - 2]];
    const first = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
    const second = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
    words.push((words[round - 16] + first + words[round - 7] + second) | 0);
  }
  let [a, b, c, d, e, f, g, h] = hash;
  for (let round = 0; round < ROUNDS; round++) {
    const chosen = (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g));
    const voted = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    const next = (h + chosen + CONSTANTS[round] + words[round]) | 0;
    [a, b, c, d, e, f, g, h] = [(next + voted) | 0, a, b, c, (d + next) | 0, e, f, g];
  }
  return [a, b, c, d, e, f, g, h].map((word, index) => (word + hash[index]) | 0);
}
