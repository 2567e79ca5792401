import { spawn } from "node:child_process";
import { once } from "node:events";
import { describe, expect, test } from "vitest";
import { residentMb } from "@/tools/proof/sweep/soak/memory.mjs";
import { createTimes, percentiles } from "@/tools/proof/sweep/soak/times.mjs";
import { growthOf, socketsOf } from "@/tools/proof/sweep/soak/watch.mjs";

const opensASocket = `
  const server = require("node:net").createServer();
  process.stdin.once("data", () => server.listen(0, "127.0.0.1", () => console.log("open")));
  console.log("ready");
`;
const samples = (value: (at: number) => number) => Array.from({ length: 300 }, (_, at) => value(at));

describe("what may not grow", () => {
  test.each([
    [
      "memory that goes up and down, whatever it took to get warm",
      "memory",
      false,
      (at: number) => Math.min(at, 100) + 200 + (at % 20) * 8,
    ],
    ["memory that grows by a megabyte a second", "memory", true, (at: number) => 200 + at + (at % 20)],
    ["memory that grows a little", "memory", false, (at: number) => 200 + at / 10],
    ["sockets that come and go", "sockets", false, (at: number) => 40 + (at % 30)],
    ["sockets of which one in ten seconds stays open", "sockets", true, (at: number) => 40 + at / 10],
    ["a lag with single long answers", "lag", false, (at: number) => (at % 10 === 0 ? 900 : 3)],
    ["a lag that grows", "lag", true, (at: number) => 5 + at],
  ] as const)("%s", (_, what, grows, value) => {
    expect(growthOf(samples(value), what)).toMatchObject({ grows });
  });

  test("is told of this very process: its memory in MB", () => {
    expect(residentMb(process.pid)).toBeGreaterThan(20);
    expect(residentMb(process.pid)).toBeLessThan(8_000);
  });

  test.runIf(process.platform === "linux")("is told of another process: a socket that it opens", async () => {
    // In this one other tests open and close theirs.
    const child = spawn(process.execPath, ["-e", opensASocket]);
    try {
      await once(child.stdout, "data");
      const before = socketsOf(child.pid ?? 0) ?? 0;
      child.stdin.write("open");
      await once(child.stdout, "data");
      expect(socketsOf(child.pid ?? 0)).toBe(before + 1);
    } finally {
      child.kill();
    }
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
