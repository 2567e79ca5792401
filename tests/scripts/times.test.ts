import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { ofNode, reasonIn, runTo, tailOf } from "@/scripts/launch/log-file.mjs";
import { cpuOfChildren, cpuOfProcess, openRecord, recordsHome } from "@/scripts/launch/record.mjs";
import { sumOf } from "@/scripts/launch/suites.mjs";
import { timesOf } from "@/scripts/launch/times-table.mjs";

const folder = mkdtempSync(join(tmpdir(), "times-test-"));
afterAll(() => rmSync(folder, { recursive: true }));
beforeEach(() => vi.stubEnv("TIMES_DIR", join(folder, "records")));
afterEach(() => vi.unstubAllEnvs());

const busy = ofNode("-e", "let n = 0; for (const end = Date.now() + 400; Date.now() < end; ) n += 1");

describe("the record of a run", () => {
  test("holds the time of each part, of a failed one too, after what was done before it", async () => {
    const record = openRecord(".ci/run", [{ name: "install", wall: 60, cpu: 40 }]);
    const log = record.file("busy.log");
    await record.part("work", () => runTo(log, busy));
    await expect(record.part("trouble", () => Promise.reject(new Error("no")))).rejects.toThrow("no");
    record.add("a server", 12);
    record.save();
    const run = JSON.parse(readFileSync(record.file("run.json"), "utf8"));
    expect(run).toMatchObject({ command: ".ci/run", cores: expect.any(Number) });
    expect(run.wall).toBeGreaterThan(60.2);
    const [install, work, trouble, server] = run.parts;
    expect(install).toEqual({ name: "install", wall: 60, cpu: 40 });
    expect(work).toMatchObject({ name: "work" });
    expect(work.wall).toBeGreaterThan(0.3);
    // Where the system counts it: here a child was busy for most of its time.
    if (cpuOfChildren() !== null) expect(work.cpu).toBeGreaterThan(0.05);
    expect(trouble).toMatchObject({ name: "trouble" });
    expect(server).toEqual({ name: "a server", wall: null, cpu: 12 });
  });

  test("is one of the newest twelve that are kept", () => {
    for (let at = 0; at < 15; at++) openRecord(`run ${at}`);
    expect(readdirSync(recordsHome()).length).toBeLessThanOrEqual(13);
  });

  test.runIf(cpuOfChildren() !== null)("knows the processor time of another process", () => {
    expect(cpuOfProcess(process.pid)).toBeGreaterThan(0);
    expect(cpuOfProcess(2 ** 30)).toBeNull();
  });
});

describe("an output in a file", () => {
  test("is kept whole, and its first error is the reason", async () => {
    const path = join(folder, "said.log");
    const script =
      "console.log('all well'); console.error('\\u001b[31ma.ts(3,4): error TS1: no\\u001b[39m\\n\\nlast'); process.exit(3)";
    expect(await runTo(path, ofNode("-e", script))).toBe(3);
    expect(reasonIn(path)).toBe("a.ts(3,4): error TS1: no");
    expect(tailOf(path, 2)).toBe("a.ts(3,4): error TS1: no\nlast");
  });
  test("without an error ends in its reason", () => {
    const path = join(folder, "plain.log");
    writeFileSync(path, "one\ntwo\n\n");
    expect(reasonIn(path)).toBe("two");
  });
});

test("counts of suites are added up", () => {
  const one = { passed: 3, failed: 1, failures: ["a"], flaky: [] };
  const other = { passed: 4, failed: 0, failures: [], flaky: ["b"] };
  expect(sumOf([one, other])).toEqual({ passed: 7, failed: 1, failures: ["a"], flaky: ["b"] });
});

describe("the table of times", () => {
  const home = join(folder, "home");
  const write = (name: string, files: Record<string, unknown>) => {
    mkdirSync(join(home, name), { recursive: true });
    for (const [file, value] of Object.entries(files))
      writeFileSync(join(home, name, file), JSON.stringify(value));
  };
  const run = (startedAt: string, command: string) => ({
    ...{ command, startedAt, cores: 2, node: "v20", wall: 90 },
    parts: [
      { name: "install", wall: 30.4, cpu: 20 },
      { name: "PostgreSQL", wall: null, cpu: 5 },
    ],
  });

  test("is of the newest run of the command, with parts, projects, databases and stories", () => {
    const story = { file: "main.spec.ts", tests: [{ results: [{ duration: 4_000 }] }] };
    write("2026-01", { "run.json": run("2026-01-01T00:00:00Z", ".ci/run") });
    write("2026-02", {
      "run.json": run("2026-02-01T00:00:00Z", ".ci/run"),
      "units.files.json": [
        { project: "house", file: "tests/house/a.test.ts", cpuMs: 2_000, tests: 3, databases: { none: 5 } },
      ],
      "databases.files.json": [
        {
          ...{ project: "whole", file: "tests/upstream/poys/a.test.ts", cpuMs: 10_000, tests: 4 },
          databases: { pglite: 300, postgres: 100 },
        },
      ],
      "stories.json": { suites: [{ suites: [{ specs: [story] }] }] },
    });
    write("2026-03", { "run.json": run("2026-03-01T00:00:00Z", "npm test") });
    const text = timesOf(home, ".ci/run") ?? "";
    expect(text).toContain("### `.ci/run`, 2026-02-01, 2 cores, Node v20");
    expect(text).toContain("1.5 min");
    for (const row of [
      "install | 30 | 20",
      "PostgreSQL | – | 5",
      "all | – | 25",
      "house | 1 | 3 | 2",
      "tests/upstream/poys | 1 | 8 | 3",
      "main.spec.ts | 1 | 4",
    ])
      expect(text).toContain(row);
    expect(text).not.toContain("tests/house | 1");
  });

  test("is of nothing where no run is recorded", () => {
    expect(timesOf(join(folder, "none"), ".ci/run")).toBeNull();
    expect(timesOf(home, "npm start")).toBeNull();
  });
});
