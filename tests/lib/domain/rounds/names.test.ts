import { expect, test } from "vitest";
import { correctRoundName, roundName } from "@/lib/domain/rounds/names";
import markets from "@/upstream/rounds/markets.json";

test.each(markets.map(({ name }) => name.th))("%s is right as it stands", (name) => {
  expect(correctRoundName(name)).toBe(name);
});

test.each([
  ["หุ้นนิคเคอิ เช้า", "หุ้นนิเคอิ เช้า"],
  ["นิคเคอิ เช้า", "นิเคอิ เช้า"],
  ["หุ้นสิงค์โปร์", "หุ้นสิงคโปร์"],
  ["ดาวโจน", "ดาวโจนส์"],
  ["ฮั่งเสง บ่าย", "ฮั่งเส็ง บ่าย"],
  ["นิเคอิบ่าย", "นิเคอิ บ่าย"],
  ["หุ้นรัชเซีย", "หุ้นรัสเซีย"],
  ["ใต้หวัน", "ไต้หวัน"],
  ["หุ้นเกาหลีไต้", "หุ้นเกาหลีใต้"],
  ["อียิป", "อียิปต์"],
  ["constructor", "constructor"],
  ["", ""],
])("an upstream's %j is shown as %j", (name, shown) => {
  expect(correctRoundName(name)).toBe(shown);
  expect(correctRoundName(shown)).toBe(shown);
});

test("a market that the words know goes by its name there, another by the round's own, spelt right", () => {
  const names = { korea: "Korea" };
  expect(roundName(names, { betType: "korea", name: "เกาหลีไต้" })).toBe("Korea");
  expect(roundName(names, { betType: "vietnam", name: "หุ้นดาวโจนต์ พิเศษ" })).toBe("หุ้นดาวโจนส์ พิเศษ");
  expect(roundName(names, { betType: "toString", name: "Odd" })).toBe("Odd");
});

test("a round of many a day is called by its number, too, wherever its id stands", () => {
  const names = { yeekee: "Yeekee", numbered: "{name}, round {n}" };
  const round = { betType: "yeekee", name: "จับยี่กี" };
  expect(roundName(names, { ...round, betId: "yeekee-2026-11-23-34" })).toBe("Yeekee, round 34");
  expect(roundName(names, { ...round, betList: { betId: "yeekee-2026-11-23-34" } })).toBe("Yeekee, round 34");
  expect(roundName(names, { ...round, betId: "th_close-2026-11-23" })).toBe("Yeekee");
  expect(roundName({}, { ...round, betId: "yeekee-2026-11-23-34" })).toBe("จับยี่กี");
});
