/**
 * The Merkle tree of a round's witnesses (RFC 6962), built once: each page of a round requests its own path in the
 * seconds after a freeze. The rules are `lib/domain/yeekee/witness-tree.ts`; a test compares the two.
 */
import { hash } from "node:crypto";
import type { WitnessPath } from "@/lib/domain/yeekee/witness-tree";
import { createLruCache } from "@/lib/kernel/lru-cache";

export interface WitnessTree {
  readonly root: string;
  /** Null where the value is not among them. */
  pathOf(value: string): WitnessPath | null;
}

const HASH_BYTES = 32;
/** The one-shot hash: a hash object for each of a hundred thousand values takes twice as long. */
const sha256 = (...parts: readonly Uint8Array[]): Buffer => hash("sha256", Buffer.concat(parts), "buffer");
const [LEAF, NODE] = [Uint8Array.of(0), Uint8Array.of(1)];

/** @param values distinct and sorted, 32 lower-case hex digits each */
export function witnessTree(values: readonly string[]): WitnessTree {
  const levels = levelsOf(values);
  const top = levels.at(-1);
  const places = new Map(values.map((value, index) => [value, index]));
  return {
    root: (top ?? sha256()).toString("hex"),
    pathOf(value) {
      const index = places.get(value);
      if (index === undefined) return null;
      const path = levels.slice(0, -1).flatMap((level, height) => {
        const sibling = (index >> height) ^ 1;
        const node = level.subarray(sibling * HASH_BYTES, (sibling + 1) * HASH_BYTES);
        // The last node of an odd level moves up unchanged.
        return node.length > 0 ? [node.toString("hex")] : [];
      });
      return { index, count: values.length, path };
    },
  };
}

/** All hashes of a level are in one buffer, from the leaves to the root; no levels for no values. */
function levelsOf(values: readonly string[]): Buffer[] {
  if (values.length === 0) return [];
  let level = Buffer.concat(values.map((value) => sha256(LEAF, Buffer.from(value, "hex"))));
  const levels = [level];
  while (level.length > HASH_BYTES) {
    const nodes: Buffer[] = [];
    for (let at = 0; at < level.length; at += 2 * HASH_BYTES) {
      const pair = level.subarray(at, at + 2 * HASH_BYTES);
      nodes.push(pair.length === HASH_BYTES ? pair : sha256(NODE, pair));
    }
    level = Buffer.concat(nodes);
    levels.push(level);
  }
  return levels;
}

const MOST_TREES = 8;
const cached = createLruCache<WitnessTree>(MOST_TREES);

/** The tree of a frozen round. */
export const treeOf = (root: string, read: () => Promise<readonly string[]>): Promise<WitnessTree> =>
  cached(root, async () => witnessTree(await read()));
