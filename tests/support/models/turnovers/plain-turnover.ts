import { sql } from "drizzle-orm";
import { expect } from "vitest";
import { satang } from "@/lib/domain/money/money";
import type { TransactionType } from "@/lib/domain/money/transactions";
import { turnoverOf } from "@/lib/domain/money/turnover";
import type { Database, Tx } from "@/upstream/db/tx";
import { turnoverStateOf } from "@/upstream/turnovers/staked-credits";

interface Posting {
  [column: string]: unknown;
  kind: TransactionType;
  amount: number;
  slip: "accepted" | "won" | "lost" | "cancelled" | "refunded" | null;
  is_undone: boolean | null;
  round: "open" | "settled" | "drawn" | "cancelled" | null;
  withdrawal: "pending" | "approved" | "paid" | "rejected" | null;
}

const slipKinds: readonly string[] = ["BET_GOV", "BET_YEEKEE", "BET_STOCK", "BET_SET_4"];
const gameKinds: readonly string[] = ["CREATE_GAME", "BET_GAME"];

/** A member's turnover by going through all their postings: without what is summed of it, and without SQL's rule. */
async function plainTurnover(db: Tx, owner: string) {
  const { rows: percents } = await db.execute<{ kind: string; percent: number }>(
    sql`SELECT kind, percent FROM turnover_percent`,
  );
  const { rows } = await db.execute<Posting>(sql`
    SELECT m.kind, e.amount, p.status AS slip, o.is_undone, r.status AS round, w.status AS withdrawal
    FROM account a JOIN entry e ON e.account = a.id JOIN movement m ON m.id = e.movement
    LEFT JOIN poy p ON p.poy_id::text = m.ref
    LEFT JOIN game_operation o ON o.id::text = m.ref LEFT JOIN game_round r ON r.id = o.round
    LEFT JOIN withdrawal w ON w.id::text = m.ref
    WHERE a.owner = ${owner} AND a.kind = 'cash' ORDER BY e.movement`);
  let credits: { kind: TransactionType; amount: number; percent: number; staked: number; running: number }[] =
    [];
  for (const { kind, amount, slip, is_undone: isUndone, round, withdrawal } of rows) {
    if (withdrawal !== null && withdrawal !== "rejected") {
      credits = [];
      continue;
    }
    const asked = percents.find((one) => one.kind === kind);
    if (asked) credits.push({ kind, amount, percent: asked.percent, staked: 0, running: 0 });
    const last = credits.at(-1);
    if (!last) continue;
    if (slipKinds.includes(kind) && slip === "accepted") last.running -= amount;
    if (slipKinds.includes(kind) && (slip === "won" || slip === "lost")) last.staked -= amount;
    if (gameKinds.includes(kind) && round === "settled" && isUndone === false) last.staked -= amount;
  }
  const running = satang(credits.reduce((sum, credit) => sum + credit.running, 0));
  const state = turnoverOf(
    credits.map((credit) => ({ ...credit, amount: satang(credit.amount), staked: satang(credit.staked) })),
  );
  return { ...state, running };
}

/** The turnover as it is read, which is the plain one of the same moment. */
export function comparedTurnover({ db, member }: { db: Database; member: { uuid: string } }) {
  return db.transaction(
    async (tx) => {
      const state = await turnoverStateOf(tx, member.uuid);
      expect(state).toEqual(await plainTurnover(tx, member.uuid));
      return state;
    },
    { isolationLevel: "repeatable read" },
  );
}
