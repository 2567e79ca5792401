import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { satang } from "@/lib/domain/money/money";
import { receiptText } from "@/lib/domain/poy/receipt";

const slip = {
  poyNo: 1024,
  betId: "gov-2026-12-01",
  createdAtMs: 1_795_660_530_123,
  total: satang(15_00),
  lines: [
    { option: "teng_bon_3", number: "047", price: satang(10_00), multiply: 900 },
    { option: "teng_bon_1", number: "4", price: satang(5_00), multiply: 3.2 },
  ],
};

test("the text of a receipt names slip, round, moment, total and every line, in satang and hundredths", () => {
  expect(receiptText(slip)).toBe(
    "1024|gov-2026-12-01|1795660530123|1500|teng_bon_3:047:1000:90000;teng_bon_1:4:500:320",
  );
  expect(createHash("sha256").update(receiptText(slip)).digest("hex")).toBe(
    "7953e0b3bd816170ec6978a529f2469b50981ce0ed9a5e7dbb40016c10edb99e",
  );
});

test.each([
  ["the number of a line", { lines: [{ ...slip.lines[0], number: "048" }, slip.lines[1]] }],
  ["the order of the lines", { lines: slip.lines.toReversed() }],
  ["a rate by a hundredth", { lines: [slip.lines[0], { ...slip.lines[1], multiply: 3.21 }] }],
  ["the moment by a millisecond", { createdAtMs: slip.createdAtMs + 1 }],
])("another text comes of changing %s", (_, change) => {
  expect(receiptText({ ...slip, ...change } as typeof slip)).not.toBe(receiptText(slip));
});

test("a rate that no double holds exactly is still written in whole hundredths", () => {
  const [line] = slip.lines;
  if (!line) throw new Error("no line");
  expect(receiptText({ ...slip, lines: [{ ...line, multiply: 4.35 }] })).toContain(":435");
});
