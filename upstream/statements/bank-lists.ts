import { and, desc, eq, inArray } from "drizzle-orm";
import type { DepositChannel } from "@/lib/contract/deposits";
import { bankTransactions, trueWalletHistory, type WalletRow } from "@/lib/contract/transactions";
import { satang } from "@/lib/domain/money/money";
import { MOST_REQUESTS } from "@/lib/domain/money/transactions";
import { bangkokIso } from "@/lib/domain/time/time";
import { deposit, depositReport, siteAccount } from "../db/schema/deposits";
import { withdrawal } from "../db/schema/withdrawals";
import type { Tx } from "../db/tx";
import { depositWith, inexactView, reportView } from "../deposits/deposit-view";
import { type InexactMoney, inexactMoneyOf } from "../deposits/inexact-money";
import type { DepositRow } from "../deposits/live-deposit";
import { defineHandler } from "../http/define-handler";
import { readWithdraws } from "../withdrawals/withdraw-view";

/** A member's requests by kind, as the status page shows them. */
export const bankListCalls = [
  defineHandler(bankTransactions, async ({ tx, caller }) => {
    const withdraws = await readWithdraws(
      tx,
      eq(withdrawal.member, caller.uuid),
      desc(withdrawal.no),
      MOST_REQUESTS,
    );
    return {
      depositFast: await viewsOf(tx, await newestOf(tx, caller.uuid, ["fast", "qrcode", "crypto"])),
      depositNormal: await viewsOf(tx, await newestOf(tx, caller.uuid, ["normal"])),
      userWithdraw: withdraws,
    };
  }),

  defineHandler(trueWalletHistory, async ({ tx, caller }) => {
    const rows = (await newestOf(tx, caller.uuid, ["truemoney"])).map(({ row }) => row);
    const inexact = await inexactMoneyOf(tx, rows);
    return rows.map((row) => walletRowOf(row, inexact.get(row.id)));
  }),
];

interface Listed {
  row: DepositRow;
  account: typeof siteAccount.$inferSelect | null;
  report: typeof depositReport.$inferSelect | null;
}

/** With what their views are made of: a statement for each of a hundred would take longer than the rest. */
function newestOf(tx: Tx, owner: string, channels: readonly DepositChannel[]): Promise<Listed[]> {
  return tx
    .select({ row: deposit, account: siteAccount, report: depositReport })
    .from(deposit)
    .leftJoin(siteAccount, eq(siteAccount.bankId, deposit.bankId))
    .leftJoin(depositReport, eq(depositReport.depositId, deposit.id))
    .where(and(eq(deposit.member, owner), inArray(deposit.channel, [...channels])))
    .orderBy(desc(deposit.createdAt))
    .limit(MOST_REQUESTS);
}

/** One after the other: one transaction has one connection, where coins are still looked for. */
async function viewsOf(tx: Tx, listed: readonly Listed[]) {
  const inexact = await inexactMoneyOf(
    tx,
    listed.map(({ row }) => row),
  );
  const views = [];
  for (const { row, account, report } of listed) {
    const facts = {
      account: account ?? undefined,
      report: report && reportView(report),
      inexact: inexact.get(row.id),
    };
    views.push(await depositWith(tx, row, facts));
  }
  return views;
}

/** When the transfer arrived, or before that, when it was requested. */
const walletRowOf = (row: DepositRow, inexact: InexactMoney | undefined): WalletRow => ({
  id: row.id,
  amount: satang(row.creditedAmount ?? row.prepareTotal),
  transferTime: bangkokIso(((row.status === "credited" && row.endedAt) || row.createdAt).getTime()),
  status: row.status,
  note: row.reason,
  ...(inexact ? inexactView(inexact) : {}),
});
