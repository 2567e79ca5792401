import { sql } from "drizzle-orm";
import { describe, expect, test, vi } from "vitest";
import WebSocket from "ws";
import { onePoy } from "@/lib/contract/poys";
import { embeddedAlone, oneDatabase } from "../support/database/database";
import { brokenLaws } from "../support/database/ledger";
import { openTestService } from "../support/service/service";
import { PUSHER_KEY } from "../support/world/facts";
import { newcomer } from "../support/world/people";
import { addRound, bet, line } from "../support/world/rounds";

describe.each(oneDatabase)("shutting down on $kind", ({ create }) => {
  test("lets a call under way finish, takes no new one, and then is gone", async () => {
    const database = await create();
    const service = await openTestService(database);
    const member = await newcomer(service, 100);
    const betId = await addRound(service, "th_open");
    let slip: ReturnType<typeof bet> | undefined;
    let closing: Promise<void> | undefined;
    let isClosed = false;
    await service.db.transaction(async (tx) => {
      // The slip waits for the round's lock, or on the embedded database for its one connection.
      await tx.execute(sql`SELECT 1 FROM round WHERE bet_id = ${betId} FOR UPDATE`);
      slip = bet(service, member, betId, [line("teng_bon_2", "47", 10)]);
      await vi.waitFor(() => expect(service.underWay()).toBeGreaterThan(0), 20_000);
      closing = service.close().then(() => {
        isClosed = true;
      });
      await vi.waitFor(async () => expect(await isServed(service.origin)).toBe(false), 20_000);
      expect(isClosed).toBe(false);
    });
    const poyId = (await slip)?.poyId ?? "";
    await closing;
    const again = await openTestService(database);
    const { status } = await again.call(onePoy, { query: { id: poyId }, token: member.token });
    expect(status).toBe("accepted");
    expect(await brokenLaws(again.db)).toEqual([]);
    await again.close();
    await database.drop();
  });
});

describe.each(embeddedAlone)("the service on $kind", ({ create }) => {
  test("says how it is, what it promises, and what the embedded database cannot", async () => {
    const database = await create();
    const service = await openTestService(database);
    expect(await service.wire("GET", "/health")).toMatchObject({
      status: 200,
      body: { status: "ok", database: "pglite", durability: expect.stringContaining("not a power cut") },
    });
    expect(await service.wire("GET", "/ready")).toMatchObject({ status: 200, body: { ready: true } });
    const { body } = await service.wire("GET", "/openapi.json");
    expect(body).toMatchObject({ openapi: expect.stringMatching(/^3\.1/) });
    await service.close();
    await database.drop();
  });

  test("closes in time although a page keeps its push connection open and silent", async () => {
    const database = await create();
    const service = await openTestService(database);
    const page = new WebSocket(`ws://127.0.0.1:${service.port}/app/${PUSHER_KEY}`);
    await new Promise((resolve) => page.once("message", resolve));
    // A page that has lost its network never answers the close frame.
    page.pause();
    // Who waited for the page would wait until this test is given up.
    await service.close();
    page.terminate();
    await database.drop();
  });
});

/** False once a new call is refused, or is told so on a connection that was still open. */
async function isServed(origin: string): Promise<boolean> {
  return fetch(`${origin}/health`).then(
    ({ ok }) => ok,
    () => false,
  );
}
