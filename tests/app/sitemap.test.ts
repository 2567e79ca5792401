// @vitest-environment node
import { expect, test, vi } from "vitest";
import sitemap from "@/app/sitemap";
import type { Endpoint } from "@/lib/contract/endpoint";
import { Fault } from "@/lib/contract/fault";
import { setEnv } from "@/tests/lib/server/small-upstream";
import { draw } from "../components/result/rows";

const world = vi.hoisted(() => ({ isDown: false }));
vi.mock("next/headers", () => ({ headers: async () => new Headers({ host: "house.test" }) }));
vi.mock("@/lib/server/ask/ask", () => ({
  ask: async ({ path }: Endpoint, { query }: { query: Record<string, unknown> }) => {
    if (world.isDown) throw new Fault("upstream-unreachable");
    if (path === "/vdos.all") return [{ vdoName: "pay-in", publishedAt: "2025-11-01T09:00:00+07:00" }];
    if (path === "/promotions.all") return [];
    return query.betGroup === "gov" ? [draw] : [];
  },
}));

const changed = async () =>
  new Map((await sitemap()).map(({ url, lastModified }) => [url, lastModified as Date | undefined]));

test("pages say when they last changed: results with the newest draw, videos with their own day", async () => {
  world.isDown = false;
  const pages = await changed();
  expect(pages.get("http://house.test/results")?.toISOString()).toBe("2025-12-01T09:00:00.000Z");
  expect(pages.get("http://house.test/mm/vdo/pay-in")?.toISOString()).toBe("2025-11-01T02:00:00.000Z");
  expect(pages.has("http://house.test/en/howto/draw")).toBe(true);
});

test("no page where one logs in is listed", async () => {
  const addresses = [...(await changed()).keys()];
  expect(addresses.filter((url) => /house\.test(\/\w\w)?\/(login|register|forgot-pin)$/.test(url))).toEqual(
    [],
  );
});

test("the fixed pages are listed while the upstream is down; a foreign host has none", async () => {
  world.isDown = true;
  expect((await changed()).has("http://house.test/kh/results")).toBe(true);
  setEnv({ SITE_ORIGIN: "https://lucky.test" });
  expect(await sitemap()).toEqual([]);
  setEnv({ SITE_ORIGIN: undefined });
});
