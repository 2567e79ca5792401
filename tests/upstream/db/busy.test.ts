import { setTimeout } from "node:timers/promises";
import { sql } from "drizzle-orm";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { isFault } from "@/lib/contract/fault";
import { DatabaseUnavailable, isBusy } from "@/upstream/db/busy";
import { PROBE_MS, SILENT_AFTER_MS } from "@/upstream/db/limits";
import { poy } from "@/upstream/db/schema/poys";
import { newKey } from "../../../tools/testing/calls";
import { databases, serversAlone, type TestDatabase } from "../../support/database/database";
import { brokenLaws, count } from "../../support/database/ledger";
import { type TcpProxy, tcpProxy } from "../../support/database/tcp-proxy";
import { openTestService, type TestService } from "../../support/service/service";
import { newcomer, type Person } from "../../support/world/people";
import { addRound, bet, line } from "../../support/world/rounds";

describe("what passes by itself", () => {
  const failure = (code: string) =>
    new Error("Failed query", { cause: Object.assign(new pg.DatabaseError("", 0, "error"), { code }) });

  test.each([
    ["08006", "a connection that failed"],
    ["53300", "too many connections"],
    ["53100", "a disk that is full"],
    ["58030", "a disk that fails"],
    ["57P01", "a server that shuts down"],
    ["57P03", "a server that starts"],
    ["57014", "a statement past its limit"],
    ["55P03", "a lock past its limit"],
    ["25006", "a standby that is not the primary yet"],
    ["40P01", "a deadlock lost time and again"],
  ])("%s, %s, is busy", (code) => expect(isBusy(failure(code))).toBe(true));

  test.each([
    ["23505", "a row that is there already"],
    ["42P01", "a table that is not there"],
    ["22003", "a number out of range"],
  ])("%s, %s, is a failure", (code) => expect(isBusy(failure(code))).toBe(false));

  test("a connection that could not be had is busy, any other error is none", () => {
    expect(isBusy(new DatabaseUnavailable("gone"))).toBe(true);
    expect(isBusy(new Error("gone"))).toBe(false);
  });
});

/** Less than any limit of a call: before it, a database that answers nobody is found out. */
const MARK_MS = 4_500;

/** A slip of ten baht, its key, and how often it was stored. */
function oneSlip(service: () => TestService, member: Person, betId: string) {
  const key = newKey();
  const lines = [line("teng_bon_2", "47", 10)];
  const send = () => bet(service(), member, betId, lines, key);
  const standing = () =>
    count(service().db, sql`SELECT count(*) FROM ${poy} WHERE ${poy.member} = ${member.uuid}`);
  return { send, standing };
}

const busy = (send: () => Promise<unknown>) =>
  send().then(
    () => {
      throw new Error("it was answered");
    },
    (error: unknown) => {
      if (!isFault(error, "busy")) throw error;
      return error.details;
    },
  );

describe.each(serversAlone)("a database behind a bad wire on $kind", ({ create }) => {
  let database: TestDatabase;
  let wire: TcpProxy;
  let service: TestService;
  let member: Person;
  let betId: string;
  beforeAll(async () => {
    database = await create();
    wire = await tcpProxy(database.env.DATABASE_URL ?? "");
    service = await openTestService({ env: { ...database.env, DATABASE_URL: wire.url } });
    member = await newcomer(service, 100);
    betId = await addRound(service, "th_open");
  });
  afterAll(async () => {
    await wire?.mend();
    await service?.close();
    await wire?.close();
    await database?.drop();
  });

  test("that says nothing: /ready answers, calls are busy after it, and a slip repeated by its key stands once", async () => {
    const { send, standing } = oneSlip(() => service, member, betId);
    wire.freeze();
    const answered: string[] = [];
    const refused = busy(send).finally(() => answered.push("slip"));
    const marker = setTimeout(MARK_MS).then(() => answered.push("mark"));
    const ready = await service.wire("GET", "/ready");
    answered.push("ready");
    expect(ready).toMatchObject({ status: 503, body: { ready: false } });
    expect(await refused).toEqual({ retryAfterSeconds: expect.any(Number) });
    await marker;
    // Each by a timer of this process, the shorter one first: nothing comes through the wire until it is mended.
    expect(answered).toEqual(["ready", "slip", "mark"]);
    await wire.mend();
    await vi.waitFor(async () => expect((await service.wire("GET", "/ready")).status).toBe(200), 20_000);
    await send();
    expect(await standing()).toBe(1);
  });

  test("that is slow and answers others is waited for", async () => {
    const { rows } = await service.db.execute<{ slept: boolean }>(
      sql`SELECT pg_sleep(${(SILENT_AFTER_MS + PROBE_MS) / 1_000 + 0.5}) IS NOT NULL AS slept`,
    );
    expect(rows).toEqual([{ slept: true }]);
  });

  test("that is away: calls are busy at once, with Retry-After, and it is found again", async () => {
    const { send } = oneSlip(() => service, member, betId);
    wire.cut();
    const answer = await service.wire("GET", "/api/sites.maintenance");
    expect(answer).toMatchObject({ status: 503, body: { code: "busy", details: { retryAfterSeconds: 2 } } });
    expect(answer.headers.get("retry-after")).toBe("2");
    await busy(send);
    expect((await service.wire("GET", "/ready")).status).toBe(503);
    await wire.mend();
    await send();
    expect(await brokenLaws(service.db)).toEqual([]);
  });
});

describe.each(databases)("a database that is held up on $kind", ({ kind, create }) => {
  test("refuses a slip as busy, and repeated by its key it stands once", async () => {
    const database = await create();
    const service = await openTestService(database);
    const member = await newcomer(service, 100);
    const betId = await addRound(service, "th_open");
    const { send, standing } = oneSlip(() => service, member, betId);
    // On PostgreSQL the slip waits for the round's lock; the embedded database's one connection is in use.
    await service.db.transaction(async (tx) => {
      await tx.execute(sql`SELECT 1 FROM round WHERE bet_id = ${betId} FOR UPDATE`);
      expect(await busy(send)).toEqual({ retryAfterSeconds: 2 });
    });
    await send();
    await send();
    expect(await standing()).toBe(1);
    expect(await brokenLaws(service.db)).toEqual([]);
    await service.close();
    await database.drop();
  });

  test.runIf(kind === "postgres")(
    "with all connections lent refuses calls as busy, and /ready answers",
    async () => {
      const database = await create();
      const service = await openTestService(database, { DB_POOL_SIZE: 2 });
      let letGo: () => void = () => undefined;
      const held = new Promise<void>((resolve) => {
        letGo = resolve;
      });
      const holding = [1, 2].map(() => service.db.transaction(() => held));
      const call = service.wire("GET", "/api/sites.maintenance");
      expect((await service.wire("GET", "/ready")).status).toBe(503);
      expect(await call).toMatchObject({ status: 503, body: { code: "busy" } });
      letGo();
      await Promise.all(holding);
      expect((await service.wire("GET", "/api/sites.maintenance")).status).toBe(200);
      await service.close();
      await database.drop();
    },
  );
});
