// @vitest-environment node
import { beforeEach, expect, test, vi } from "vitest";
import { sceneOf } from "@/app/share/_parts/scenes";
import type { Endpoint } from "@/lib/contract/endpoint";
import { Fault } from "@/lib/contract/fault";
import type { ResultRow } from "@/lib/contract/rounds";
import { folderOf, type Locale } from "@/lib/i18n/tags";
import { draw, stock } from "../../components/result/rows";

const world = vi.hoisted(() => ({ rows: [] as unknown[], isDown: false }));
vi.mock("next-intl/server", () => ({
  getMessages: async ({ locale }: { locale: Locale }) => {
    const names = ["site", "home", "shell", "result", "market", "proof"];
    const pairs = names.map(async (name) => {
      const { default: words } = await import(`../../../locales/${folderOf(locale)}/${name}.json`);
      return [name, words];
    });
    return Object.fromEntries(await Promise.all(pairs));
  },
}));
vi.mock("@/lib/server/ask/ask", () => ({
  ask: async ({ path }: Endpoint, { query = {} }: { query?: Record<string, unknown> }) => {
    if (world.isDown) throw new Fault("upstream-unreachable");
    const rows = world.rows as ResultRow[];
    if (path === "/markets.all") return [{ betGroup: "stock", betType: "korea", name: "korea" }];
    if (path === "/bet-list-results.all") return rows.filter(({ resultDt }) => resultDt === query.date);
    if (path === "/bet-lists.one") {
      const row = rows.find(({ betId }) => betId === query.id);
      if (!row) throw new Fault("not-found");
      return { ...row, betList: { betId: row.betId, status: row.status, result: row.result } };
    }
    return rows
      .filter(({ betGroup }) => betGroup === query.betGroup)
      .filter(({ betType }) => !query.betType || betType === query.betType);
  },
}));

const shots = stock("yeekee", { betGroup: "yeekee", betId: "yeekee-2025-12-01-34" });

beforeEach(() => {
  world.rows = [draw, stock("korea"), shots];
  world.isDown = false;
});

const scene = async (...asked: Parameters<typeof sceneOf>) => (await sceneOf(...asked))?.scene;

test("a day's results name up to three markets, with the numbers that most bets are settled by", async () => {
  const { rows, heading, text } = (await scene({ kind: "results", key: "2025-12-01" }, "en")) ?? {};
  expect([heading, text]).toEqual(["Results", "01/12/2025"]);
  expect(rows?.map(({ label, numbers }) => [label, numbers.map(({ digits }) => digits).join(" ")])).toEqual([
    ["Thai government lottery", "491847 56"],
    ["Korea", "405 62"],
    ["Yeekee, round 34", "405 62"],
  ]);
});

test("a day without results, and an upstream that is down, get the site's own picture", async () => {
  const own = await scene({ kind: "site" }, "my");
  expect(await scene({ kind: "results", key: "2020-01-01" }, "my")).toEqual(own);
  world.isDown = true;
  expect(await scene({ kind: "results", key: "2025-12-01" }, "my")).toEqual(own);
});

test("a market has its colours and its newest result; an unknown one has no picture", async () => {
  expect(await scene({ kind: "market", key: "korea" }, "en")).toMatchObject({
    heading: "Korea",
    family: "stock_foreign",
    rows: [{ numbers: [{ digits: "405" }, { digits: "62" }] }],
  });
  expect(await sceneOf({ kind: "market", key: "mars" }, "en")).toBeNull();
  world.isDown = true;
  await expect(sceneOf({ kind: "market", key: "korea" }, "en")).rejects.toThrow(Fault);
});

test("a round drawn by shots has its result; any other round has no picture", async () => {
  expect(await scene({ kind: "proof", key: shots.betId }, "en")).toMatchObject({
    heading: "Yeekee, round 34",
    text: expect.stringContaining("Check the result"),
    family: "yeekee",
    rows: [{ numbers: [{ digits: "405" }, { digits: "62" }] }],
  });
  expect(await sceneOf({ kind: "proof", key: "korea-2025-12-01" }, "en")).toBeNull();
  expect(await sceneOf({ kind: "proof", key: "yeekee-2025-12-01-35" }, "en")).toBeNull();
});

test("an invitation names nobody, and may be kept for a day", async () => {
  const answer = await sceneOf({ kind: "invitation" }, "th");
  expect(answer?.maxAgeSeconds).toBe(86_400);
  expect(JSON.stringify(answer?.scene)).not.toMatch(/\d{3}/);
});
