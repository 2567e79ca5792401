/**
 * Pays approved withdrawals. The bank is called outside of any transaction, with the withdrawal's id as ref; its
 * answer is written in one. After a kill in between, the same order is sent again and the bank answers as before,
 * because it knows the ref, and the ledger accepts a payment of a withdrawal once. While there are ledger
 * violations nothing is paid.
 */
import { asc, eq } from "drizzle-orm";
import type { Logger } from "pino";
import { satang } from "@/lib/domain/money/money";
import { createWorker } from "../clock/worker";
import { memberBank } from "../db/schema/banks";
import { withdrawal } from "../db/schema/withdrawals";
import type { Database } from "../db/tx";
import { countViolations } from "../ledger/check-ledger";
import { lockWithdrawal, moveWithdrawal } from "./end-withdrawal";
import type { PayoutAnswer, PayoutOrder, Payouts } from "./payouts";

const LOOK_MS = 500;
/** Upper limit of the growing retry delay for a bank that does not answer. */
const LONGEST_WAIT_MS = 30_000;
const AT_ONCE = 100;

export interface PayoutWatch {
  /** Sends each approved withdrawal to the bank. A request during a run causes one more run. */
  look(): Promise<void>;
  start(): void;
  stop(): Promise<void>;
}

interface WatchParts {
  db: Database;
  payouts: Payouts;
  log: Logger;
  /** Publishes the events of the outbox. */
  publish(): void;
}

export function watchPayouts({ db, payouts, log, publish }: WatchParts): PayoutWatch {
  async function payAll(): Promise<"back-off" | "done"> {
    const orders = await approvedOrders(db);
    // Nothing is paid while there are ledger violations; the orders stay approved.
    if (orders.length === 0 || (await countViolations(db)) > 0) return "done";
    let silent = 0;
    for (const order of orders) {
      const answer = await ask(order);
      if (answer) await keep(order.ref, answer);
      else silent += 1;
    }
    if (orders.length > silent) publish();
    return silent > 0 ? "back-off" : "done";
  }

  /** One without an answer does not stop the others. */
  async function ask(order: PayoutOrder): Promise<PayoutAnswer | null> {
    try {
      return await payouts.pay(order);
    } catch (error) {
      log.error({ err: error, ref: order.ref }, "the bank did not answer for a withdrawal");
      return null;
    }
  }

  async function keep(id: string, answer: PayoutAnswer): Promise<void> {
    await db.transaction(async (tx) => {
      const row = await lockWithdrawal(tx, id);
      if (row?.status !== "approved") return;
      await moveWithdrawal(
        tx,
        row,
        answer.sent
          ? { to: "paid", bankRef: answer.bankRef }
          : { to: "rejected", by: null, reason: answer.reason },
      );
    });
  }

  const { run, start, stop } = createWorker({
    run: payAll,
    everyMs: LOOK_MS,
    backOff: { mostMs: LONGEST_WAIT_MS },
    failed: (error) => log.error({ err: error }, "the withdrawals were not looked at"),
  });
  return { look: run, start, stop };
}

async function approvedOrders(db: Database): Promise<PayoutOrder[]> {
  const rows = await db
    .select({ row: withdrawal, bank: memberBank })
    .from(withdrawal)
    .innerJoin(memberBank, eq(memberBank.bankId, withdrawal.bankId))
    .where(eq(withdrawal.status, "approved"))
    .orderBy(asc(withdrawal.no))
    .limit(AT_ONCE);
  return rows.map(({ row, bank: { bankCode, accountNumber, name } }) => ({
    ref: row.id,
    bankCode,
    accountNumber,
    name,
    amount: satang(row.amount),
  }));
}
