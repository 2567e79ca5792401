/** The statement from the four lists of the spec, merged newest first. */

import { allAfTransactions } from "@/lib/contract/affiliate";
import { orNull } from "@/lib/contract/or-null";
import {
  allTransactions,
  bankTransactions,
  pageOfTransactions,
  type StatementPage,
  type TransactionRow,
  transactionType,
  trueWalletHistory,
} from "@/lib/contract/transactions";
import { addSatang, type Satang, satang } from "@/lib/domain/money/money";
import { MADE_ID, refundTypes, transactionGroups } from "@/lib/domain/money/transactions";
import { addDays, epochMs, lotteryDayBegins } from "@/lib/domain/time/time";
import { type FloorContext, fieldsOf, floorRule, rowsOf, withId } from "./floor-rule";

/** Money that leaves the balance; some upstreams write its amount without a sign. */
const takesMoney = (type: unknown) =>
  /^(WITHDRAW|ADMIN_DECREASE|ADMIN_MOVE_DECREASE|BET_|GAME_DEDUCT)/.test(String(type));

function completeRow(told: unknown, at: number): Record<string, unknown> {
  const row = fieldsOf(told);
  const amount = Number(row.amount ?? Number.NaN);
  const isUnsigned = amount > 0 && takesMoney(row.transactionType);
  return {
    ...row,
    id: withId(row, at, row.transactionType, row.createdAt),
    ...(isUnsigned && { amount: -amount }),
    ref: row.ref ?? null,
    note: row.note ?? null,
  };
}

const completeAfRow = (told: unknown, at: number) => {
  const row = fieldsOf(told);
  return { ...row, id: withId(row, at, "af", row.createdAt), from: row.from ?? null };
};

/** Everything within the days. A list that fails is left out, but for the statement itself. */
async function readRows({ body, ask }: FloorContext): Promise<TransactionRow[]> {
  const { startedDate, endedDate } = pageOfTransactions.body.parse(body);
  const [all, bank, wallet, af] = await Promise.all([
    ask(allTransactions, { body: { startedDate, endedDate } }),
    orNull(ask(bankTransactions)),
    orNull(ask(trueWalletHistory)),
    orNull(ask(allAfTransactions, { body: { startedDate, endedDate } })),
  ]);
  const others: TransactionRow[] = [];
  const note = null;
  for (const { id, channel, status, prepareTotal, creditedAmount, createdAt } of [
    ...(bank?.depositFast ?? []),
    ...(bank?.depositNormal ?? []),
  ]) {
    const type = status === "credited" ? "DEPOSIT" : status === "waiting" ? "PREDEPOSIT" : null;
    const amount = creditedAmount ?? prepareTotal;
    const ref = { kind: "deposit" as const, id };
    if (type)
      others.push({
        id: `${MADE_ID}deposit-${id}`,
        createdAt,
        transactionType: type,
        amount,
        ref,
        channel,
        note,
      });
  }
  for (const { id, amount, status, createdAt } of bank?.userWithdraw ?? []) {
    const taken = satang(-amount);
    const ref = { kind: "withdraw" as const, id };
    if (status !== "rejected")
      others.push({
        id: `${MADE_ID}withdraw-${id}`,
        createdAt,
        transactionType: "WITHDRAW",
        amount: taken,
        ref,
        status,
        note,
      });
  }
  for (const { id, amount, transferTime, status } of wallet ?? []) {
    const isDone = status === undefined || status === "credited";
    const row = { id: `${MADE_ID}wallet-${id}`, createdAt: transferTime, amount, ref: null, note };
    if (isDone) others.push({ ...row, transactionType: "DEPOSIT", channel: "truemoney" });
  }
  for (const { id, amount, createdAt, transactionType: told } of af ?? []) {
    // Types of an affiliate's own account do not touch this balance.
    const type = transactionType.safeParse(told);
    if (type.success)
      others.push({
        id: `${MADE_ID}af-${id}`,
        createdAt,
        transactionType: type.data,
        amount,
        ref: null,
        note,
      });
  }
  // A kind that the statement itself lists is not taken from the lists of requests as well.
  const listed = new Set(all.map(({ transactionType: type }) => type));
  const [from, until] = [lotteryDayBegins(startedDate), lotteryDayBegins(addDays(endedDate, 1))];
  return [...all, ...others.filter(({ transactionType: type }) => !listed.has(type))]
    .filter(({ createdAt }) => epochMs(createdAt) >= from && epochMs(createdAt) < until)
    .sort((one, other) => epochMs(other.createdAt) - epochMs(one.createdAt));
}

/** A page of the merged rows; its cursor is how many rows stand before it. */
async function pageOfRows(context: FloorContext): Promise<StatementPage> {
  const { group, cursor, limit = 50 } = pageOfTransactions.body.parse(context.body);
  const types: readonly string[] | null = group ? transactionGroups[group] : null;
  const rows = (await readRows(context)).filter(({ transactionType: type }) => types?.includes(type) ?? true);
  const start = Number(cursor ?? 0) || 0;
  const end = start + limit;
  return {
    items: rows.slice(start, end),
    nextCursor: end < rows.length ? String(end) : null,
    totals: start === 0 ? totalsOf(rows) : null,
  };
}

/** Null where an amount is not known: a sum without it would be wrong. */
function totalsOf(rows: readonly TransactionRow[]): StatementPage["totals"] {
  const posted = rows.filter(({ transactionType: type }) => type !== "PREDEPOSIT");
  const known = posted.flatMap(({ amount, transactionType: type }) =>
    amount === undefined ? [] : [{ amount, isRefund: amount > 0 && refundTypes.includes(type) }],
  );
  if (known.length < posted.length) return null;
  const sum = (sign: 1 | -1, isRefund: boolean): Satang =>
    addSatang(
      ...known
        .filter((row) => row.amount * sign > 0 && row.isRefund === isRefund)
        .map(({ amount }) => satang(amount * sign)),
    );
  return { in: sum(1, false), out: sum(-1, false), refunded: sum(1, true), count: posted.length };
}

export const statementRules = [
  floorRule({ entry: allTransactions, complete: (told) => rowsOf(told).map(completeRow) }),
  floorRule({ entry: allAfTransactions, complete: (told) => rowsOf(told).map(completeAfRow) }),
  floorRule({ entry: pageOfTransactions, standIn: pageOfRows }),
];
