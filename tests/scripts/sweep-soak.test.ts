import { describe, expect, test } from "vitest";
import { growthOf, residentMb } from "@/scripts/sweep/soak-memory.mjs";
import { createTimes, percentiles } from "@/scripts/sweep/soak-times.mjs";

const samples = (mb: (at: number) => number) => Array.from({ length: 300 }, (_, at) => mb(at));

describe("memory", () => {
  test("that goes up and down is flat, whatever it took to get warm", () => {
    expect(growthOf(samples((at) => Math.min(at, 100) + 200 + (at % 20) * 8))).toMatchObject({
      isLeak: false,
    });
  });
  test("that grows by a megabyte a second is a leak", () => {
    expect(growthOf(samples((at) => 200 + at + (at % 20)))).toMatchObject({ isLeak: true });
  });
  test("that grows a little is none", () => {
    expect(growthOf(samples((at) => 200 + at / 10))).toMatchObject({ isLeak: false });
  });
  test("of this very process is counted in MB", () => {
    expect(residentMb(process.pid)).toBeGreaterThan(20);
    expect(residentMb(process.pid)).toBeLessThan(8_000);
  });
});

describe("times", () => {
  test("are told by the share that was quicker", () => {
    const tookMs = Array.from({ length: 200 }, (_, at) => 200 - at);
    expect(percentiles(tookMs)).toEqual({ count: 200, p50: 101, p95: 191, p99: 199 });
    expect(percentiles([])).toEqual({ count: 0, p50: 0, p95: 0, p99: 0 });
  });
  test("are kept by kind, and what failed inside is told", () => {
    const times = createTimes();
    times.add({ method: "POST", path: "/poy-api/poys.create", status: 200, ms: 5 });
    times.add({ method: "GET", path: "/api/cashs", status: 502, ms: 7 });
    times.add({ method: "GET", path: "/main", status: 200, ms: 9 });
    expect(times.rows().map(({ count }) => count)).toEqual([1, 0, 1, 1]);
    expect(times.broken).toEqual(["GET /api/cashs answers 502"]);
    expect(times.count()).toBe(3);
  });
});
