import { expect, test, vi } from "vitest";
import { readResults } from "@/app/[locale]/(public)/results/read-results";
import type { Endpoint } from "@/lib/contract/endpoint";
import type { ResultRow } from "@/lib/contract/rounds";
import { draw, stock } from "../../components/result/rows";

const rows = vi.hoisted(() => ({ all: [] as ResultRow[] }));

/** The service as its contract reads: results of a day, and the drawn ones of a group, newest first. */
vi.mock("@/lib/server/ask", () => ({
  ask: async ({ path }: Endpoint, { query }: { query: Record<string, unknown> }) => {
    if (path === "/bet-list-results.all") return rows.all.filter(({ resultDt }) => resultDt === query.date);
    return rows.all
      .filter(({ betGroup, result }) => betGroup === query.betGroup && result)
      .toSorted((one, other) => other.resultDt.localeCompare(one.resultDt))
      .slice(0, Number(query.limit));
  },
}));

const laterStock = stock("korea", { betId: "korea-2025-12-03", resultDt: "2025-12-03" });

test("without a day the latest one that has results is shown, with the latest draw whatever its day", async () => {
  rows.all = [draw, stock("korea"), laterStock];
  const results = await readResults(undefined);
  expect(results.date).toBe("2025-12-03");
  expect(results.stocks.map(({ betId }) => betId)).toEqual(["korea-2025-12-03"]);
  expect(results.government?.betId).toBe(draw.betId);
});

test("a day that was asked for shows its own results and nothing of another day", async () => {
  rows.all = [draw, stock("korea"), laterStock];
  expect(await readResults("2025-12-03")).toMatchObject({ government: undefined, stocks: [laterStock] });
  expect(await readResults("2025-12-01")).toMatchObject({ government: draw, stocks: [stock("korea")] });
  expect(await readResults("2025-12-02")).toMatchObject({ government: undefined, stocks: [], draws: [draw] });
});

test("before the first result of all there is no day to show", async () => {
  rows.all = [];
  expect(await readResults(undefined)).toEqual({ date: "", stocks: [], draws: [] });
});
