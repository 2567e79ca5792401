import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { type BodyOf, callName } from "@/lib/contract/endpoint";
import { isFault } from "@/lib/contract/fault";
import { type HolidayRow, holidayRounds, type voidRound } from "@/lib/contract/operators/rounds";
import { propose } from "../approvals/propose";
import { writeAudit } from "../audit/audit";
import { nowMs } from "../clock/now";
import { round } from "../db/schema/rounds";
import type { Tx } from "../db/tx";
import type { Caller } from "../http/caller";
import type { Context } from "../http/context";
import { defineHandler } from "../http/define-handler";
import { lockCalendar } from "../rounds/calendars";
import { lockRound } from "../rounds/find-round";
import { operatorRounds } from "../rounds/operator-round";
import type { RoundRow } from "../rounds/round-view";
import { enterDays } from "./enter-days";
import { voidRoundAction } from "./void-round";

/**
 * Closes markets on a day, however far ahead: no round is planned there. Those that exist are voided as so many single acts: each has its own audit row, its own refusal, and where its bets
 * are over its own approval.
 */
export const holidayCall = defineHandler(holidayRounds, async (context, { body }) => {
  const { tx, caller } = context;
  const { dt, reason } = body;
  const betTypes = [...new Set(body.betTypes)];
  await lockCalendar(tx);
  await enterDays(tx, caller, betTypes, [dt], { kind: "closed" }, reason);
  const rounds = await lockedRounds(tx, betTypes, dt);
  const views = await operatorRounds(tx, rounds, await nowMs(tx));
  const rows: HolidayRow[] = [];
  for (const { betId, betType, name, slips, stakes } of views)
    rows.push({ betId, betType, name, slips, stakes, ...(await voidOne(context, { betId, reason })) });
  const withoutRounds = betTypes.filter((betType) => !rounds.some((row) => row.betType === betType));
  await writeAudit(tx, caller, {
    action: callName(holidayRounds),
    target: dt,
    after: { betTypes, ...countsOf(rows) },
    reason,
  });
  return { rows, withoutRounds };
});

/**
 * Locks all rounds, then the accounts of all who bet on them, each in the order used everywhere: refunds of one round
 * after the other would take the accounts in another order than a settlement does.
 */
async function lockedRounds(tx: Tx, betTypes: readonly string[], dt: string): Promise<RoundRow[]> {
  const selected = tx
    .select()
    .from(round)
    .where(and(inArray(round.betType, [...betTypes]), eq(round.serviceDate, dt)))
    .orderBy(asc(round.betId));
  for (const { betId } of await selected) await lockRound(tx, betId);
  const rounds = await selected;
  const betIds = rounds.map(({ betId }) => betId);
  await tx.execute(sql`
    SELECT 1 FROM account WHERE kind = 'cash' AND owner IN (
      SELECT member FROM poy WHERE bet_id = ANY (${sql.param(betIds)}::text[]) AND status = 'accepted')
    ORDER BY id FOR UPDATE`);
  return rounds;
}

type Verdict = Pick<HolidayRow, "state" | "approvalId" | "fault">;

/** A refused round leaves nothing behind: it is voided within a savepoint. */
async function voidOne(context: Context<Caller>, body: BodyOf<typeof voidRound>): Promise<Verdict> {
  try {
    const outcome = await context.tx.transaction((tx) =>
      propose({ ...context, tx }, voidRoundAction, body, body.reason),
    );
    return outcome.state === "done"
      ? { state: "done" }
      : { state: "waiting", approvalId: outcome.approvalId };
  } catch (error) {
    if (!isFault(error)) throw error;
    return { state: "refused", fault: error.code };
  }
}

const countsOf = (rows: readonly HolidayRow[]) => ({
  done: rows.filter(({ state }) => state === "done").length,
  waiting: rows.filter(({ state }) => state === "waiting").length,
  refused: rows.filter(({ state }) => state === "refused").length,
});
