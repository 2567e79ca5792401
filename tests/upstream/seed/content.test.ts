import { expect, test } from "vitest";
import { defaultTurnoverPercents } from "@/lib/domain/money/turnover";
import en from "@/upstream/seed/content/en.json" with { type: "json" };
import kh from "@/upstream/seed/content/kh.json" with { type: "json" };
import mm from "@/upstream/seed/content/mm.json" with { type: "json" };
import th from "@/upstream/seed/content/th.json" with { type: "json" };

const { ACHIVEMENT_ADDMONEY, MOVE_AF_TO_MONEY } = defaultTurnoverPercents;

test.each(Object.entries({ th, en, kh, mm }))(
  "the promotions in %s say how much must be staked, by the percentages that are seeded",
  (_, content) => {
    const html = (id: string) => content.promotions.find((one) => one.id === id)?.html ?? "";
    expect(html("goals")).toContain(`${ACHIVEMENT_ADDMONEY}%`);
    expect(html("friends")).toContain(`${ACHIVEMENT_ADDMONEY}%`);
    expect(html("friends")).toContain(`${MOVE_AF_TO_MONEY}%`);
  },
);
