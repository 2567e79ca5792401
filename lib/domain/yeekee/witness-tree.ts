/** The tree hash of RFC 6962 over the random bytes that open pages send before a list is frozen. */
import { bytesOf, type Hashing, hex } from "./draw";

/** The path from one leaf to the root. */
export interface WitnessPath {
  /** Position among the round's values, sorted bytewise. */
  readonly index: number;
  readonly count: number;
  /** Hashes of the siblings in hex, from the leaf upwards. */
  readonly path: readonly string[];
}

/** Root over values of 32 lower-case hex digits; duplicates count once. Of none: SHA-256 of nothing. */
export async function witnessRoot(values: readonly string[], hashing: Hashing): Promise<string> {
  const leaves = await leavesOf(sorted(values), hashing);
  return hex(leaves.length === 0 ? await hashing.sha256(new Uint8Array()) : await rootOf(leaves, hashing));
}

/** The path of a value, or null when it is not among them. */
export async function witnessPath(
  values: readonly string[],
  value: string,
  hashing: Hashing,
): Promise<WitnessPath | null> {
  const all = sorted(values);
  const index = all.indexOf(value);
  if (index < 0) return null;
  const path = await siblingsOf(await leavesOf(all, hashing), index, hashing);
  return { index, count: all.length, path: path.map(hex) };
}

/** Whether a value is at its position under a root (RFC 9162, 2.1.3.2). Never throws. */
export async function isInTree(
  { value, index, count, path, root }: WitnessPath & { readonly value: string; readonly root: string },
  hashing: Hashing,
): Promise<boolean> {
  if (!Number.isSafeInteger(index) || !Number.isSafeInteger(count) || index < 0 || index >= count)
    return false;
  if (!/^[0-9a-f]{32}$/.test(value) || !path.every((one) => /^[0-9a-f]{64}$/.test(one))) return false;
  let [at, last] = [index, count - 1];
  let found = await leafOf(value, hashing);
  for (const sibling of path.map(bytesOf)) {
    if (last === 0) return false;
    if (at % 2 === 1 || at === last) {
      found = await nodeOf(sibling, found, hashing);
      // `at` is not 0 here: it is odd, or `last`, which is not.
      while (at % 2 === 0) [at, last] = [half(at), half(last)];
    } else found = await nodeOf(found, sibling, hashing);
    [at, last] = [half(at), half(last)];
  }
  return last === 0 && hex(found) === root;
}

const half = (number: number) => Math.floor(number / 2);

/** Hex of one length and case sorts as its bytes do. */
const sorted = (values: readonly string[]) => [...new Set(values)].sort();

const leafOf = (value: string, hashing: Hashing) => hashing.sha256(Uint8Array.of(0, ...bytesOf(value)));

const leavesOf = (values: readonly string[], hashing: Hashing) =>
  Promise.all(values.map((value) => leafOf(value, hashing)));

const nodeOf = (left: Uint8Array, right: Uint8Array, hashing: Hashing) =>
  hashing.sha256(Uint8Array.of(1, ...left, ...right));

/** How many leaves the left half has: the largest power of two below their number. */
function leftOf(count: number): number {
  let left = 1;
  while (left * 2 < count) left *= 2;
  return left;
}

async function rootOf(leaves: readonly Uint8Array[], hashing: Hashing): Promise<Uint8Array> {
  const [first] = leaves;
  if (leaves.length === 1 && first) return first;
  const left = leftOf(leaves.length);
  return nodeOf(
    await rootOf(leaves.slice(0, left), hashing),
    await rootOf(leaves.slice(left), hashing),
    hashing,
  );
}

async function siblingsOf(
  leaves: readonly Uint8Array[],
  index: number,
  hashing: Hashing,
): Promise<Uint8Array[]> {
  if (leaves.length === 1) return [];
  const left = leftOf(leaves.length);
  const [before, after] = [leaves.slice(0, left), leaves.slice(left)];
  return index < left
    ? [...(await siblingsOf(before, index, hashing)), await rootOf(after, hashing)]
    : [...(await siblingsOf(after, index - left, hashing)), await rootOf(before, hashing)];
}
