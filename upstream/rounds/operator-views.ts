import { and, desc, eq, inArray, isNotNull, sql } from "drizzle-orm";
import {
  type OperatorRoundPage,
  oneOperatorRound,
  type ResultEntry,
  type RoundDay,
  weekOfRounds,
} from "@/lib/contract/operators/rounds";
import { satang } from "@/lib/domain/money/money";
import { addDays, bangkokIso } from "@/lib/domain/time/time";
import { nowMs } from "../clock/now";
import { approval } from "../db/schema/approvals";
import { member } from "../db/schema/members";
import { poy } from "../db/schema/poys";
import { resultPreview, round } from "../db/schema/rounds";
import type { Tx } from "../db/tx";
import { defineHandler } from "../http/define-handler";
import { findRound } from "./find-round";
import { markets } from "./markets";
import { operatorRound } from "./operator-round";
import { statusNow } from "./round-view";

const DAYS = 7;

export const roundViewCalls = [
  defineHandler(oneOperatorRound, async ({ tx }, { body: { betId } }) => {
    const { result } = await findRound(tx, betId);
    return {
      ...(await operatorRound(tx, betId)),
      serverTime: bangkokIso(await nowMs(tx)),
      entries: result ? [] : await entriesOf(tx, betId),
      waiting: await waitingFor(tx, betId),
      late: await lateOf(tx, betId),
    };
  }),

  defineHandler(weekOfRounds, async ({ tx }, { body: { from } }) => {
    const days = Array.from({ length: DAYS }, (_, at) => addDays(from, at));
    const byMarket = await daysOfMarkets(tx, days);
    return {
      days,
      markets: markets.flatMap(({ betGroup, betType, name }) => {
        const own = byMarket.get(betType);
        return own ? { betGroup, betType, name: name.th, days: own } : [];
      }),
    };
  }),
];

/** Each operator's latest entry, newest first. */
async function entriesOf(tx: Tx, betId: string): Promise<ResultEntry[]> {
  const rows = await tx
    .select({ uuid: member.uuid, userName: member.userName, at: resultPreview.createdAt })
    .from(resultPreview)
    .innerJoin(member, eq(member.uuid, resultPreview.typedBy))
    .where(and(eq(resultPreview.betId, betId), isNotNull(resultPreview.typedBy)))
    .orderBy(desc(resultPreview.createdAt));
  const latest = new Map(rows.toReversed().map((row) => [row.uuid, row]));
  return [...latest.values()]
    .sort((a, b) => b.at.getTime() - a.at.getTime())
    .map(({ uuid, userName, at }) => ({ by: { uuid, userName }, at: bangkokIso(at.getTime()) }));
}

/** Slips that were taken after the planned close, whatever became of them. */
async function lateOf(tx: Tx, betId: string): Promise<OperatorRoundPage["late"]> {
  const [sums] = await tx
    .select({
      slips: sql<number>`count(*)::int`,
      stakes: sql<number>`coalesce(sum(${poy.total}), 0)::bigint`,
    })
    .from(poy)
    .where(and(eq(poy.betId, betId), eq(poy.isLate, true)));
  return { slips: sums?.slips ?? 0, stakes: satang(sums?.stakes ?? 0) };
}

/** Calls on the round, or on a rate or limit of it, that wait for an approval. */
async function waitingFor(tx: Tx, betId: string): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ kind: approval.kind })
    .from(approval)
    .where(and(eq(approval.state, "waiting"), eq(sql`split_part(${approval.target}, ' ', 1)`, betId)))
    .orderBy(approval.kind);
  return rows.map(({ kind }) => kind);
}

/** Rounds of some service days by market, in one statement. */
async function daysOfMarkets(tx: Tx, days: readonly string[]): Promise<Map<string, RoundDay[]>> {
  const betIds = tx
    .select({ betId: round.betId })
    .from(round)
    .where(inArray(round.serviceDate, [...days]));
  const total = sql`round_totals(ARRAY(${betIds}))`;
  const rows = await tx
    .select({
      betType: round.betType,
      dt: round.serviceDate,
      status: statusNow,
      betId: sql<string>`min(${round.betId})`,
      rounds: sql<number>`count(*)::int`,
      held: sql<number>`count(${round.payoutHeldAt})::int`,
      slips: sql<number>`coalesce(sum(total.slips), 0)::int`,
      stakes: sql<number>`coalesce(sum(total.stakes), 0)::bigint`.mapWith(Number),
    })
    .from(round)
    .innerJoin(sql`${total} AS total`, sql`total.bet_id = ${round.betId}`)
    .where(inArray(round.serviceDate, [...days]))
    .groupBy(round.betType, round.serviceDate, statusNow)
    .orderBy(round.betType, round.serviceDate, statusNow);
  const byMarket = new Map<string, RoundDay[]>();
  for (const { betType, dt, status, betId, rounds, held, slips, stakes } of rows) {
    const own = byMarket.get(betType) ?? [];
    byMarket.set(betType, own);
    const day = own.at(-1);
    if (day?.dt !== dt) {
      const only = rounds === 1 ? { betId } : {};
      own.push({ dt, ...only, states: [{ status, rounds }], held, slips, stakes: satang(stakes) });
      continue;
    }
    delete day.betId;
    day.states.push({ status, rounds });
    day.held += held;
    day.slips += slips;
    day.stakes = satang(day.stakes + stakes);
  }
  return byMarket;
}
