import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { roles } from "@/lib/domain/access/roles";
import { passwordFault } from "@/lib/domain/members/credential";
import { playwrightCounts, vitestCounts } from "@/scripts/launch/counts.mjs";
import { secondTry } from "@/scripts/launch/second-try.mjs";
import { isInstalled } from "@/tools/site/install.mjs";
import { requireNode } from "@/tools/site/node-version.mjs";
import { boxSecrets, requireSecrets } from "@/tools/site/secrets.mjs";
import { roles as ownRoles, readSettings } from "@/tools/site/settings.mjs";

const folder = mkdtempSync(join(tmpdir(), "start-"));
afterAll(() => rmSync(folder, { recursive: true }));

describe("Node", () => {
  test.each(["20.19.0", "20.20.2", "22.0.0", "24.11.1"])("%s is new enough", (version) => {
    expect(() => requireNode(version)).not.toThrow();
  });
  test.each(["18.20.0", "20.18.3"])("%s is too old, in one line", (version) => {
    expect(() => requireNode(version)).toThrow(`Node 20.19 or newer is needed; this is Node ${version}.`);
  });
});

describe("packages", () => {
  const at = (path: string, seconds: number) => utimesSync(join(folder, path), seconds, seconds);
  test("are installed when npm's stamp is not older than the lockfile", () => {
    writeFileSync(join(folder, "package-lock.json"), "");
    expect(isInstalled(folder)).toBe(false);
    mkdirSync(join(folder, "node_modules"));
    writeFileSync(join(folder, "node_modules/.package-lock.json"), "");
    at("package-lock.json", 1_000_000);
    at("node_modules/.package-lock.json", 1_000_001);
    expect(isInstalled(folder)).toBe(true);
    at("package-lock.json", 1_000_060);
    expect(isInstalled(folder)).toBe(false);
  });
});

describe("secrets of the box", () => {
  test("are made once, kept for their owner alone, and a demo password obeys the members' rules", () => {
    const made = boxSecrets(folder, {});
    expect(Object.keys(made).sort()).toEqual(
      ["CSRF_SECRET", "DEMO_PASSWORD", "PUSHER_APP_ID", "PUSHER_KEY", "PUSHER_SECRET", "TOKEN_SECRET"].sort(),
    );
    expect(statSync(join(folder, "secrets.json")).mode & 0o777).toBe(0o600);
    expect(boxSecrets(folder, {})).toEqual(made);
    expect(passwordFault(made.DEMO_PASSWORD ?? "")).toBeNull();
  });

  test("give way to the environment, which is not written down", () => {
    expect(boxSecrets(folder, { DEMO_PASSWORD: "Lotus#2026" }).DEMO_PASSWORD).toBe("Lotus#2026");
    expect(readFileSync(join(folder, "secrets.json"), "utf8")).not.toContain("Lotus#2026");
  });

  test("are asked of the environment outside the box, by name", () => {
    const own = { API_UPSTREAM_URL: "https://a.example/api", POY_API_UPSTREAM_URL: "https://a.example/poy" };
    expect(readSettings(own)).toMatchObject({ startsUpstream: false, inTheBox: false, ownsDatabase: false });
    expect(() => requireSecrets(readSettings(own), own)).toThrow(/CSRF_SECRET\.$/);
    const enough = { ...own, CSRF_SECRET: "s" };
    expect(() => requireSecrets(readSettings(enough), enough)).not.toThrow();
  });
});

describe("the role", () => {
  const database = { DATABASE_URL: "postgres://house@db/house" };
  test("is one of those that the processes know", () => {
    expect(ownRoles).toEqual([...roles]);
    expect(() => readSettings({ ROLE: "boss" })).toThrow(/^ROLE is "boss"; it is one of all, web, /);
  });

  test.each([
    ["web", { startsUpstream: false, startsWeb: true }],
    ["calls", { startsUpstream: true, startsWeb: false }],
    ["push", { startsUpstream: true, startsWeb: false }],
    ["jobs", { startsUpstream: true, startsWeb: false }],
    ["migrate", { startsUpstream: true, startsWeb: false }],
    ["all", { startsUpstream: true, startsWeb: true }],
  ])("%s starts its own part, with secrets of the environment", (role, starts) => {
    expect(readSettings({ ...database, ROLE: role })).toMatchObject({ ...starts, role, inTheBox: false });
  });

  test("a part needs a database that others can open, and only a lone web server an upstream elsewhere", () => {
    expect(() => readSettings({ ROLE: "jobs" })).toThrow(/^ROLE=jobs needs DATABASE_URL/);
    expect(() => readSettings({ UPSTREAM_URL: "http://10.0.0.5:4100" })).toThrow(/with ROLE=web\.$/);
    expect(readSettings({ ROLE: "web", UPSTREAM_URL: "http://10.0.0.5:4100" }).inTheBox).toBe(false);
  });

  test("a web server alone needs the keys that pages are checked by, and none of push's secrets", () => {
    const env = { ROLE: "web" };
    expect(() => requireSecrets(readSettings(env), env)).toThrow(
      "With ROLE=web set, the environment must also give TOKEN_SECRET, CSRF_SECRET, PUSHER_KEY.",
    );
  });
});

describe("counts of a test run", () => {
  const report = (name: string, value: unknown) => {
    const path = join(folder, name);
    writeFileSync(path, JSON.stringify(value));
    return path;
  };
  test("a file that does not load is a failure, and so is a report that is missing", () => {
    const broken = {
      name: join(process.cwd(), "tests/a.test.ts"),
      status: "failed",
      message: "\u001b[31mno such module\u001b[39m\nat a line",
      assertionResults: [],
    };
    const path = report("v.json", { numPassedTests: 3, testResults: [broken] });
    expect(vitestCounts(path, 1)).toEqual({
      passed: 3,
      failed: 1,
      failures: ["tests/a.test.ts: no such module"],
      files: ["tests/a.test.ts"],
    });
    expect(vitestCounts(join(folder, "none.json"), 0)).toMatchObject({ passed: 0, failed: 1 });
  });
  test("each failed test is named with the first line of its error", () => {
    const assertionResults = [
      { status: "passed", fullName: "adds", failureMessages: [] },
      { status: "failed", fullName: "pays", failureMessages: ["expected 1 to be 2\nat a line"] },
    ];
    const file = { name: join(process.cwd(), "tests/b.test.ts"), status: "failed", assertionResults };
    const path = report("named.json", { numPassedTests: 1, testResults: [file] });
    expect(vitestCounts(path, 1).failures).toEqual(["tests/b.test.ts › pays: expected 1 to be 2"]);
  });
  test("a story that passes on a retry has failed, and is named with its project", () => {
    const flaky = {
      projectName: "phone",
      status: "flaky",
      results: [{ error: { message: "not visible\nCall log" } }, {}],
    };
    const suites = [
      { suites: [{ specs: [{ file: "pay.spec.ts", title: "is paid", tests: [flaky] }] }], specs: [] },
    ];
    const stats = { expected: 4, unexpected: 0, flaky: 1 };
    expect(playwrightCounts(report("f.json", { stats, suites, errors: [] }), 0)).toEqual({
      passed: 4,
      failed: 1,
      failures: ["pay.spec.ts › is paid [phone, flaky]: not visible"],
      files: ["pay.spec.ts"],
    });
  });
  test("a bad end without a failed test is one failure", () => {
    const stats = { expected: 4, unexpected: 0, flaky: 0 };
    const path = report("p.json", { stats, suites: [], errors: [] });
    expect(playwrightCounts(path, 1)).toEqual({
      passed: 4,
      failed: 1,
      failures: ["Playwright ended with 1, yet no test failed"],
      files: [],
    });
    expect(playwrightCounts(path, 0)).toEqual({ passed: 4, failed: 0, failures: [], files: [] });
  });
});

describe("a second try", () => {
  const failed = (count: number, files = ["a.test.ts"]) => ({
    passed: 10,
    failed: count,
    failures: Array.from({ length: count }, (_, index) => `a.test.ts › ${index}`),
    files,
  });
  const never = () => Promise.reject(new Error("was run again"));

  test("runs the failed files alone and names what passes then as flaky", async () => {
    const again = async (files: string[]) => ({ ...failed(0), passed: files.length });
    expect(await secondTry(failed(2), again)).toEqual({
      passed: 12,
      failed: 0,
      failures: [],
      flaky: ["a.test.ts › 0", "a.test.ts › 1"],
    });
  });
  test("what fails twice has failed", async () => {
    expect(await secondTry(failed(2), async () => failed(1))).toMatchObject({
      passed: 11,
      failed: 1,
      flaky: [],
    });
  });
  test.each([
    ["nothing failed", failed(0, [])],
    ["many failed", failed(6)],
    ["a run ended badly without a failed test", failed(1, [])],
    ["a trial failed", failed(1, ["tests/trials/bank.test.ts"])],
    ["a test of the whole failed", failed(2, ["tests/lib/a.test.ts", "tests/whole/closing.test.ts"])],
  ])("is left out when %s", async (_, first) => {
    expect(await secondTry(first, never)).toEqual({ ...first, flaky: [] });
  });
});
