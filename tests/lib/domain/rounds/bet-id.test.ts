import { expect, test } from "vitest";
import { parseBetId } from "@/lib/domain/rounds/bet-id";

test.each([
  ["gov-2026-12-01", { betType: "gov", dt: "2026-12-01", roundNo: null }],
  ["yeekee_5-2026-12-01-265", { betType: "yeekee_5", dt: "2026-12-01", roundNo: 265 }],
  ["lao-super-2026-12-01", { betType: "lao-super", dt: "2026-12-01", roundNo: null }],
  ["gov-2026-13-01", null],
  ["gov", null],
  ["2026-12-01", null],
  ["gov-2026-12-01-0", null],
  ["../gov-2026-12-01", null],
])("the round id %s", (betId, parts) => {
  expect(parseBetId(betId)).toEqual(parts);
});
