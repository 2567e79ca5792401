import { eq, sql } from "drizzle-orm";
import { describe, expect, test, vi } from "vitest";
import { callFunction } from "@/upstream/db/call-function";
import { JOB_MS } from "@/upstream/db/limits";
import { allowLonger } from "@/upstream/db/pool";
import { round } from "@/upstream/db/schema/rounds";
import type { Database, Tx } from "@/upstream/db/tx";
import { columns, type Verdict } from "@/upstream/poys/place-poy";
import { findRound, lockRound } from "@/upstream/rounds/find-round";
import { moveRound } from "@/upstream/rounds/set-round-status";
import { newKey } from "../../../tools/testing/calls";
import { serversAlone } from "../../support/database/database";
import { brokenLaws, count } from "../../support/database/ledger";
import { useDatabase } from "../../support/database/use-database";
import { cashOf, members, placeAll } from "../../support/world/books";
import { addRound, line } from "../../support/world/rounds";

const BETTORS = 48;
const soon = { timeout: 120_000, interval: 20 };

describe.each(serversAlone)("the lock of a round on $kind", (kind) => {
  const open = useDatabase(kind, BETTORS + 10);

  test("is served in turn: an operator who suspends waits for the slips before them, and none that come later pass", async () => {
    const db = open();
    const betId = await addRound({ db }, "th_open");
    const [early = "", ...others] = await members(db, BETTORS + 1);
    const first = held(db, (tx) => place(tx, early, betId));
    await first.begun;
    const suspended = patient(db, async (tx) => {
      await moveRound(tx, await findRound(tx, betId, true), "suspended", "a storm of bets");
      return slipsOf(tx, betId);
    });
    await waiting(db, "ExclusiveLock", 1);

    // Every further slip queues behind the operator, although the one that they wait for would let it in.
    const late = others.map((member) => patient(db, (tx) => place(tx, member, betId)));
    await waiting(db, "ShareLock", BETTORS);
    expect(await slipsOf(db, betId)).toBe(0);
    first.end();
    await first.done;
    expect(await suspended).toBe(1);
    expect(new Set(await Promise.all(late))).toEqual(new Set(["round-suspended"]));
    expect(await slipsOf(db, betId)).toBe(1);
    expect(await brokenLaws(db)).toEqual([]);
  });

  test("a slip or a cancel that waits while the round is closed sees the close, not what was there before", async () => {
    const db = open();
    const betId = await addRound({ db }, "th_open");
    const [member = ""] = await members(db, 1);
    const [poyId = ""] = await placeAll(db, betId, [{ member, lines: [line("teng_bon_2", "47", 10, 1)] }]);
    const closing = held(db, async (tx) => {
      await lockRound(tx, betId);
      await tx.update(round).set({ status: "closed", closeAt: sql`app_now()` }).where(eq(round.betId, betId));
    });
    await closing.begun;
    const slip = patient(db, (tx) => place(tx, member, betId));
    const cancel = patient(db, (tx) =>
      callFunction<"abort_poy", { fault?: string }>(tx, "abort_poy", {
        member,
        poyId,
        leadMs: 0,
        mostADay: 3,
      }),
    );
    await waiting(db, "ShareLock", 2);
    closing.end();
    await closing.done;
    expect([await slip, (await cancel).fault]).toEqual(["round-closed", "poy-not-cancellable"]);
    expect(await cashOf(db, member)).toBe(90_00);
  });

  test("is taken by a writer that has forgotten it: what decides about slips never changes under one", async () => {
    const db = open();
    const betId = await addRound({ db }, "th_open");
    const [member = ""] = await members(db, 1);
    const first = held(db, (tx) => place(tx, member, betId));
    await first.begun;
    const forgetful = patient(db, async (tx) => {
      await tx.update(round).set({ closeAt: sql`app_now()` }).where(eq(round.betId, betId));
      return slipsOf(tx, betId);
    });
    await waiting(db, "ExclusiveLock", 1);
    first.end();
    expect(await forgetful).toBe(1);
  });

  test("holds nobody on another round", async () => {
    const db = open();
    const [betId, other] = [await addRound({ db }, "th_open"), await addRound({ db }, "th_open")];
    const [member = ""] = await members(db, 1);
    const holder = held(db, (tx) => findRound(tx, betId, true));
    await holder.begun;
    expect(await patient(db, (tx) => place(tx, member, other))).toBe("accepted");
    holder.end();
    await holder.done;
  });
});

/** One baht on a number, by the product's function: "accepted", or why not. */
async function place(tx: Tx, member: string, betId: string): Promise<string> {
  const verdict: Verdict = await callFunction(tx, "place_poy", {
    ...{ member, betId, key: newKey(), bodyHash: "", note: "", kind: "BET_STOCK" },
    ...columns([line("teng_bon_2", "47", 1, 1)]),
  });
  return verdict.fault ?? "accepted";
}

/** A transaction that waits as long as it has to, however slow the machine is. */
const patient = <Result>(db: Database, work: (tx: Tx) => Promise<Result>): Promise<Result> =>
  db.transaction(async (tx) => {
    await allowLonger(tx, JOB_MS);
    return work(tx);
  });

/** A transaction that does its work and then waits for `end`. */
function held(db: Database, work: (tx: Tx) => Promise<unknown>) {
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  let done: Promise<void> = Promise.resolve();
  const begun = new Promise<void>((resolve, reject) => {
    done = patient(db, async (tx) => {
      await work(tx);
      // The server ends a transaction that is idle for ten seconds.
      await tx.execute(sql`SET LOCAL idle_in_transaction_session_timeout = 0`);
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

const slipsOf = (db: Tx, betId: string) => count(db, sql`SELECT count(*) FROM poy WHERE bet_id = ${betId}`);
