import { and, desc, eq, gt, gte, inArray, lt, lte, ne } from "drizzle-orm";
import { Fault } from "@/lib/contract/fault";
import { allPoys, onePoy, poyByKey } from "@/lib/contract/poys";
import { pageOf } from "../db/page";
import { serialOf } from "../db/row-ids";
import { poy } from "../db/schema/poys";
import { round } from "../db/schema/rounds";
import { defineHandler } from "../http/define-handler";
import { abortOnePoy } from "./abort-poy";
import { cancelFacts } from "./cancel-facts";
import { listLinesOfAll } from "./first-lines";
import { placePoy } from "./place-poy";
import { totalsOf, totalsOfAll } from "./poy-totals";
import { poyOf, poyRowOf } from "./poy-view";
import { issueReceipt, receiptCalls } from "./public-receipt";

const PAGE = 30;

/** Slips that were drawn, by what is left of their stake: `outcomeOf` of lib/domain/money/outcome.ts. */
const withOutcome = {
  win: and(inArray(poy.status, ["won", "lost"]), gt(poy.win, poy.total)),
  loss: and(inArray(poy.status, ["won", "lost"]), lt(poy.win, poy.total)),
};

export const poyCalls = [
  placePoy,
  abortOnePoy,
  ...receiptCalls,

  defineHandler(onePoy, async ({ tx, caller }, { query }) => {
    const slip = await poyOf(tx, caller.uuid, query.id);
    const { publicReceipt = await issueReceipt(tx, slip.poyId) } = slip;
    return { ...slip, publicReceipt, ...(await cancelFacts(tx, caller.uuid)) };
  }),

  defineHandler(poyByKey, async ({ tx, caller }, { query }) => {
    const own = and(eq(poy.member, caller.uuid), eq(poy.key, query.key));
    const [row] = await tx.select({ poyId: poy.poyId }).from(poy).where(own);
    if (!row) throw new Fault("not-found");
    return poyOf(tx, caller.uuid, row.poyId);
  }),

  defineHandler(
    allPoys,
    async ({ tx, caller }, { body }) => {
      const { betGroup, betType, betId, status, isSettled, outcome, startedDate, endedDate } = body;
      const { cursor, limit = PAGE } = body;
      const selection = and(
        eq(poy.member, caller.uuid),
        betGroup ? eq(round.betGroup, betGroup) : undefined,
        betType ? eq(round.betType, betType) : undefined,
        betId ? eq(poy.betId, betId) : undefined,
        status ? eq(poy.status, status) : undefined,
        isSettled ? ne(poy.status, "accepted") : undefined,
        outcome ? withOutcome[outcome] : undefined,
        // Filtered by the round's date, not the slip's: a slip may be sent weeks ahead.
        startedDate ? gte(round.serviceDate, startedDate) : undefined,
        endedDate ? lte(round.serviceDate, endedDate) : undefined,
      );
      // Found by an index alone, so that a slip's row is only read where it is shown.
      const chosen = tx
        .select({ poyNo: poy.poyNo })
        .from(poy)
        .innerJoin(round, eq(round.betId, poy.betId))
        .where(and(selection, cursor ? lt(poy.poyNo, serialOf(cursor)) : undefined))
        .orderBy(desc(poy.poyNo))
        .limit(limit + 1);
      const rows = await tx
        .select({ slip: poy, round })
        .from(poy)
        .innerJoin(round, eq(round.betId, poy.betId))
        .where(inArray(poy.poyNo, chosen))
        .orderBy(desc(poy.poyNo));
      const isOfRounds = Boolean(betGroup || betType || startedDate || endedDate);
      const isAll = !(isOfRounds || betId || status || isSettled || outcome);
      const totals = isAll ? await totalsOfAll(tx, caller.uuid) : await totalsOf(tx, selection, isOfRounds);
      const { page, nextCursor } = pageOf(rows, limit, ({ slip }) => String(slip.poyNo));
      const lines = await listLinesOfAll(tx, page);
      return {
        items: page.map((row) => ({ ...poyRowOf(row.slip, row.round), ...lines.get(row.slip.poyId) })),
        nextCursor,
        totals,
        ...(await cancelFacts(tx, caller.uuid)),
      };
    },
    { readsOnly: true },
  ),
];
