import { eq, sql } from "drizzle-orm";
import type { BodyOf } from "@/lib/contract/endpoint";
import { Fault } from "@/lib/contract/fault";
import { type LimitsState as Reply, readPlayerLimits, setPlayerLimits } from "@/lib/contract/player-limits";
import {
  askLimits,
  confirmLimits,
  isExclusion,
  isTimeOut,
  type LimitKind,
  type LimitSpan,
  type LimitsState,
  limitKinds,
  type MoneyLimits,
  type SpanLimits,
} from "@/lib/domain/members/player-limits";
import { type Satang, satang } from "@/lib/domain/money/money";
import { bangkokIso, epochMs } from "@/lib/domain/time/time";
import { nowMs } from "../clock/now";
import { playerLimit } from "../db/schema/player-limits";
import type { Tx } from "../db/tx";
import { defineHandler } from "../http/define-handler";

/** The member's own limits: their values, what is used of them, and their changes. */
export const playerLimitCalls = [
  defineHandler(readPlayerLimits, ({ tx, caller }) => limitsStateOf(tx, caller.uuid)),

  defineHandler(setPlayerLimits, async ({ tx, caller }, { body }) => {
    await tx.insert(playerLimit).values({ member: caller.uuid }).onConflictDoNothing();
    // Locks the row of limits, so that changes and new deposits are made one after the other.
    const own = eq(playerLimit.member, caller.uuid);
    const [row] = await tx.select().from(playerLimit).where(own).for("update");
    if (!row) throw new Error("no limits row");
    const changes = changed(row, body, await nowMs(tx));
    const [after = row] = await tx.update(playerLimit).set(changes).where(own).returning();
    return replyOf(tx, caller.uuid, after);
  }),
];

/** A member's own limits as they read them, with what is used of each. */
export const limitsStateOf = async (tx: Tx, member: string): Promise<Reply> =>
  replyOf(tx, member, await rowOf(tx, member));

/** When the member's break or self-exclusion ends, the later of both, epoch ms; null while neither runs. */
export const awayUntilQuery = (member: string) =>
  sql<number | null>`(SELECT epoch_ms(greatest(own.self_excluded_until, own.time_out_until))
    FROM player_limit own WHERE own.member = ${member}::uuid
      AND greatest(own.self_excluded_until, own.time_out_until) > app_now())`;

type Row = typeof playerLimit.$inferSelect;
type Change = BodyOf<typeof setPlayerLimits>;

function changed(row: Row, body: Change, now: number): Partial<Row> {
  const { reminderMinutes = row.reminderMinutes, answer } = body;
  const next = answer ? answered(standingOf(row), answer, now) : askLimits(standingOf(row), body, now);
  return {
    ...columnsOf(next.limits),
    pending: next.pending,
    pendingFrom: next.pendingFromMs === null ? null : new Date(next.pendingFromMs),
    reminderMinutes,
    timeOutUntil: laterEnd("timeOutUntil", row, body, now),
    selfExcludedUntil: laterEnd("selfExcludedUntil", row, body, now),
  };
}

function answered(limitsState: LimitsState, answer: "confirm" | "drop", now: number): LimitsState {
  if (limitsState.pendingFromMs === null) throw new Fault("not-found");
  if (answer === "drop") return { limits: limitsState.limits, pending: null, pendingFromMs: null };
  const next = confirmLimits(limitsState, now);
  if (!next) throw new Fault("limit-still-waiting", { from: bangkokIso(limitsState.pendingFromMs) });
  return next;
}

const ends = {
  timeOutUntil: { fault: "time-out-running", isLength: isTimeOut },
  selfExcludedUntil: { fault: "self-excluded", isLength: isExclusion },
} as const;

/** The end of a break or an exclusion. A running one can be extended, never shortened. */
function laterEnd(name: keyof typeof ends, row: Row, body: Change, now: number): Date | null {
  const current = row[name];
  const asked = body[name];
  if (asked === undefined) return current;
  const runs = current !== null && current.getTime() > now;
  const untilMs = asked === null ? 0 : epochMs(asked);
  if (runs && untilMs < current.getTime()) {
    throw new Fault(ends[name].fault, { until: bangkokIso(current.getTime()) });
  }
  if (asked === null) return null;
  if (runs && untilMs === current.getTime()) return current;
  if (!ends[name].isLength(untilMs, now)) {
    throw new Fault("invalid-input", { issues: [{ path: `body.${name}`, code: "length" }] });
  }
  return new Date(untilMs);
}

async function rowOf(tx: Tx, member: string): Promise<Row | null> {
  const [row] = await tx.select().from(playerLimit).where(eq(playerLimit.member, member));
  return row ?? null;
}

const money = (amount: number | null): Satang | null => (amount === null ? null : satang(amount));

function limitsOf(row: Row | null): MoneyLimits {
  const spans = (day?: number | null, week?: number | null, month?: number | null): SpanLimits => ({
    day: money(day ?? null),
    week: money(week ?? null),
    month: money(month ?? null),
  });
  return {
    deposit: spans(row?.depositDay, row?.depositWeek, row?.depositMonth),
    loss: spans(row?.lossDay, row?.lossWeek, row?.lossMonth),
    stake: spans(row?.stakeDay, row?.stakeWeek, row?.stakeMonth),
  };
}

const standingOf = (row: Row): LimitsState => ({
  limits: limitsOf(row),
  pending: row.pending,
  pendingFromMs: row.pendingFrom?.getTime() ?? null,
});

const columnsOf = ({ deposit, loss, stake }: MoneyLimits): Partial<Row> => ({
  depositDay: deposit.day,
  depositWeek: deposit.week,
  depositMonth: deposit.month,
  lossDay: loss.day,
  lossWeek: loss.week,
  lossMonth: loss.month,
  stakeDay: stake.day,
  stakeWeek: stake.week,
  stakeMonth: stake.month,
});

async function replyOf(tx: Tx, member: string, row: Row | null): Promise<Reply> {
  const now = await nowMs(tx);
  const iso = (at: Date | null | undefined) => (at ? bangkokIso(at.getTime()) : null);
  const running = (at: Date | null | undefined) => (at && at.getTime() > now ? iso(at) : null);
  return {
    ...limitsOf(row),
    reminderMinutes: row?.reminderMinutes ?? null,
    timeOutUntil: running(row?.timeOutUntil),
    selfExcludedUntil: running(row?.selfExcludedUntil),
    pending: row?.pending ?? null,
    pendingFrom: iso(row?.pendingFrom),
    used: await usedOf(tx, member),
    hasDeposited: await hasDeposited(tx, member),
  };
}

async function hasDeposited(tx: Tx, member: string): Promise<boolean> {
  const { rows } = await tx.execute<{ found: boolean }>(sql`
    SELECT EXISTS (SELECT 1 FROM account a JOIN entry e ON e.account = a.id JOIN movement m ON m.id = e.movement
      WHERE a.owner = ${member}::uuid AND a.kind = 'cash' AND m.kind = 'DEPOSIT') AS found`);
  return rows[0]?.found === true;
}

/** What the running day, week and month have used up, by kind (satang). */
async function usedOf(tx: Tx, member: string): Promise<NonNullable<Reply["used"]>> {
  const { rows } = await tx.execute<Record<LimitKind, number[]>>(sql`
    SELECT to_json(deposited_within(${member}::uuid, app_now())) AS deposit,
      to_json(lost_within(${member}::uuid, app_now())) AS loss,
      to_json(staked_within(${member}::uuid, app_now())) AS stake`);
  const [used] = rows;
  if (!used) throw new Error("no sums");
  const spans = ([day = 0, week = 0, month = 0]: number[]): Record<LimitSpan, Satang> => ({
    day: satang(Math.max(0, day)),
    week: satang(Math.max(0, week)),
    month: satang(Math.max(0, month)),
  });
  const [deposit, loss, stake] = limitKinds.map((kind) => spans(used[kind]));
  if (!deposit || !loss || !stake) throw new Error("a kind of limit is missing");
  return { deposit, loss, stake };
}
