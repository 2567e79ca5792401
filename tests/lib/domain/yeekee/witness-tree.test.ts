import { describe, expect, test } from "vitest";
import { isInTree, witnessPath, witnessRoot } from "@/lib/domain/yeekee/witness-tree";
import { hashing } from "../../../support/draws/proofs";
import { roots, witnesses } from "../../../support/draws/vectors";

const { aa, bb, cc } = witnesses;

test.each([
  ["none", [], roots.none],
  ["two", [aa, bb], roots.aaBb],
  ["two, in another order", [bb, aa], roots.aaBb],
  ["two, one of them twice", [bb, aa, bb], roots.aaBb],
  ["three", [cc, aa, bb], roots.aaBbCc],
])("the root of %s", async (_, values, root) => {
  expect(await witnessRoot(values, hashing)).toBe(root);
});

const valueAt = (number: number) => (number * 7_919 + 1).toString(16).padStart(32, "0");
const firstOf = ([first = ""]: readonly string[]) => first;
const counts = [...Array.from({ length: 34 }, (_, at) => at + 1), 63, 64, 65];

test.each(counts)("each of %i values has a path that holds, and at its own place only", async (count) => {
  const values = Array.from({ length: count }, (_, at) => valueAt(at));
  const root = await witnessRoot(values, hashing);
  for (const value of values) {
    const found = await witnessPath(values, value, hashing);
    if (!found) throw new Error(`${value} has no path`);
    expect([found.index, found.count]).toEqual([values.indexOf(value), count]);
    expect(await isInTree({ ...found, value, root }, hashing)).toBe(true);
    for (const index of [found.index - 1, found.index + 1, count])
      expect(await isInTree({ ...found, index, value, root }, hashing)).toBe(false);
    expect(await isInTree({ ...found, value: valueAt(count), root }, hashing)).toBe(false);
  }
});

test("a value that is not among them has no path", async () => {
  expect(await witnessPath([aa, bb], cc, hashing)).toBeNull();
  expect(await witnessPath([], aa, hashing)).toBeNull();
});

test("the only one of a tree has the empty path", async () => {
  expect(await witnessPath([aa], aa, hashing)).toEqual({ index: 0, count: 1, path: [] });
});

describe("a path that was tampered with does not hold", () => {
  type Given = Parameters<typeof isInTree>[0];
  const changes: [string, (given: Given) => Partial<Given>][] = [
    ["another root", () => ({ root: roots.aaBb })],
    ["a sibling less", ({ path }) => ({ path: path.slice(1) })],
    ["a sibling more", ({ path }) => ({ path: [...path, firstOf(path)] })],
    ["siblings in another order", ({ path }) => ({ path: [...path].reverse() })],
    ["another sibling", ({ path }) => ({ path: ["0".repeat(64), ...path.slice(1)] })],
    ["a sibling in upper case", ({ path }) => ({ path: [firstOf(path).toUpperCase(), ...path.slice(1)] })],
    ["a sibling cut short", ({ path }) => ({ path: [firstOf(path).slice(2), ...path.slice(1)] })],
    ["a value in upper case", () => ({ value: bb.toUpperCase() })],
    ["a value of another length", () => ({ value: `${bb}bb` })],
    ["a value with more before it", () => ({ value: `bb${bb}` })],
    ["a value with a line's end before it", () => ({ value: `\n${bb}` })],
    ["a value with a line's end behind it", () => ({ value: `${bb}\n` })],
    [
      "a sibling with a line's end before it",
      ({ path }) => ({ path: [`\n${firstOf(path)}`, ...path.slice(1)] }),
    ],
    [
      "a sibling with a line's end behind it",
      ({ path }) => ({ path: [`${firstOf(path)}\n`, ...path.slice(1)] }),
    ],
    ["a sibling with more behind it", ({ path }) => ({ path: [`${firstOf(path)}00`, ...path.slice(1)] })],
    ["a sibling with more before it", ({ path }) => ({ path: [`00${firstOf(path)}`, ...path.slice(1)] })],
    ["an index that is no number", () => ({ index: Number.NaN })],
    ["a broken count", ({ count }) => ({ count: count + 0.5 })],
    ["a smaller count", () => ({ count: 4 })],
    ["a larger count", () => ({ count: 9 })],
    ["no count", () => ({ count: 0 })],
    ["a negative index", () => ({ index: -1 })],
    ["a broken index", () => ({ index: 0.5 })],
    ["an endless count", () => ({ count: Number.POSITIVE_INFINITY })],
  ];

  test.each(changes)("%s", async (_, change) => {
    const values = [aa, bb, cc, valueAt(1), valueAt(2)];
    const found = await witnessPath(values, bb, hashing);
    if (!found) throw new Error("no path");
    const given = { ...found, value: bb, root: await witnessRoot(values, hashing) };
    expect(await isInTree(given, hashing)).toBe(true);
    expect(await isInTree({ ...given, ...change(given) }, hashing)).toBe(false);
  });
});

test("a node of the tree can't be passed off as a value", async () => {
  const root = await witnessRoot([aa, bb], hashing);
  const inner = await witnessRoot([aa], hashing);
  expect(await isInTree({ index: 0, count: 1, path: [], value: inner.slice(0, 32), root }, hashing)).toBe(
    false,
  );
});
