import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { edgeConfig } from "@/tools/proof/cluster/engines/haproxy";
import { createProgram } from "@/tools/proof/cluster/engines/program";
import { startLoad } from "@/tools/proof/cluster/load";
import { measurePace } from "@/tools/proof/cluster/pace";
import { rowsOf } from "@/tools/proof/cluster/plan";
import { tableOf } from "@/tools/proof/cluster/table";
import { unitOf } from "@/tools/proof/cluster/units";

const home = mkdtempSync(join(tmpdir(), "cluster-test-"));
afterAll(() => rmSync(home, { recursive: true, force: true }));

describe("the words behind npm run cluster", () => {
  const rows = [{ name: "A" }, { name: "B" }, { name: "C", isLong: true as const }];
  test("none ask for the short rows", () => expect(rowsOf(rows, [])).toEqual(rows.slice(0, 2)));
  test("long asks for every row", () => expect(rowsOf(rows, ["long"])).toEqual(rows));
  test("name rows, which run in their own order", () =>
    expect(rowsOf(rows, ["C", "A"]).map(({ name }) => name)).toEqual(["A", "C"]));
  test("a word that is no row is refused", () =>
    expect(() => rowsOf(rows, ["A", "Z"])).toThrow('"Z" is none of A, B, C, long.'));
});

test("the table has a line for each figure, whatever was seen", () => {
  const row = { row: "D", load: "2.0", must: "0" };
  const lines = tableOf([
    { ...row, what: "lost", seen: "0", holds: true },
    { ...row, what: "doubled", seen: "1\n| of 2", holds: false },
  ]).split("\n");
  expect(lines.slice(2)).toEqual([
    "| D | lost | 0 | 0 | yes | 2.0 |",
    "| D | doubled | 1 / of 2 | 0 | NO | 2.0 |",
  ]);
});

describe("what an operator would deploy", () => {
  test.each(["web", "calls", "push", "jobs", "migrate"] as const)("the unit of %s starts here", (role) => {
    const { args, env } = unitOf(role, 4321);
    expect(env).toMatchObject({ NODE_ENV: "production", ROLE: role });
    expect(args.some((arg) => /^(node_modules|\.build)\//.test(arg))).toBe(true);
    if (role === "web") expect(args).toContain("4321");
  });

  test("the edge keeps its rules and leads to no address of the example", () => {
    const deployed = readFileSync("deploy/haproxy/haproxy.cfg", "utf8");
    const own = { origin: 1, sockets: 2, inner: 3, eyes: 4 };
    const config = edgeConfig(deployed, home, own, { webs: [11, 12], calls: [21, 22], pushes: [31, 32] });
    expect(config).not.toMatch(/10\.0\.|house\.example|ssl crt/);
    expect(config.match(/^ +server .*$/gm)?.map((line) => line.trim().split(" ")[2])).toEqual(
      [11, 12, 11, 12, 31, 32, 21, 22].map((port) => `127.0.0.1:${port}`),
    );
    const rules = /retry-on conn-failure\n|option httpchk GET \/ready|http-error status 502/g;
    expect(config.match(rules)).toEqual(deployed.split("# Inside: PostgreSQL")[0]?.match(rules));
    expect(() => edgeConfig("", home, own, { webs: [], calls: [], pushes: [] })).toThrow("has no");
  });
});

describe("a program of the trial", () => {
  const sleeper = (script: string) =>
    createProgram({
      name: "sleeper",
      command: process.execPath,
      args: ["-e", script],
      logFile: join(home, "sleeper.log"),
      answers: async () => {
        if (!existsSync(join(home, "up"))) throw new Error("not yet");
      },
    });
  const up = `require("node:fs").writeFileSync(${JSON.stringify(join(home, "up"))}, ""); setInterval(() => {}, 1000);`;

  test("starts, ends by itself at TERM, and starts again", async () => {
    const program = sleeper(up);
    await program.start();
    expect(await program.stop()).toMatchObject({ byItself: true });
    expect(program.isRunning()).toBe(false);
    await program.start();
    await program.kill();
    expect(program.isRunning()).toBe(false);
  });

  test("that hears no TERM is killed, and says so", async () => {
    rmSync(join(home, "up"), { force: true });
    const program = sleeper(`process.on("SIGTERM", () => {}); ${up}`);
    await program.start();
    expect(await program.stop(200)).toMatchObject({ byItself: false });
  });

  test("that ends at its start is reported with its last words", async () => {
    rmSync(join(home, "up"), { force: true });
    await expect(sleeper("console.log('no port'); process.exit(3)").start()).rejects.toThrow("no port");
  });
});

describe("a measured pace", () => {
  test("keeps to so many a second and counts refusals apart", async () => {
    let sent = 0;
    const send = async () => {
      sent += 1;
      return sent % 5 === 0 ? "busy" : null;
    };
    const { perSecond, refusals } = await measurePace(send, { clients: 4, seconds: 0.5, perSecond: 100 });
    expect(sent).toBeLessThanOrEqual(55);
    expect(refusals.get("busy")).toBe(Math.floor(sent / 5));
    expect(perSecond).toBeLessThan(90);
  });

  test("has the time that all but one in a hundred took at most", async () => {
    const send = (client: number) => wait(client === 0 ? 120 : 10).then(() => null);
    const { p99Ms } = await measurePace(send, { clients: 2, seconds: 0.3 });
    expect(p99Ms).toBeGreaterThanOrEqual(119);
  });
});

describe("members under load", () => {
  const keys: string[] = [];
  const server = createServer((request, response) => {
    const key = String(request.headers["idempotency-key"]);
    keys.push(key);
    const isFirst = keys.filter((each) => each === key).length === 1;
    response.writeHead(isFirst ? 503 : 200);
    response.end(JSON.stringify(isFirst ? { code: "busy" } : { data: { poyId: key } }));
  });
  beforeAll(() => new Promise<void>((done) => void server.listen(0, "127.0.0.1", done)));
  afterAll(() => void server.close());

  test("repeat by its key what was busy, and count each slip once", async () => {
    const { port } = server.address() as { port: number };
    const call = async (path: string, _body: object, key: string) => {
      const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { "idempotency-key": key } });
      return { status: answer.status, text: await answer.text() };
    };
    const member = { visitor: { call }, rounds: { anySlip: async () => ({}) } };
    const load = startLoad([member as never]);
    await load.moreSlips(2);
    const sinceMs = Date.now();
    await wait(0);
    await load.moreSlips(1);
    expect(await load.end()).toEqual([]);
    expect(load.acknowledged.size).toBe(new Set(keys).size);
    expect(load.answers.get("busy")).toBe(new Set(keys).size);
    // Each slip is sent again after a fifth of a second at least.
    expect(load.longestGapMs(sinceMs)).toBeGreaterThanOrEqual(190);
  });
});
