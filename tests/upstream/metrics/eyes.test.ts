import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { cashs } from "@/lib/contract/credit";
import { createPoy } from "@/lib/contract/poys";
import { openService, type Service } from "@/upstream/app";
import { upstreamEnv } from "@/upstream/config/env";
import { createLog } from "@/upstream/logging/log";
import { findFreePort } from "../../../tools/site/ports.mjs";
import { callsTo, newKey } from "../../../tools/testing/calls";
import { oneDatabase, serversAlone, type TestDatabase } from "../../support/database/database";
import { type TestService, testEnv } from "../../support/service/service";
import { startUpstream } from "../../support/service/upstream-process";
import { newcomer, type Person } from "../../support/world/people";
import { addRound, bet, line } from "../../support/world/rounds";

const ID = "request-of-this-test";

/** The service with every eye open, its log kept. */
async function openWatched(database: TestDatabase, changes: Record<string, string>) {
  const lines: string[] = [];
  const log = createLog("info", { write: (text) => void lines.push(text) });
  const raw = {
    ...testEnv(database),
    DATA_DIR: database.env.DATA_DIR || "unused",
    ACCESS_LOG: "1",
    ...changes,
  };
  const env = upstreamEnv.parse(raw);
  const service = await openService({ ...env, UPSTREAM_PORT: await findFreePort() }, log);
  const address = service.server.server.address();
  const origin = `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;
  const { db } = service.dependencies;
  const tester = {
    ...callsTo(origin),
    origin,
    db,
    dependencies: service.dependencies,
  } as unknown as TestService;
  return { service, tester, lines, secrets: [raw.TOKEN_SECRET, raw.PUSHER_SECRET, raw.DEPOSIT_FEED_SECRET] };
}

describe.each(oneDatabase)("what is seen of a call on $kind", (kind) => {
  let database: TestDatabase;
  let service: Service;
  let tester: TestService;
  let lines: string[];
  let secrets: string[];
  let member: Person;
  let metricsPort: number;
  beforeAll(async () => {
    database = await kind.create();
    metricsPort = await findFreePort();
    const changes = { METRICS_PORT: String(metricsPort), SLOW_STATEMENT_MS: "1" };
    ({ service, tester, lines, secrets } = await openWatched(database, changes));
    member = await newcomer(tester, 1_000);
  });
  afterAll(async () => {
    await service?.close();
    await database?.drop();
  });

  const ask = (path: string, headers: Record<string, string> = {}) =>
    fetch(`${tester.origin}${path}`, { headers: { authorization: `Bearer ${member.token}`, ...headers } });

  test("its id is in the reply's header and in its line of the access log", async () => {
    const reply = await ask("/api/cashs", { "x-request-id": ID });
    expect(reply.headers.get("x-request-id")).toBe(ID);
    await vi.waitFor(() =>
      expect(lines.join("")).toContain(`"req":"${ID}","method":"GET","url":"/api/cashs"`),
    );
  });

  test("an id that could end a comment is replaced", async () => {
    const reply = await ask("/api/cashs", { "x-request-id": "a */ SELECT 1" });
    expect(reply.headers.get("x-request-id")).toMatch(/^[\da-f-]{36}$/);
  });

  test("a slow statement is logged with its time, its call and its id, and without values", async () => {
    lines.length = 0;
    const betId = await addRound(tester, "th_open");
    const lines2 = [line("teng_bon_2", "47", 1)];
    await bet(tester, member, betId, lines2);
    await ask("/poy-api/poys.by-key?key=key-that-nobody-used", { "x-request-id": ID });
    await vi.waitFor(() => {
      const slow = lines.filter((text) => text.includes("a statement was slow"));
      expect(slow.some((text) => text.includes('"call":"poys.create"'))).toBe(true);
      expect(slow.every((text) => /"ms":\d+/.test(text))).toBe(true);
    });
    expect(lines.join("")).not.toContain(member.uuid);
  });

  test("no line holds a secret, a token or a query", async () => {
    await ask("/poy-api/poys.by-key?key=key-that-nobody-used", { "x-request-id": ID });
    await tester.wire("POST", "/api/users.login", { userName: member.userName, password: "Wrong one #2026" });
    const all = lines.join("");
    for (const secret of [...secrets, member.token, "key-that-nobody-used", "Wrong one #2026"])
      expect(all).not.toContain(secret);
  });

  test("its time and outcome are in the metrics, which Prometheus can read", async () => {
    await tester.call(cashs, { token: member.token });
    const reply = await fetch(`http://127.0.0.1:${metricsPort}/metrics`);
    const text = await reply.text();
    expect(text).toMatch(/house_call_seconds_count\{[^}]*call="cashs",status="200"\} \d/);
    expect(text).toMatch(/house_slips_total\{outcome="accepted",[^}]*\} 1/);
    expect(text).toMatch(/house_ledger_violations\{[^}]*\} 0/);
    expect(text).toMatch(/house_pool_waiting\{[^}]*\} 0/);
    expect(text).toMatch(/house_outbox_events\{[^}]*\} \d/);
    if (existsSync("/usr/bin/promtool"))
      execFileSync("/usr/bin/promtool", ["check", "metrics"], {
        input: text,
        stdio: ["pipe", "pipe", "pipe"],
      });
  });
});

describe.each(serversAlone)("on $kind", (kind) => {
  test("the id and the call of a statement that runs are in pg_stat_activity", async () => {
    const database = await kind.create();
    const { service, tester } = await openWatched(database, {});
    const member = await newcomer(tester, 1_000);
    const betId = await addRound(tester, "th_open");
    const { db } = tester;
    const seen = await db.transaction(async (tx) => {
      // The slip waits for its account, so that its statement can be looked at.
      await tx.execute(sql`SELECT 1 FROM account WHERE owner = ${member.uuid} FOR UPDATE`);
      const sent = tester.call(createPoy, {
        body: { betId, lines: [line("teng_bon_2", "47", 1)] },
        token: member.token,
        key: newKey(),
        headers: { "x-request-id": ID },
      });
      // Not by this transaction, which would see its first look again each time.
      const found = await vi.waitFor(async () => {
        const { rows } = await db.execute<{ query: string }>(sql`
          SELECT query FROM pg_stat_activity
          WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE ${`%${ID}%`}`);
        if (rows.length === 0) throw new Error("nothing waits yet");
        return rows[0]?.query ?? "";
      });
      return { found, sent };
    });
    expect(seen.found).toContain(`/* req=${ID} call=poys.create */`);
    await seen.sent;
    await service.close();
    await database.drop();
  });
});

describe("the libraries of metrics and traces", () => {
  /** Scripts that a process loaded, by V8's own list. */
  async function scriptsOf(changes: Record<string, string>): Promise<string> {
    const [kind] = oneDatabase;
    if (!kind) throw new Error("no database");
    const database = await kind.create();
    const home = mkdtempSync(join(tmpdir(), "scripts-"));
    const upstream = await startUpstream(database, { NODE_V8_COVERAGE: home, ...changes });
    await upstream.end("SIGTERM");
    const urls = readdirSync(home).flatMap((name) => {
      const { result } = JSON.parse(readFileSync(join(home, name), "utf8")) as { result: { url: string }[] };
      return result.map(({ url }) => url);
    });
    rmSync(home, { recursive: true });
    await database.drop();
    return urls.join("\n");
  }

  test("are not loaded in embedded mode", async () => {
    const scripts = await scriptsOf({});
    expect(scripts).toContain("/pino/");
    expect(scripts).not.toMatch(/prom-client|@opentelemetry\/(sdk|exporter)/);
  });

  test("are where they are configured", async () => {
    const scripts = await scriptsOf({
      METRICS_PORT: String(await findFreePort()),
      OTEL_EXPORTER_OTLP_ENDPOINT: "http://127.0.0.1:9",
    });
    expect(scripts).toContain("/prom-client/");
    expect(scripts).toMatch(/@opentelemetry\/sdk-trace/);
  });
});
