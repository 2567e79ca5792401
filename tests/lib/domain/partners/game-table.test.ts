import { expect, test } from "vitest";
import {
  type GameTable,
  isGameTable,
  openingAddress,
  readOpening,
  tableIn,
  tableMessage,
  textSizeIn,
  textSizeMessage,
} from "@/lib/domain/partners/game-table";

const table: GameTable = { chip: 50, stakes: { low: 100, eleven: 50 } };

test("a table and a text size travel behind the seat's key and are read as they were", () => {
  const src = openingAddress("/sim/games/hi-lo?lang=th#the-key_1", { textSize: "larger", table });
  expect(readOpening(src.slice(src.indexOf("#")))).toEqual({ key: "the-key_1", textSize: "larger", table });
  const bare = openingAddress("/sim/games/hi-lo", { textSize: "large", table: null });
  expect(readOpening(bare.slice(bare.indexOf("#")))).toEqual({ key: "", textSize: "large", table: null });
});

test("an address of which nothing is known stays as it was", () => {
  const src = "/sim/games/hi-lo?lang=th#the-key_1";
  expect(openingAddress(src, { textSize: "normal", table: null })).toBe(src);
  expect(readOpening("#the-key_1")).toEqual({ key: "the-key_1", textSize: "normal", table: null });
  expect(readOpening("#k&text=huge&table=%7B").textSize).toBe("normal");
  expect(readOpening("#k&text=huge&table=%7B").table).toBeNull();
});

test.each([
  ["a chip that no table has", { chip: 7, stakes: {} }],
  ["more than a play takes", { chip: 10, stakes: { low: 1_990, high: 20 } }],
  ["a part of a baht", { chip: 10, stakes: { low: 1.5 } }],
  ["less than nothing", { chip: 10, stakes: { low: -10 } }],
  ["a place by no name", { chip: 10, stakes: { "<b>": 10 } }],
  ["a text for a stake", { chip: 10, stakes: { low: "10" } }],
  ["a list of stakes", { chip: 10, stakes: [10] }],
  ["no stakes", { chip: 10 }],
  ["nothing", null],
])("no table: %s", (_, value) => {
  expect(isGameTable(value)).toBe(false);
  expect(tableIn({ type: "house-table", table: value })).toBeNull();
});

test("up to the most of a play it is a table", () => {
  expect(isGameTable({ chip: 500, stakes: { low: 1_500, high: 500 } })).toBe(true);
});

test("each message is read as what it is", () => {
  expect(tableIn(tableMessage(table))).toEqual(table);
  expect(textSizeIn(textSizeMessage("large"))).toBe("large");
  expect([tableIn(textSizeMessage("large")), textSizeIn(tableMessage(table))]).toEqual([null, null]);
  expect([tableIn("house-table"), textSizeIn(null)]).toEqual([null, null]);
});
