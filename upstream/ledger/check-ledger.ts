/**
 * Checks the ledger's invariants in operation: new movements every few minutes, the whole ledger once a night. A
 * violation is stored, logged, and stops every payout until an operator has reviewed it.
 */
import { desc, eq, isNull, sql } from "drizzle-orm";
import type { Logger } from "pino";
import { Fault } from "@/lib/contract/fault";
import { JOB_MS } from "../db/limits";
import { movement } from "../db/schema/ledger";
import { ledgerBreak, ledgerCheck } from "../db/schema/ledger-checks";
import type { Database, Tx } from "../db/tx";
import { findBroken } from "./find-violations";

export type CheckKind = typeof ledgerCheck.$inferSelect.kind;

/** Checks the invariants now. Returns how many new violations were found. */
export async function checkLedger(db: Database, log: Logger, kind: CheckKind): Promise<number> {
  const after = kind === "recent" ? await settledUntil(db) : 0;
  const until = await newestMovement(db);
  const [check] = await db.insert(ledgerCheck).values({ kind, untilMovement: until }).returning();
  const broken = await findBroken(db, kind === "recent" ? { after, until } : undefined);
  const rows = broken.flatMap(({ law, found }) => found.map((one) => ({ law, found: one })));
  const fresh = rows.length
    ? await db.insert(ledgerBreak).values(rows).onConflictDoNothing().returning()
    : [];
  for (const { law, found } of fresh)
    log.error({ law, found }, "a law of the ledger is broken: payouts are stopped");
  if (check)
    await db.update(ledgerCheck).set({ endedAt: sql`clock_timestamp()` }).where(eq(ledgerCheck.id, check.id));
  await db.delete(ledgerCheck).where(sql`${ledgerCheck.startedAt} < clock_timestamp() - interval '30 days'`);
  return fresh.length;
}

/**
 * Up to which movement everything has been checked for good. A transaction takes its movements' numbers before it
 * commits, and commits within a job's time limit: the last minutes of a check are checked again.
 */
async function settledUntil(db: Database): Promise<number> {
  const [row] = await db
    .select({ until: ledgerCheck.untilMovement })
    .from(ledgerCheck)
    .where(
      sql`${ledgerCheck.endedAt} IS NOT NULL
        AND ${ledgerCheck.startedAt} < clock_timestamp() - ${JOB_MS} * interval '1 millisecond'`,
    )
    .orderBy(desc(ledgerCheck.id))
    .limit(1);
  return row?.until ?? 0;
}

async function newestMovement(db: Database): Promise<number> {
  const [row] = await db.select({ id: movement.id }).from(movement).orderBy(desc(movement.id)).limit(1);
  return row?.id ?? 0;
}

/** How many violations no operator has accepted. */
export const countViolations = (tx: Tx): Promise<number> =>
  tx.$count(ledgerBreak, isNull(ledgerBreak.acceptedAt));

/** Throws `payouts-stopped` while there are violations: money that has left the house cannot be recovered. */
export async function refuseDuringViolations(tx: Tx): Promise<void> {
  if ((await countViolations(tx)) > 0) throw new Fault("payouts-stopped");
}
