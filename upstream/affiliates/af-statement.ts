import { and, desc, eq, sql } from "drizzle-orm";
import type { AfTransaction } from "@/lib/contract/affiliate";
import { satang } from "@/lib/domain/money/money";
import type { DateWindow } from "@/lib/domain/money/transactions";
import { AF_COMMISSION } from "@/lib/domain/rewards/affiliate";
import { addDays, atBangkok, bangkokIso } from "@/lib/domain/time/time";
import { maskedAlias } from "@/lib/domain/yeekee/shooting";
import { entry, movement } from "../db/schema/ledger";
import { member } from "../db/schema/members";
import { poy } from "../db/schema/poys";
import type { Tx } from "../db/tx";
import { accountOf, postedWithin } from "../ledger/posted-within";

/** Maximum number of rows per call. */
const MOST_ROWS = 2_000;

/** The slip of a commission; the id is made of the text and not the other way round, so that its index finds it. */
const slipOf = sql`CASE WHEN ${movement.kind} = ${AF_COMMISSION} THEN ${movement.ref}::uuid END`;

/** Every movement of a member's affiliate money within days, newest first; a friend's name is masked. */
export async function afTransactionsOf(
  tx: Tx,
  owner: string,
  { startedDate, endedDate }: DateWindow,
): Promise<AfTransaction[]> {
  const fromMs = atBangkok(startedDate, "00:00");
  const untilMs = atBangkok(addDays(endedDate, 1), "00:00");
  const own = await accountOf(tx, owner, "af");
  const rows = await tx
    .select({
      id: movement.id,
      kind: movement.kind,
      createdAt: movement.createdAt,
      amount: entry.amount,
      balance: entry.balanceAfter,
      friend: member.userName,
    })
    .from(entry)
    .innerJoin(movement, eq(movement.id, entry.movement))
    .leftJoin(poy, and(eq(movement.kind, AF_COMMISSION), eq(poy.poyId, slipOf)))
    .leftJoin(member, eq(member.uuid, poy.member))
    .where(postedWithin(own, fromMs, untilMs))
    .orderBy(desc(entry.movement))
    .limit(MOST_ROWS);
  return rows.map(({ id, kind, createdAt, amount, balance, friend }) => ({
    id: String(id),
    createdAt: bangkokIso(createdAt.getTime()),
    transactionType: kind,
    amount: satang(amount),
    balance: satang(balance ?? 0),
    from: friend === null ? null : maskedAlias(friend),
  }));
}
