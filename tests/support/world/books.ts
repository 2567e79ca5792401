/** Books of slips and their settlement, on a database without a service: no job runs beside the test. */
import { and, eq, sql } from "drizzle-orm";
import type { NewPoyLine } from "@/lib/contract/poys";
import type { RoundResult } from "@/lib/contract/results";
import { satang } from "@/lib/domain/money/money";
import { nowMs } from "@/upstream/clock/now";
import { callFunction } from "@/upstream/db/call-function";
import { JOB_MS } from "@/upstream/db/limits";
import { allowLonger } from "@/upstream/db/pool";
import { member } from "@/upstream/db/schema/members";
import { job } from "@/upstream/db/schema/rounds";
import type { Database, Tx } from "@/upstream/db/tx";
import { openAccounts, post } from "@/upstream/ledger/post";
import { columns, type Verdict } from "@/upstream/poys/place-poy";
import { findRound } from "@/upstream/rounds/find-round";
import { moveRound } from "@/upstream/rounds/set-round-status";
import { awaitsResult, setResult } from "@/upstream/settlement/set-result";
import { beginSettlement, continueSettlement, endLosers } from "@/upstream/settlement/settle-round";
import { newKey } from "../../../tools/testing/calls";
import { count } from "../database/ledger";
import { newIdentity } from "./people";

/** Members with so many baht each; nobody logs in here. */
export const members = (db: Database, howMany: number, baht = 100): Promise<string[]> =>
  db.transaction(async (tx) => {
    await allowLonger(tx, JOB_MS);
    const uuids: string[] = [];
    for (let at = 0; at < howMany; at++) {
      const values = { ...newIdentity(), passwordHash: "none" };
      const [row] = await tx.insert(member).values(values).returning({ uuid: member.uuid });
      if (!row) throw new Error("no member row");
      await openAccounts(tx, row.uuid);
      await post(tx, {
        kind: "ADMIN_INCREASE",
        ref: newKey(),
        from: { house: "house-grants" },
        to: { member: row.uuid, account: "cash" },
        amount: satang(baht * 100),
      });
      uuids.push(row.uuid);
    }
    return uuids;
  });

/** Places slips one after the other. @returns their ids */
export async function placeAll(
  db: Database,
  betId: string,
  book: { member: string; lines: NewPoyLine[] }[],
): Promise<string[]> {
  const ids: string[] = [];
  for (const { member, lines } of book) {
    const verdict: Verdict = await callFunction(db, "place_poy", {
      ...{ member, betId, key: newKey(), bodyHash: "", note: "", kind: "BET_STOCK" },
      ...columns(lines),
    });
    if (verdict.fault !== undefined) throw new Error(`refused: ${JSON.stringify(verdict)}`);
    ids.push(verdict.poyId);
  }
  return ids;
}

/** Closes a round, lets its figure exist and sets its result, as its own jobs do. */
export const endWith = (db: Tx, betId: string, result: RoundResult): Promise<void> =>
  db.transaction(async (tx) => {
    const now = await nowMs(tx);
    await moveRound(tx, await findRound(tx, betId, true), "closed", null);
    const at = sql`${new Date(now)}::timestamptz`;
    await tx.execute(sql`
      UPDATE round SET close_at = least(close_at, ${at}), latest_close_at = ${at}, figure_at = ${at}
      WHERE bet_id = ${betId} AND figure_at > ${at}`);
    await setResult(tx, await awaitsResult(tx, betId, now), result, "operator", now);
  });

export const jobsOf = (db: Database, betId: string) =>
  db
    .select({ kind: job.kind, cursor: job.cursor, doneAt: job.doneAt })
    .from(job)
    .where(eq(job.ref, betId))
    .orderBy(job.id);

export const cashOf = (db: Database, owner: string) =>
  count(db, sql`SELECT balance AS count FROM account WHERE owner = ${owner} AND kind = 'cash'`);

/** Every slip of a round in its order, with what it won and what its member was paid for it. */
export async function bookOf(db: Database, betId: string) {
  const { rows } = await db.execute<{ member: string; status: string; win: number; paid: number }>(sql`
    SELECT p.member, p.status, p.win, (SELECT coalesce(sum(e.amount), 0) FROM movement m
      JOIN entry e ON e.movement = m.id JOIN account a ON a.id = e.account AND a.owner = p.member
      WHERE m.ref = p.poy_id::text AND m.kind LIKE 'WIN_%') AS paid
    FROM poy p WHERE p.bet_id = ${betId} ORDER BY p.poy_no`);
  return rows;
}

/**
 * One transaction of a round's settlement with blocks of so many slips, as its jobs make it: the product's own blocks
 * have thousands. False when there is nothing left to do.
 */
export async function stepIn(tx: Tx, betId: string, most: number): Promise<boolean> {
  const open = () =>
    tx
      .select()
      .from(job)
      .where(
        and(eq(job.ref, betId), sql`${job.doneAt} IS NULL AND ${job.kind} IN ('settle', 'settle-lost')`),
      );
  let [due] = await open().for("update");
  // The service's own tick may have done the step for which this one waited, and left the next.
  while (!due && (await open()).length > 0) [due] = await open().for("update");
  if (!due) return false;
  const after = due.cursor ?? 0;
  const next =
    due.kind === "settle-lost"
      ? await endLosers(tx, betId, after, most)
      : ((await beginSettlement(tx, betId, most)) ?? (await continueSettlement(tx, betId, after, most)))
          ?.next;
  await tx
    .update(job)
    .set(next ?? { doneAt: sql`app_now()` })
    .where(eq(job.id, due.id));
  return true;
}

export const step = (db: Database, betId: string, most: number) =>
  db.transaction((tx) => stepIn(tx, betId, most));
