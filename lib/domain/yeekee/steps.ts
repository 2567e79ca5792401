/**
 * The slow function of a draw: N square roots, one after the other, modulo a prime (A. Lenstra and B.
 * Wesolowski, "A random zoo: sloth, unicorn, and trx", 2015). A step takes about 1.8 ms in a fast implementation
 * and cannot be parallelised; its inverse is a squaring, about 0.01 ms.
 */
import { bytesOf, type Hashing, hex, utf8 } from "./draw";

/** The 2048-bit MODP prime of RFC 3526, group 14. */
export const P = BigInt(
  "0xffffffffffffffffc90fdaa22168c234c4c6628b80dc1cd129024e088a67cc74020bbea63b139b22514a08798e3404dd" +
    "ef9519b3cd3a431b302b0a6df25f14374fe1356d6d51c245e485b576625e7ec6f44c42e9a637ed6b0bff5cb6f406b7ed" +
    "ee386bfb5a899fa5ae9f24117c4b1fe649286651ece45b3dc2007cb8a163bf0598da48361c55d39a69163fa8fd24cf5f" +
    "83655d23dca3ad961c62f356208552bb9ed529077096966d670c354e4abc9804f1746c08ca18217c32905e462e36ce3b" +
    "e39e772c180e86039b2783a2ec07a28fb5c55df06f4c52c9de2bcbf6955817183995497cea956ae515d2261898fa0510" +
    "15728e5a8aacaa68ffffffffffffffff",
);

/** The exponent of a square root modulo P. */
export const E = (P + 1n) / 4n;

export interface StepField {
  /** Swaps each pair of neighbouring numbers; the last, unpaired one is unchanged. Its own inverse. */
  readonly flip: (v: bigint) => bigint;
  /** In BigInt: about ten times slower than the upstream's implementation, which makes the draw. */
  readonly step: (v: bigint) => bigint;
  readonly back: (r: bigint) => bigint;
}

/** The steps modulo a prime that is 3 modulo 4. */
export function fieldOf(p: bigint): StepField {
  const flip = (v: bigint) => ((v ^ 1n) < p ? v ^ 1n : v);
  return {
    flip,
    step: (before) => {
      const v = flip(before);
      const r = power(v, (p + 1n) / 4n, p);
      const isSquare = (r * r) % p === v;
      // Of a root and its negative, one is even; which one is taken tells the inverse whether v was a square.
      return (r % 2n === 0n) === isSquare ? r : (p - r) % p;
    },
    back: (r) => {
      const v = (r * r) % p;
      return flip(r % 2n === 1n ? p - v : v);
    },
  };
}

export const { flip, step, back } = fieldOf(P);

/** Number of steps back between two progress reports. */
const PROGRESS_STEPS = 500;

/** N steps back from w; `onProgress` gets the number of steps done. */
export function stepBack(w: bigint, n: number, onProgress?: (done: number) => void): bigint {
  let v = w;
  for (let done = 1; done <= n; done++) {
    v = back(v);
    if (done % PROGRESS_STEPS === 0 || done === n) onProgress?.(done);
  }
  return v;
}

/** The inputs of a draw once its list is frozen. Hashes, seed and beacon in lower-case hex. */
export interface DrawStart {
  readonly betId: string;
  readonly seal: string;
  readonly listHash: string;
  readonly witnessRoot: string;
  readonly seed: string;
  /** Empty without a beacon. */
  readonly beacon: string;
}

/** The number that the steps start from. */
export async function startOf(start: DrawStart, hashing: Hashing): Promise<bigint> {
  const { betId, seal, listHash, witnessRoot, seed, beacon } = start;
  const text = `draw-3|${betId}|${seal}|${listHash}|${witnessRoot}|${seed}|${beacon}`;
  const parts = await Promise.all([0, 1, 2, 3].map((at) => hashing.sha512(utf8(`${at}|${text}`))));
  return BigInt(`0x${parts.map(hex).join("")}`) % P;
}

const W_DIGITS = 512;

export const hexOfW = (w: bigint): string => w.toString(16).padStart(W_DIGITS, "0");

/** Null for a malformed w: it has exactly 512 lower-case hex digits and is below P. */
export function wOfHex(text: string): bigint | null {
  if (!/^[0-9a-f]{512}$/.test(text)) return null;
  const w = BigInt(`0x${text}`);
  return w < P ? w : null;
}

/** The labelled shot that the work adds to the sum: 0–99999. */
export async function systemShotOf(w: bigint, hashing: Hashing): Promise<number> {
  const first8 = hex((await hashing.sha256(bytesOf(hexOfW(w)))).slice(0, 8));
  return Number(BigInt(`0x${first8}`) % 100_000n);
}

function power(base: bigint, exponent: bigint, p: bigint): bigint {
  let [result, square] = [1n, base % p];
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest % 2n === 1n) result = (result * square) % p;
    square = (square * square) % p;
  }
  return result;
}
