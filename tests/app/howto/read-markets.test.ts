import { expect, test, vi } from "vitest";
import { groupedBy, readMarkets } from "@/app/[locale]/(public)/howto/_parts/read-markets";
import { Fault } from "@/lib/contract/fault";
import type { MarketTerms } from "@/lib/contract/markets";

const answer = vi.hoisted(() => ({ give: (): unknown => [] }));
vi.mock("@/lib/server/ask/ask", () => ({ ask: async () => answer.give() }));

const market = (betType: string, cancelMinutes: number | null) =>
  ({ betType, cancelMinutes }) as Partial<MarketTerms> as MarketTerms;

test("markets that share their terms stand together, each terms once, in the order of the markets", () => {
  const groups = groupedBy(
    [market("yeekee", 2), market("yeekee_5", null), market("pingpong", 2)],
    ({ cancelMinutes }) => ({ cancelMinutes }),
  );
  expect(
    groups.map(({ terms, markets }) => [terms.cancelMinutes, markets.map(({ betType }) => betType)]),
  ).toEqual([
    [2, ["yeekee", "pingpong"]],
    [null, ["yeekee_5"]],
  ]);
});

test("an upstream that does not list its markets leaves the page without them; anything else is an error", async () => {
  answer.give = () => {
    throw new Fault("not-offered");
  };
  expect(await readMarkets()).toBeNull();
  answer.give = () => {
    throw new TypeError("a mistake of ours");
  };
  await expect(readMarkets()).rejects.toThrow("a mistake of ours");
});
