import { and, desc, eq, gte, lt } from "drizzle-orm";
import { allTransactions, type TransactionRow, transactionType } from "@/lib/contract/transactions";
import { satang } from "@/lib/domain/money";
import { addDays, atBangkok, bangkokIso } from "@/lib/domain/time";
import { account, entry, movement } from "../db/tables/ledger";
import { liveDepositOf } from "../deposits/live-deposit";
import { serve } from "../http/serve-endpoint";
import { withdrawalsBehind } from "../withdrawals/withdrawals-behind";
import { moneyOf } from "./balances";

/** Longest window of one call; a year of movements is what the statement offers. */
const MOST_ROWS = 2_000;

const refKinds: Record<string, "poy" | "deposit" | "withdraw" | "other"> = {
  DEPOSIT: "deposit",
  PREDEPOSIT: "deposit",
  WITHDRAW: "withdraw",
  ABORT_POY: "poy",
};

/** A member's statement: every posting on his cash, and a live deposit request as PREDEPOSIT on top. */
export const statementCalls = [
  serve(allTransactions, async ({ tx, caller }, { body }) => {
    const from = atBangkok(body.startedDate, "00:00");
    const to = atBangkok(addDays(body.endedDate, 1), "00:00");
    const rows = await tx
      .select({
        id: movement.id,
        kind: movement.kind,
        ref: movement.ref,
        reason: movement.reason,
        createdAt: movement.createdAt,
        amount: entry.amount,
        balance: entry.balanceAfter,
      })
      .from(entry)
      .innerJoin(movement, eq(movement.id, entry.movement))
      .innerJoin(account, eq(account.id, entry.account))
      .where(
        and(
          eq(account.owner, caller.uuid),
          eq(account.kind, "cash"),
          gte(movement.createdAt, new Date(from)),
          lt(movement.createdAt, new Date(to)),
        ),
      )
      .orderBy(desc(movement.id))
      .limit(MOST_ROWS);
    const withdrawals = await withdrawalsBehind(tx, caller.uuid, rows);
    const posted = rows.map(
      ({ id, kind, ref, reason, createdAt, amount, balance }): TransactionRow => ({
        id: String(id),
        createdAt: bangkokIso(createdAt.getTime()),
        transactionType: transactionType.parse(kind),
        amount: satang(amount),
        balance: satang(balance ?? 0),
        ref: {
          kind: refKinds[kind] ?? (/^(BET|WIN)_(GOV|STOCK|YEEKEE|SET_4)$/.test(kind) ? "poy" : "other"),
          id: withdrawals.get(ref)?.id ?? ref,
        },
        status: withdrawals.get(ref)?.status,
        note: reason,
      }),
    );
    const live = await liveDepositOf(tx, caller.uuid);
    const isInWindow = live && live.createdAt.getTime() >= from && live.createdAt.getTime() < to;
    if (!isInWindow) return posted;
    const { balance } = await moneyOf(tx, caller.uuid);
    const waiting: TransactionRow = {
      id: live.id,
      createdAt: bangkokIso(live.createdAt.getTime()),
      transactionType: "PREDEPOSIT",
      amount: satang(live.prepareTotal),
      balance,
      ref: { kind: "deposit", id: live.id },
      note: null,
    };
    return [waiting, ...posted];
  }),
];
