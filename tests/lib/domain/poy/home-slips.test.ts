import { expect, test } from "vitest";
import { homeSlips } from "@/lib/domain/poy/home-slips";

test.each<[string, string[], string[]]>([
  ["none", [], []],
  ["the newest, where none waits", ["lost 5", "won 4", "lost 3", "lost 2"], ["lost 5", "won 4", "lost 3"]],
  ["what waits before what is newer", ["won 5", "lost 4", "accepted 3"], ["accepted 3", "won 5", "lost 4"]],
  [
    "the newest of what waits",
    ["accepted 5", "lost 4", "accepted 3", "accepted 2", "accepted 1"],
    ["accepted 5", "accepted 3", "accepted 2"],
  ],
  [
    "cancelled and refunded wait for nothing",
    ["cancelled 3", "refunded 2", "accepted 1"],
    ["accepted 1", "cancelled 3", "refunded 2"],
  ],
])("%s", (_, slips, shown) => {
  const read = slips.map((slip) => ({ status: slip.split(" ")[0] ?? "", slip }));
  expect(homeSlips(read, 3).map(({ slip }) => slip)).toEqual(shown);
});
