import { sql } from "drizzle-orm";
import {
  bigint,
  bigserial,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { moment, satang } from "../columns";

/**
 * A round one can bet on. `open` covers the time before it opens too; the current time decides, see rounds/phase.
 */
export const round = pgTable(
  "round",
  {
    betId: text().primaryKey(),
    betGroup: text().notNull(),
    betType: text().notNull(),
    betName: text().notNull(),
    name: text().notNull(),
    serviceDate: date({ mode: "string" }).notNull(),
    openAt: moment().notNull(),
    closeAt: moment().notNull(),
    /**
     * The earliest close it was ever given. A later one extends it: slips taken behind this moment are marked, none is
     * cancelled from then on, and a void takes two people
     */
    plannedCloseAt: moment().notNull(),
    /** No close lies behind it: the earliest moment at which its figure can be known, less a margin */
    latestCloseAt: moment().notNull(),
    /** From when its figure exists at its source: no result before it. Closing early does not bring it forward */
    figureAt: moment().notNull(),
    /** When its result is due; for a round of shots, the end of its shooting */
    resultAt: moment().notNull(),
    /** When the result is promised, where that is later than `resultAt`: the work of a draw of shots takes time */
    resultDueAt: moment(),
    /** `settling`: its result stands and its winners are paid first; slips that have lost follow in blocks */
    status: text().notNull().default("open"),
    reason: text(),
    /** Why its times differ from the schedule; shown again after a suspension, which has a reason of its own. */
    movedReason: text(),
    result: jsonb(),
    /** The further prizes of a government draw, shown on the results page only */
    prizes: jsonb(),
    /** operator, demo (a labelled demo draw) or archive (published history) */
    resultSource: text(),
    settledAt: moment(),
    /** Since when its payout waits for an approval; it has its result and is not settled yet */
    payoutHeldAt: moment(),
  },
  (table) => [
    check(
      "round_status",
      sql`${table.status} in ('open', 'suspended', 'closed', 'settling', 'settled', 'void')`,
    ),
    check(
      "round_closes_before_figure",
      sql`${table.closeAt} <= ${table.latestCloseAt} and ${table.plannedCloseAt} <= ${table.latestCloseAt} and ${table.latestCloseAt} <= ${table.figureAt}`,
    ),
    index("round_by_close").on(table.closeAt),
    index("round_by_day").on(table.serviceDate),
    index("round_by_type").on(table.betType, table.serviceDate),
    index("round_by_result").on(table.resultAt),
    index("round_by_group_result").on(table.betGroup, table.resultAt),
    index("round_by_type_result").on(table.betType, table.resultAt),
  ],
);

/** A day of a market as operators entered it: closed, short, usual, or its draw moved. It comes before the exchange's table. */
export const marketDay = pgTable(
  "market_day",
  {
    betType: text().notNull(),
    /** Of a moved draw, the day on which it would be held */
    day: date({ mode: "string" }).notNull(),
    kind: text().notNull(),
    /** Of a short day: from when the figure exists, HH:mm by the exchange's clock */
    figure: text(),
    /** Of a moved draw: the day on which it is held */
    heldOn: date({ mode: "string" }),
    reason: text().notNull(),
    enteredBy: uuid().notNull(),
    enteredAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.betType, table.day] }),
    check(
      "market_day_kind",
      sql`(${table.kind} in ('closed', 'usual') and ${table.figure} is null and ${table.heldOn} is null)
        or (${table.kind} = 'short' and ${table.figure} is not null) or (${table.kind} = 'moved' and ${table.heldOn} is not null)`,
    ),
  ],
);

/** Rates and limits of an option in a market, edited by operators. Multipliers are in hundredths. */
export const optionRate = pgTable(
  "option_rate",
  {
    betType: text().notNull(),
    option: text().notNull(),
    multiplyHundredths: integer().notNull(),
    betMin: satang().notNull(),
    betMax: satang().notNull(),
    memberMax: satang().notNull(),
  },
  (table) => [primaryKey({ columns: [table.betType, table.option] })],
);

/**
 * Rates and limits of an option in one round: the market's when the round was created, or an operator's change.
 */
export const roundRate = pgTable(
  "round_rate",
  {
    betId: text()
      .notNull()
      .references(() => round.betId),
    option: text().notNull(),
    multiplyHundredths: integer().notNull(),
    betMin: satang().notNull(),
    betMax: satang().notNull(),
    memberMax: satang().notNull(),
  },
  (table) => [primaryKey({ columns: [table.betId, table.option] })],
);

/** From this stake sold on a number (before the slip) the rate is this share of the default, in per cent. */
export const saleTier = pgTable(
  "sale_tier",
  {
    betType: text().notNull(),
    option: text().notNull(),
    soldFrom: satang().notNull(),
    percent: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.betType, table.option, table.soldFrom] })],
);

/** An operator's own limit on a number of a round; 0 closes it. */
export const numberLimit = pgTable(
  "number_limit",
  {
    betId: text()
      .notNull()
      .references(() => round.betId),
    option: text().notNull(),
    number: text().notNull(),
    multiplyHundredths: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.betId, table.option, table.number] })],
);

/** What was sold on a number of a round, and what the house would pay if it won. */
export const exposure = pgTable(
  "exposure",
  {
    betId: text().notNull(),
    option: text().notNull(),
    number: text().notNull(),
    stake: satang().notNull().default(0),
    payout: satang().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.betId, table.option, table.number] })],
);

/** The winning numbers of a settled round, by option; its lines are compared with them. */
export const winner = pgTable(
  "winner",
  { betId: text().notNull(), option: text().notNull(), number: text().notNull() },
  (table) => [primaryKey({ columns: [table.betId, table.option, table.number] })],
);

/** A result as an operator typed it, and what it would pay. */
export const resultPreview = pgTable(
  "result_preview",
  {
    id: uuid().primaryKey().defaultRandom(),
    betId: text()
      .notNull()
      .references(() => round.betId),
    result: jsonb().notNull(),
    payout: satang().notNull(),
    /** The operator who typed it */
    typedBy: uuid(),
    createdAt: moment().notNull().default(sql`clock_timestamp()`),
  },
  (table) => [index("result_preview_of_round").on(table.betId, table.createdAt)],
);

/** Jobs with a due time; a handler writes in the transaction that marks its job as done. */
export const job = pgTable(
  "job",
  {
    id: bigserial({ mode: "number" }).primaryKey(),
    kind: text().notNull(),
    ref: text().notNull(),
    dueAt: moment().notNull(),
    doneAt: moment(),
    attempts: integer().notNull().default(0),
    lastError: text(),
    /** How far a job of several transactions has come; its handler says what the number is */
    cursor: bigint({ mode: "number" }),
  },
  (table) => [
    unique("job_once").on(table.kind, table.ref),
    // The order in which jobs are taken: rewards after all others.
    index("job_due")
      .on(sql`(${table.kind} = 'rewards')`, table.dueAt, table.id)
      .where(sql`${table.doneAt} is null`),
  ],
);

/** One row with the offset by which tests move the clock. */
export const clockOffset = pgTable(
  "clock_offset",
  { id: integer().primaryKey().default(1), offsetMs: bigint({ mode: "number" }).notNull().default(0) },
  (table) => [check("clock_offset_single", sql`${table.id} = 1`)],
);
