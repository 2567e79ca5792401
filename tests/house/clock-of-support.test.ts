import { expect, test } from "vitest";
import { read, sourcesUnder } from "./source-files";

/** A module's values: each from its name at the line's beginning to the line that ends it. */
const VALUES = /^(?:export )?(?:const|let) .*?;$/gms;
const CLOCK = /Date\.now\(\)|new Date\(\)/;

/** Whether a module reads the clock as it is loaded: for a value, and not in a function. */
const readsClockAtLoad = (text: string) =>
  [...text.matchAll(VALUES)].some(([value]) => CLOCK.test(value.split(/=>|\bfunction\b/)[0] ?? ""));

test("a module that tests share reads no clock as it is loaded: files of one process load it once, minutes before", () => {
  const shared = sourcesUnder(["tests", "tools/proof/trials"]).filter((file) => !file.includes(".test."));
  expect(shared.filter((file) => readsClockAtLoad(read(file)))).toEqual([]);
});

test("a clock read at load is found, one read by a function is none", () => {
  expect(readsClockAtLoad("const initial = {\n  nowMs: Date.now(),\n};")).toBe(true);
  expect(readsClockAtLoad("export const day = new Date().getDate();")).toBe(true);
  expect(readsClockAtLoad("const initial = () => ({ nowMs: Date.now() });")).toBe(false);
  expect(readsClockAtLoad("const past = new Date(0);")).toBe(false);
});
