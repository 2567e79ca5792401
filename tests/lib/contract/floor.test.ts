import { expect, test } from "vitest";
import { entries } from "@/lib/contract";
import { callKey, isOperators } from "@/lib/contract/endpoint";
import { floorReplies } from "@/lib/contract/floor/replies";
import { screens, screensOn } from "@/lib/contract/floor/screens";
import { specifiedCalls } from "../../support/laws/specified-calls";

const floor = floorReplies.map(({ key }) => key);
const own = entries
  .filter(([, entry]) => !isOperators(entry))
  .map(([, entry]) => callKey(entry))
  .filter((key) => !floor.includes(key));

test("the floor is every call of the spec and no other", () => {
  expect(floor.toSorted()).toEqual(specifiedCalls.map((call) => call.replace(/^\w+ /, "")).toSorted());
});

test("a screen needs calls of the spec alone; every call shows on some screen", () => {
  expect(screens.flatMap(({ needs }) => needs).filter((key) => !floor.includes(key))).toEqual([]);
  expect(screens.flatMap(({ more }) => more).filter((key) => !own.includes(key))).toEqual([]);
  expect([...floor, ...own].filter((key) => screensOn(key).length === 0)).toEqual([]);
});
