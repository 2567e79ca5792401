// Needs a document.
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { fetch as request } from "undici";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

/** A server with a clock that differs from this machine's, behind a real socket. */
let server: Server;
let asked: string[];
let aheadMs: number;
let delayMs: number;

beforeEach(async () => {
  vi.resetModules();
  sessionStorage.clear();
  [asked, aheadMs, delayMs] = [[], 3_600_000, 0];
  server = createServer((seen, response) => {
    asked.push(seen.url ?? "");
    setTimeout(() => {
      const round = {
        serverTime: new Date(Date.now() + aheadMs).toISOString(),
        betList: { betId: "gov-2026-12-01" },
      };
      response.writeHead(200, { "content-type": "application/json" });
      setTimeout(
        () => response.end(JSON.stringify({ data: seen.url?.includes("latest") ? [round] : round })),
        delayMs,
      );
    }, delayMs);
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  vi.stubGlobal("fetch", (address: string) => request(base + address));
});
afterEach(() => {
  vi.unstubAllGlobals();
  server.closeAllConnections();
  server.close();
});

const clock = () => import("@/lib/client/realtime/server-clock");
const aheadBy = (now: number) => now - Date.now();
/** By how many ms a clock is not so far ahead of the device's, whatever time passes while both are read. */
function misses(read: () => number, expectedMs: number): number {
  const from = Date.now() + expectedMs;
  const now = read();
  return Math.max(0, from - now, now - (Date.now() + expectedMs));
}

describe("the server's clock", () => {
  test("is taken from round trips, to within half of the best one", async () => {
    delayMs = 20;
    const { syncClock, serverNow, clockAccuracyMs } = await clock();
    const begunMs = performance.now();
    await syncClock("gov-2026-12-01");
    expect(clockAccuracyMs()).toBeLessThanOrEqual((performance.now() - begunMs) / 2);
    expect(misses(serverNow, aheadMs)).toBeLessThanOrEqual(clockAccuracyMs() + 5);
  });

  test("is believed after the first trip of all; a known one waits for the best of its trips", async () => {
    const { syncClock, serverNow } = await clock();
    delayMs = 20;
    const first = syncClock("gov-2026-12-01");
    await vi.waitFor(() => expect(asked).toHaveLength(2), { interval: 1 });
    expect(misses(serverNow, 3_600_000)).toBeLessThan(1_000);
    await first;

    aheadMs = 7_200_000;
    const second = syncClock("gov-2026-12-01");
    await vi.waitFor(() => expect(asked).toHaveLength(5), { interval: 1 });
    expect(misses(serverNow, 3_600_000)).toBeLessThan(1_000);
    await second;
    expect(misses(serverNow, 7_200_000)).toBeLessThan(1_000);
  });

  test("asks for the round that is looked at, else learns one and remembers it", async () => {
    const { syncClock } = await clock();
    await syncClock();
    expect(asked).toEqual([
      "/poy-api/bet-lists.latest",
      ...Array(2).fill("/poy-api/bet-lists.one?id=gov-2026-12-01"),
    ]);
  });

  test("many who ask at once share one reading", async () => {
    const { syncClock } = await clock();
    await Promise.all([syncClock("a-1"), syncClock("a-1"), syncClock("a-1")]);
    expect(asked).toHaveLength(3);
  });

  test("is read again when the network returns", async () => {
    const { syncClock, serverNow } = await clock();
    await syncClock("gov-2026-12-01");
    aheadMs = -60_000;
    dispatchEvent(new Event("online"));
    await vi.waitFor(() => expect(misses(serverNow, -60_000)).toBeLessThan(10_000));
  });

  test("is read in a tab that is given no storage", async () => {
    const refused = () => {
      throw new DOMException("denied", "SecurityError");
    };
    vi.stubGlobal("sessionStorage", { getItem: refused, setItem: refused, removeItem: refused });
    const { syncClock, clockAccuracyMs } = await clock();
    await syncClock("gov-2026-12-01");
    expect(Number.isFinite(clockAccuracyMs())).toBe(true);
    expect(asked).toEqual(Array(3).fill("/poy-api/bet-lists.latest"));
  });

  test("is our own until it was read, and stays when it cannot be", async () => {
    server.close();
    server.closeAllConnections();
    const { syncClock, serverNow } = await clock();
    await syncClock("gov-2026-12-01");
    expect(misses(serverNow, 0)).toBeLessThan(5);
  });

  test("a rendered page's time is a first guess that a reading replaces", async () => {
    const { seedClock, serverNow, syncClock } = await clock();
    const { markHydration: markFirstPage } = await import("@/lib/client/page/hydration");
    markFirstPage();
    seedClock(new Date(performance.timeOrigin - 90_000).toISOString());
    expect(misses(serverNow, -90_000)).toBeLessThan(500);
    await syncClock("gov-2026-12-01");
    expect(aheadBy(serverNow())).toBeGreaterThan(3_000_000);
  });

  test("where no data carries a time, the page's render is the first guess, until data has one", async () => {
    const { seedClock, seedClockByPage, serverNow } = await clock();
    const { markHydration: markFirstPage } = await import("@/lib/client/page/hydration");
    markFirstPage();
    seedClockByPage(performance.timeOrigin - 90_000);
    expect(misses(serverNow, -90_000)).toBeLessThan(500);
    seedClock(new Date(performance.timeOrigin - 120_000).toISOString());
    expect(misses(serverNow, -120_000)).toBeLessThan(500);
    seedClockByPage(performance.timeOrigin - 90_000);
    expect(misses(serverNow, -120_000)).toBeLessThan(500);
  });

  test("the render of a page that is left says nothing about the time", async () => {
    const { seedClockByPage, serverNow } = await clock();
    const { markHydration: markFirstPage } = await import("@/lib/client/page/hydration");
    markFirstPage();
    history.pushState(null, "", "/credit/deposit");
    seedClockByPage(performance.timeOrigin - 90_000);
    expect(misses(serverNow, 0)).toBeLessThan(5);
  });

  test("what a later move brings is as of now, not of the load: time spent before counts for nothing", async () => {
    const { seedClock, serverNow } = await clock();
    const { markHydration: markFirstPage } = await import("@/lib/client/page/hydration");
    markFirstPage();
    const now = vi.spyOn(Date, "now");
    history.pushState(null, "", "/lotto");
    const later = Date.now() + 600_000;
    now.mockReturnValue(later);
    seedClock(new Date(later - 200).toISOString());
    expect(aheadBy(serverNow())).toBe(-200);
    // A page restored from the history shows a ten-minute-old state.
    seedClock(new Date(later - 600_000).toISOString());
    expect(aheadBy(serverNow())).toBe(-200);
    seedClock(new Date(later - 50).toISOString());
    expect(aheadBy(serverNow())).toBe(-50);
    now.mockRestore();
  });

  test("what appears long after the page came to life did not come with the load either", async () => {
    const { seedClock, serverNow } = await clock();
    const { markHydration: markFirstPage } = await import("@/lib/client/page/hydration");
    markFirstPage();
    const aliveForMs = vi.spyOn(performance, "now").mockReturnValue(performance.now() + 600_000);
    // Between the two readings this very thread may have had to wait.
    const beforeMs = Date.now();
    seedClock(new Date(beforeMs).toISOString());
    expect(misses(serverNow, 0)).toBeLessThan(Date.now() - beforeMs + 50);
    aliveForMs.mockRestore();
  });
});
