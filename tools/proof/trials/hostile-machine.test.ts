import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterEach, describe, expect, test, vi } from "vitest";
import { databases, serversAlone, type TestDatabase } from "../../../tests/support/database/database";
import { lawsOn, memberOn } from "../../../tests/support/faults/member-on";
import { type OwnServer, ownServer, whyNoServer } from "../../../tests/support/faults/own-server";
import type { SteadyBets } from "../../../tests/support/faults/steady-bets";
import { startUpstream, type UpstreamProcess } from "../../../tests/support/service/upstream-process";

/** How long a process is stopped; `npm run sweep -- proof faults` stops it for 30 s. */
const FROZEN_MS = Number(process.env.FROZEN_SECONDS || 6) * 1_000;
/** Within this, a call is told that the database does not answer. Measured by the sweep alone. */
const BUSY_WITHIN_MS = 3_000;
const isMeasured = process.env.FROZEN_SECONDS !== undefined;
const FAKETIME = "/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1";
const hasStrace = existsSync("/usr/bin/strace");

const left: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const drop of left.splice(0).reverse()) await drop();
});

/** A server of its own, with a database on it for one member's bets. */
async function ownDatabase(): Promise<{ server: OwnServer; database: TestDatabase; bets: SteadyBets }> {
  const home = await mkdtemp(join(tmpdir(), "own-server-"));
  left.push(() => rm(home, { recursive: true, force: true }));
  const server = await ownServer(home);
  await server.start();
  left.push(() => server.stop());
  const env = { DATA_DIR: "", DATABASE_URL: server.url };
  const database: TestDatabase = { kind: "postgres", env, drop: async () => undefined };
  return { server, database, bets: await memberOn(database) };
}

async function started(database: TestDatabase, changes?: Record<string, string>): Promise<UpstreamProcess> {
  const upstream = await startUpstream(database, changes);
  left.push(() => upstream.end("SIGKILL"));
  return upstream;
}

/** It takes bets again, has all that it acknowledged, and its ledger is sound. */
async function expectRecovered(bets: SteadyBets, upstream: UpstreamProcess, database: TestDatabase) {
  await vi.waitFor(async () => expect(await bets.send(upstream)).toBe("taken"), {
    timeout: 60_000,
    interval: 200,
  });
  expect(await bets.missing(upstream)).toEqual([]);
  expect(upstream.diedSaying()).toBeNull();
  await upstream.end("SIGTERM");
  expect(await lawsOn(database)).toEqual([]);
}

describe.skipIf(whyNoServer || serversAlone.length === 0)("a database server", () => {
  test("that is frozen: calls are busy, none is lost, and it goes on by itself", async () => {
    const { server, database, bets } = await ownDatabase();
    const upstream = await started(database);
    expect(await bets.send(upstream)).toBe("taken");
    const frozen = server.pids();
    for (const pid of frozen) process.kill(pid, "SIGSTOP");
    const until = performance.now() + FROZEN_MS;
    const waits: number[] = [];
    const met = new Set<string>();
    try {
      while (performance.now() < until) {
        const from = performance.now();
        met.add(await bets.send(upstream));
        waits.push(performance.now() - from);
      }
    } finally {
      for (const pid of frozen) process.kill(pid, "SIGCONT");
    }
    const slowest = Math.max(...waits);
    process.stdout.write(`frozen database: ${waits.length} calls, the slowest ${Math.round(slowest)} ms\n`);
    expect([...met]).toEqual(["busy"]);
    if (isMeasured) expect(slowest).toBeLessThan(BUSY_WITHIN_MS);
    await expectRecovered(bets, upstream, database);
  }, 600_000);

  test.skipIf(!hasStrace)(
    "whose disk fails to sync: none is lost, and it goes on by itself",
    async () => {
      const { server, database, bets } = await ownDatabase();
      const upstream = await started(database);
      expect(await bets.send(upstream)).toBe("taken");
      const fault = "inject=fsync,fdatasync:error=EIO";
      const attached = server.pids().flatMap((pid) => ["-p", String(pid)]);
      const strace = spawn("strace", ["-f", "-q", "-e", "trace=fsync,fdatasync", "-e", fault, ...attached], {
        stdio: "ignore",
      });
      left.push(() => ended(strace));
      const met = new Set<string>();
      await vi.waitFor(
        async () => {
          met.add(await bets.send(upstream));
          expect(met.size).toBeGreaterThan(met.has("taken") ? 1 : 0);
        },
        { timeout: 60_000, interval: 50 },
      );
      await ended(strace);
      expect([...met].filter((code) => code !== "taken" && code !== "busy")).toEqual([]);
      await expectRecovered(bets, upstream, database);
    },
    600_000,
  );
});

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, "exit");
  child.kill("SIGINT");
  await gone;
}

describe.each(databases)("a service on $kind", ({ create }) => {
  test("that is frozen in the middle of a call does it once, and goes on by itself", async () => {
    const database = await create();
    left.push(() => database.drop());
    const bets = await memberOn(database);
    const upstream = await started(database);
    expect(await bets.send(upstream)).toBe("taken");
    const answer = bets.send(upstream);
    process.kill(upstream.pid, "SIGSTOP");
    await wait(FROZEN_MS);
    process.kill(upstream.pid, "SIGCONT");
    expect(["taken", "busy", "lost"]).toContain(await answer);
    await expectRecovered(bets, upstream, database);
  }, 600_000);

  test.skipIf(!existsSync(FAKETIME)).each(["+1h", "-1h"])(
    "whose clock is off by %s loses no slip and makes none twice",
    async (off) => {
      const database = await create();
      left.push(() => database.drop());
      const bets = await memberOn(database);
      const before = await started(database);
      expect(await bets.send(before)).toBe("taken");
      await before.end("SIGTERM");
      const upstream = await started(database, {
        LD_PRELOAD: FAKETIME,
        FAKETIME: off,
        FAKETIME_DONT_FAKE_MONOTONIC: "1",
      });
      const answers = new Set<string>();
      for (let time = 0; time < 5; time++) answers.add(await bets.send(upstream));
      process.stdout.write(`clock ${off}: ${[...answers].join(", ")}\n`);
      expect([...answers].filter((code) => ["lost", "internal"].includes(code))).toEqual([]);
      await upstream.end("SIGTERM");
      const after = await started(database);
      await expectRecovered(bets, after, database);
    },
    600_000,
  );

  test.skipIf(!existsSync("/usr/bin/taskset"))(
    "that has to share a core with four others that count loses nothing",
    async () => {
      const database = await create();
      left.push(() => database.drop());
      const bets = await memberOn(database);
      const upstream = await started(database);
      execFileSync("taskset", ["-acp", "0", String(upstream.pid)], { stdio: "ignore" });
      const burners = Array.from({ length: 4 }, () =>
        spawn("taskset", ["-c", "0", process.execPath, "-e", "for (;;) {}"], { stdio: "ignore" }),
      );
      left.push(() => Promise.all(burners.map(ended)));
      const met = new Set<string>();
      for (let time = 0; time < 20; time++) met.add(await bets.send(upstream));
      await Promise.all(burners.map(ended));
      expect([...met].filter((code) => !["taken", "busy"].includes(code))).toEqual([]);
      await expectRecovered(bets, upstream, database);
    },
    600_000,
  );
});
