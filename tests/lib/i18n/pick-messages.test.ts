import { describe, expect, test } from "vitest";
import { type MessagePath, pickMessages } from "@/lib/i18n/pick-messages";

const all = {
  lotto: { title: "Bet", list: { open: "Open", views: { gov: "Government", sets: "Sets" } } },
  market: { gov: "Government lottery" },
};

describe("the named parts of the messages", () => {
  test.each<[MessagePath[], object]>([
    [[], {}],
    [["market"], { market: all.market }],
    [["lotto.title"], { lotto: { title: "Bet" } }],
    [["lotto.list.views", "lotto.title"], { lotto: { title: "Bet", list: { views: all.lotto.list.views } } }],
    [
      ["lotto.list.open", "lotto.list.views.gov"],
      { lotto: { list: { open: "Open", views: { gov: "Government" } } } },
    ],
    [["lotto", "lotto.title"], { lotto: all.lotto }],
  ])("%j", (paths, picked) => {
    expect(pickMessages(all, paths)).toEqual(picked);
  });

  test("leave the messages as they were", () => {
    const before = structuredClone(all);
    pickMessages(all, ["lotto", "lotto.list.open", "market.gov"]);
    expect(all).toEqual(before);
  });

  const missing: MessagePath[] = ["lotto.none", "lotto.title.more", "lotto.toString", "poy"];
  test.each(missing)("%s: no such part", (path) => {
    expect(() => pickMessages(all, [path])).toThrow(RangeError);
  });
});
