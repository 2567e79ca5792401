import { expect, test } from "vitest";
import { isNewsWanted, type NewsKind, type ResultNews, usualNews } from "@/lib/domain/notice-choices";

const kinds: NewsKind[] = ["won", "lost", "refunded", "cancelled", "credited", "expired", "unmatched"];

test("until a member says otherwise he is told everything", () => {
  expect(kinds.filter((kind) => !isNewsWanted(usualNews, kind))).toEqual([]);
});

test.each<[ResultNews, boolean, NewsKind[]]>([
  ["all", false, ["won", "lost", "refunded", "cancelled", "unmatched"]],
  ["wins", true, ["won", "refunded", "cancelled", "credited", "expired", "unmatched"]],
  ["none", true, ["credited", "expired", "unmatched"]],
  ["none", false, ["unmatched"]],
])("results %s, money %s: %j", (results, money, told) => {
  expect(kinds.filter((kind) => isNewsWanted({ results, money }, kind))).toEqual(told);
});
