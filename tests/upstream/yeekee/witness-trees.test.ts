import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { witnessPath, witnessRoot } from "@/lib/domain/yeekee/witness-tree";
import { hashing } from "@/upstream/yeekee/draws";
import { treeOf, witnessTree } from "@/upstream/yeekee/witness-trees";

const values = fc
  .uniqueArray(fc.uint8Array({ minLength: 16, maxLength: 16 }), {
    maxLength: 40,
    selector: (bytes) => Buffer.from(bytes).toString("hex"),
  })
  .map((all) => all.map((bytes) => Buffer.from(bytes).toString("hex")).sort());

test("a tree has the root and the paths of the rules, of any number of witnesses", async () => {
  await fc.assert(
    fc.asyncProperty(values, async (all) => {
      const tree = witnessTree(all);
      expect(tree.root).toBe(await witnessRoot(all, hashing));
      for (const value of all) expect(tree.pathOf(value)).toEqual(await witnessPath(all, value, hashing));
      expect(tree.pathOf("not one of them")).toBeNull();
    }),
  );
});

test("the most that a round takes are hashed well within the 2 s after which a freeze is late", () => {
  const all = Array.from({ length: 65_536 }, (_, at) => at.toString(16).padStart(32, "0"));
  const before = process.cpuUsage();
  expect(witnessTree(all).pathOf("0".repeat(32))?.path).toHaveLength(16);
  // CPU time, which does not depend on the machine's other work.
  expect(process.cpuUsage(before).user / 1_000).toBeLessThan(2_000);
});

test("the tree of a frozen round is made once, however many ask for it at the same moment", async () => {
  const read = vi.fn(async () => ["aa".repeat(16)]);
  const { root } = witnessTree(["aa".repeat(16)]);
  const asked = [treeOf(root, read), treeOf(root, read), treeOf(root, read)];
  for (const tree of await Promise.all(asked)) expect(tree.root).toBe(root);
  expect(read).toHaveBeenCalledTimes(1);
});
