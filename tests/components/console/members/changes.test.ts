import { expect, test } from "vitest";
import { changesOf } from "@/components/console/members/changes";

test("a change names the fields that differ, amounts in baht", () => {
  expect(changesOf({ cash: 100_00, level: 1 }, { cash: 250_50, level: 1, movement: "12" })).toEqual([
    { name: "cash", from: "฿100.00", to: "฿250.50" },
    { name: "movement", from: undefined, to: "12" },
  ]);
});

test("a field that is gone has no later value, and nothing before is no change", () => {
  expect(changesOf({ name: "ก" }, {})).toEqual([{ name: "name", from: "ก", to: undefined }]);
  expect(changesOf(null, null)).toEqual([]);
});

test("lists and single values are compared as they are on the wire", () => {
  expect(changesOf({ signs: ["bank"] }, { signs: ["bank", "device"] })).toEqual([
    { name: "signs", from: '["bank"]', to: '["bank","device"]' },
  ]);
  expect(changesOf(1, 2)).toEqual([{ name: "value", from: "1", to: "2" }]);
});
