import { and, gt, inArray, ne, sql } from "drizzle-orm";
import type { Market } from "@/lib/domain/rounds/market";
import { roundsAhead, type ScheduledRound } from "@/lib/domain/rounds/schedule";
import { resultAfterMs } from "@/lib/domain/yeekee/sealed-round-times";
import { round } from "../db/schema/rounds";
import type { Tx } from "../db/tx";
import { type CalendarOf, readCalendars, shareCalendar } from "./calendars";
import { plannedMarkets } from "./markets";

/** How long after a result time without a result a labelled demo result is drawn. */
export const DEMO_DELAY_MS = 2 * 60_000;

interface Wanted {
  market: Market;
  item: ScheduledRound;
  openMs: number;
}

/**
 * Inserts the rounds that should exist: daily markets two days ahead, always the next two government draws and the
 * next two of each set, none on a day that is closed. Idempotent: an existing round is left unchanged, because an operator may have moved it.
 * Returns how many are new. A service day has hundreds of rounds, so all are written by three statements.
 */
export async function planRounds(tx: Tx, now: number, drawsDemo: boolean): Promise<number> {
  await shareCalendar(tx);
  const missing = await missingOf(tx, wantedAt(now, await readCalendars(tx)));
  if (missing.length === 0) return 0;
  const added = await insertRounds(tx, missing);
  await tx.execute(sql`
    INSERT INTO round_rate (bet_id, option, multiply_hundredths, bet_min, bet_max, member_max)
    SELECT r.bet_id, o.option, o.multiply_hundredths, o.bet_min, o.bet_max, o.member_max
    FROM round r JOIN option_rate o ON o.bet_type = r.bet_type
    WHERE r.bet_id = ANY (${sql.param(added)}::text[])`);
  const isNew = new Set(added);
  const jobs = missing
    .filter(({ item }) => isNew.has(item.betId))
    .flatMap((wanted) => jobsOf(wanted, drawsDemo));
  await tx.execute(sql`
    INSERT INTO job (kind, ref, due_at)
    SELECT kind, ref, to_timestamp(due_ms / 1000.0) FROM unnest(
      ${sql.param(jobs.map(({ kind }) => kind))}::text[], ${sql.param(jobs.map(({ ref }) => ref))}::text[],
      ${sql.param(jobs.map(({ dueMs }) => dueMs))}::bigint[]) WITH ORDINALITY AS new (kind, ref, due_ms, at)
    ORDER BY at ON CONFLICT DO NOTHING`);
  return added.length;
}

function wantedAt(now: number, calendarOf: CalendarOf): Wanted[] {
  return plannedMarkets.flatMap((market) =>
    roundsAhead(market, now, calendarOf(market)).map((item, at): Wanted => {
      // On a first start the next draw opens at once, so that there is always one to bet on.
      const opensAtOnce = at === 0 && (market.schedule.kind === "draws" || market.schedule.kind === "set");
      return { market, item, openMs: opensAtOnce ? Math.min(item.openMs, now) : item.openMs };
    }),
  );
}

async function missingOf(tx: Tx, wanted: readonly Wanted[]): Promise<Wanted[]> {
  const { rows } = await tx.execute<{ betId: string }>(sql`
    SELECT bet_id AS "betId" FROM round WHERE bet_id = ANY (${sql.param(wanted.map(({ item }) => item.betId))}::text[])`);
  const known = new Set(rows.map(({ betId }) => betId));
  // A draw that was moved to a day is that day's draw, although it was planned for another one.
  const held = await tx
    .select({ betType: round.betType, dt: round.serviceDate })
    .from(round)
    .where(
      and(
        inArray(round.betGroup, ["gov", "set_4"]),
        gt(round.closeAt, sql`app_now()`),
        ne(round.status, "void"),
      ),
    );
  const days = new Set(held.map(({ betType, dt }) => `${betType} ${dt}`));
  return wanted.filter(
    ({ item: { betId, betType, dt } }) => !known.has(betId) && !days.has(`${betType} ${dt}`),
  );
}

/** Returns the ids that no other process had inserted meanwhile. */
async function insertRounds(tx: Tx, missing: readonly Wanted[]): Promise<string[]> {
  const texts = (of: (wanted: Wanted) => string) => sql`${sql.param(missing.map(of))}::text[]`;
  const instants = (of: (wanted: Wanted) => number | null) => sql`${sql.param(missing.map(of))}::bigint[]`;
  const { rows } = await tx.execute<{ betId: string }>(sql`
    INSERT INTO round (bet_id, bet_group, bet_type, bet_name, name, service_date, open_at, close_at, result_at,
      result_due_at, planned_close_at, latest_close_at, figure_at)
    SELECT bet_id, bet_group, bet_type, bet_name, name, service_date::date, to_timestamp(open_ms / 1000.0),
      to_timestamp(close_ms / 1000.0), to_timestamp(result_ms / 1000.0), to_timestamp(result_due_ms / 1000.0),
      to_timestamp(close_ms / 1000.0), to_timestamp(latest_close_ms / 1000.0), to_timestamp(figure_ms / 1000.0)
    FROM unnest(
      ${texts(({ item }) => item.betId)}, ${texts(({ item }) => item.betGroup)},
      ${texts(({ item }) => item.betType)}, ${texts(({ item }) => item.betName)},
      ${texts(({ market }) => market.name.th)}, ${texts(({ item }) => item.dt)},
      ${instants(({ openMs }) => openMs)}, ${instants(({ item }) => item.closeMs)},
      ${instants(({ item }) => item.resultMs)}, ${instants(resultDueMs)},
      ${instants(({ item }) => item.latestCloseMs)}, ${instants(({ item }) => item.figureMs)})
      AS new (bet_id, bet_group, bet_type, bet_name, name, service_date, open_ms, close_ms, result_ms, result_due_ms,
        latest_close_ms, figure_ms)
    ON CONFLICT DO NOTHING RETURNING bet_id AS "betId"`);
  return rows.map(({ betId }) => betId);
}

/** Shooting ends at the schedule's result time, and the result is due after the work and, if any, the beacon. */
const resultDueMs = ({ market, item }: Wanted): number | null =>
  market.rule === "shots" ? item.resultMs + resultAfterMs(market.betType) : null;

/** Rounds of shots are opened together and drawn from their shots; they have no demo draw. */
function jobsOf({ market, item, openMs }: Wanted, drawsDemo: boolean) {
  const { betId: ref, closeMs, resultMs } = item;
  const close = { kind: "close", ref, dueMs: closeMs };
  if (market.rule === "shots") return [close, { kind: "freeze", ref, dueMs: resultMs }];
  return [
    { kind: "open", ref, dueMs: openMs },
    close,
    ...(drawsDemo ? [{ kind: "demo-draw", ref, dueMs: resultMs + DEMO_DELAY_MS }] : []),
  ];
}
