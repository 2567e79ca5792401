import { expect, test } from "vitest";
import {
  isNewsWanted,
  type NewsKind,
  newsKinds,
  type ResultNews,
  usualNews,
} from "@/lib/domain/notice-choices";

const always: NewsKind[] = ["unmatched", "deposit-rejected", "withdraw-rejected", "news"];
const money: NewsKind[] = ["credited", "expired", "withdraw-approved", "withdraw-paid"];

test("until a member says otherwise he is told everything", () => {
  expect(newsKinds.filter((kind) => !isNewsWanted(usualNews, kind))).toEqual([]);
});

test.each<[ResultNews, boolean, NewsKind[]]>([
  ["all", false, ["won", "lost", "refunded", "cancelled", ...always]],
  ["wins", true, ["won", "refunded", "cancelled", ...money, ...always]],
  ["none", true, [...money, ...always]],
  ["none", false, always],
])("results %s, money %s: %j", (results, isMoneyTold, told) => {
  const wanted = newsKinds.filter((kind) => isNewsWanted({ results, money: isMoneyTold }, kind));
  expect(wanted.sort()).toEqual(told.sort());
});
