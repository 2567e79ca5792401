import type { BodyOf } from "@/lib/contract/endpoint";
import { Fault } from "@/lib/contract/fault";
import {
  allTransactions,
  MOST_PLAIN_ROWS,
  pageOfTransactions,
  type StatementPage,
  type StatementSelection,
} from "@/lib/contract/transactions";
import { satang } from "@/lib/domain/money/money";
import { isWindowTooLong, transactionGroups } from "@/lib/domain/money/transactions";
import { addDays, lotteryDayBegins } from "@/lib/domain/time/time";
import { pageOf } from "../db/page";
import { serialOf } from "../db/row-ids";
import type { Tx } from "../db/tx";
import { defineHandler } from "../http/define-handler";
import { accountOf } from "../ledger/posted-within";
import { bankListCalls } from "./bank-lists";
import { type StatementQuery, statementRows, statementTotals } from "./statement-rows";
import { waitingRows } from "./waiting-rows";

const PAGE = 30;

/** A member's statement: every posting on their cash account, with pending deposits as PREDEPOSIT at the top. */
export const statementCalls = [
  defineHandler(
    allTransactions,
    async ({ tx, caller }, { body }) => {
      const reach = await reachOf(tx, caller.uuid, body);
      return [...(await waitingRows(tx, reach)), ...(await statementRows(tx, reach, MOST_PLAIN_ROWS))];
    },
    { readsOnly: true },
  ),

  defineHandler(pageOfTransactions, ({ tx, caller }, { body }) => statementPageOf(tx, caller.uuid, body), {
    readsOnly: true,
  }),

  ...bankListCalls,
];

/** One page of a member's statement. Throws `window-too-long`. */
export async function statementPageOf(
  tx: Tx,
  owner: string,
  { cursor, limit = PAGE, ...selection }: BodyOf<typeof pageOfTransactions>,
): Promise<StatementPage> {
  const reach = await reachOf(tx, owner, selection);
  const rows = await statementRows(tx, reach, limit + 1, cursor ? serialOf(cursor) : undefined);
  const { page, nextCursor } = pageOf(rows, limit, ({ id }) => id);
  if (cursor) return { items: page, nextCursor, totals: null };
  const { paidIn, refunded, paidOut, count } = await statementTotals(tx, reach);
  return {
    items: [...(await waitingRows(tx, reach)), ...page],
    nextCursor,
    totals: { in: satang(paidIn), out: satang(paidOut), refunded: satang(refunded), count },
  };
}

async function reachOf(
  tx: Tx,
  owner: string,
  { group, ...window }: StatementSelection,
): Promise<StatementQuery> {
  if (isWindowTooLong(window)) throw new Fault("window-too-long");
  return {
    owner,
    account: await accountOf(tx, owner, "cash"),
    fromMs: lotteryDayBegins(window.startedDate),
    untilMs: lotteryDayBegins(addDays(window.endedDate, 1)),
    kinds: group ? transactionGroups[group] : null,
  };
}
