import { eq, sql } from "drizzle-orm";
import { describe, expect, test, vi } from "vitest";
import { cashs } from "@/lib/contract/credit";
import { suspendRound } from "@/lib/contract/operators/rounds";
import { abortPoy } from "@/lib/contract/poys";
import { satang } from "@/lib/domain/money";
import { round } from "@/upstream/db/schema/rounds";
import type { Database } from "@/upstream/db/tx";
import { findRound, lockRound } from "@/upstream/rounds/find-round";
import { newKey } from "../../../tools/testing/calls";
import { serversAlone } from "../../support/database";
import { brokenLaws, count } from "../../support/ledger";
import { newcomer, newcomers, operator } from "../../support/people";
import { addRound, bet, line } from "../../support/rounds";
import type { TestService } from "../../support/service";
import { useService } from "../../support/use-service";

const BETTORS = 48;
const soon = { timeout: 30_000, interval: 10 };

describe.each(serversAlone)("the lock of a round on $kind", (kind) => {
  const open = useService(kind, { DB_POOL_SIZE: BETTORS + 10 });

  test("is served in turn: an operator who suspends waits for the slips before them, and none that come later pass", async () => {
    const service = open();
    const betId = await addRound(service, "th_open");
    const members = await newcomers(service, BETTORS, satang(1_000_00));
    const first = await slowSlip(service, betId);
    const { token } = await operator(service, "administrator");
    const suspended = service.call(suspendRound, { body: { betId, reason: "a storm of bets" }, token });
    await waiting(service.db, "ExclusiveLock", 1);

    // Every further slip queues behind the operator, although the one that they wait for would let it in.
    const late = members.map((member) =>
      refusalOf(bet(service, member, betId, [line("teng_bon_2", "47", 1)])),
    );
    await waiting(service.db, "ShareLock", BETTORS);
    expect(await slipsOf(service, betId)).toBe(0);
    first.end();
    await first.done;
    expect((await suspended).status).toBe("suspended");
    expect(new Set(await Promise.all(late))).toEqual(new Set(["round-suspended"]));
    expect(await slipsOf(service, betId)).toBe(1);
    expect(await brokenLaws(service.db)).toEqual([]);
  });

  test("a slip or a cancel that waits while the round is closed sees the close, not what was there before", async () => {
    const service = open();
    const betId = await addRound(service, "gov");
    const member = await newcomer(service, 100);
    const { poyId } = await bet(service, member, betId, [line("teng_bon_2", "47", 10, 1)]);
    const closing = heldTransaction(service.db, async (tx) => {
      await lockRound(tx, betId);
      await tx.update(round).set({ status: "closed", closeAt: sql`app_now()` }).where(eq(round.betId, betId));
    });
    await closing.begun;
    const slip = refusalOf(bet(service, member, betId, [line("teng_bon_2", "47", 10, 1)]));
    const cancel = refusalOf(service.call(abortPoy, { body: { poyId }, token: member.token, key: newKey() }));
    await waiting(service.db, "ShareLock", 2);
    closing.end();
    await closing.done;
    expect([await slip, await cancel]).toEqual(["round-closed", "poy-not-cancellable"]);
    expect(await service.call(cashs, { token: member.token })).toMatchObject({ money: 90_00 });
  });

  test("is taken by a writer that has forgotten it: what decides about slips never changes under one", async () => {
    const service = open();
    const betId = await addRound(service, "th_open");
    const first = await slowSlip(service, betId);
    const forgetful = service.db.update(round).set({ closeAt: sql`app_now()` }).where(eq(round.betId, betId));
    const closed = forgetful.then(() => slipsOf(service, betId));
    await waiting(service.db, "ExclusiveLock", 1);
    first.end();
    expect(await closed).toBe(1);
  });

  test("holds nobody on another round", async () => {
    const service = open();
    const [betId, other] = [await addRound(service, "th_open"), await addRound(service, "th_open")];
    const holder = heldTransaction(service.db, (tx) => findRound(tx, betId, true));
    await holder.begun;
    const member = await newcomer(service, 100);
    expect((await bet(service, member, other, [line("teng_bon_2", "47", 10)])).status).toBe("accepted");
    holder.end();
    await holder.done;
  });
});

/** A slip whose transaction has not ended: written by the product's function, its locks are held until `end`. */
async function slowSlip(service: TestService, betId: string) {
  const member = await newcomer(service, 100);
  const slip = heldTransaction(service.db, (tx) =>
    tx.execute(sql`SELECT place_poy(${member.uuid}, ${betId}, ${newKey()}, 'hash', '', 'BET_STOCK', ARRAY['a'], ARRAY[1],
      ARRAY['teng_bon_2'], ARRAY['47'], ARRAY[1000]::bigint[], ARRAY[1])`),
  );
  await slip.begun;
  return slip;
}

type Transaction = Parameters<Parameters<Database["transaction"]>[0]>[0];

/** A transaction that does its work and then waits for `end`. */
function heldTransaction(db: Database, work: (tx: Transaction) => Promise<unknown>) {
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  let done: Promise<void> = Promise.resolve();
  const begun = new Promise<void>((resolve, reject) => {
    done = db.transaction(async (tx) => {
      await work(tx);
      resolve();
      await ended;
    });
    done.catch(reject);
  });
  return { begun, end, done };
}

/** Waits until so many sessions of this database wait for the lock of a round in this mode. */
const waiting = (db: Database, mode: "ShareLock" | "ExclusiveLock", sessions: number) =>
  vi.waitFor(
    async () =>
      expect(
        await count(
          db,
          sql`SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND NOT granted AND mode = ${mode}
            AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
        ),
      ).toBe(sessions),
    soon,
  );

const refusalOf = (call: Promise<unknown>): Promise<string | null> =>
  call.then(
    () => null,
    (error: { code: string }) => error.code,
  );

const slipsOf = (service: TestService, betId: string) =>
  count(service.db, sql`SELECT count(*) FROM poy WHERE bet_id = ${betId}`);
