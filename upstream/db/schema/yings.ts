import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { moment } from "../columns";
import { member } from "./members";
import { round } from "./rounds";

/**
 * The draw of a round of shots: sealed when the round opens, frozen when its shooting ends, revealed when it is
 * drawn. A trigger refuses changes to values once written. Hashes, seed and beacon are lower-case hex.
 */
export const yingDraw = pgTable(
  "ying_draw",
  {
    betId: text()
      .primaryKey()
      .references(() => round.betId),
    /** Generated in the database, and not read from it before the list is frozen */
    seed: text().notNull(),
    commitment: text().notNull(),
    withSystemShot: boolean().notNull(),
    /** The chain whose randomness is promised; null: none was configured when the round opened */
    beaconChain: text(),
    openedAt: moment().notNull(),
    /** Shots so far, which is also the last shot's seq; their sum; the latest millisecond among them */
    shots: integer().notNull().default(0),
    sum: bigint({ mode: "number" }).notNull().default(0),
    lastMs: bigint({ mode: "number" }).notNull().default(0),
    demoShots: integer().notNull().default(0),
    frozenAt: moment(),
    listHash: text(),
    beaconRound: bigint({ mode: "number" }),
    beacon: text(),
    beaconSignature: text(),
    systemShot: integer(),
    /** When the draw was published; under the older rules, its seed too */
    revealedAt: moment(),
    /** Version 3 of the draw; null: the older rules. The values under the seal, and the seal */
    rules: text().$type<"rules-3-long" | "rules-3-short" | "rules-3-test">(),
    steps: integer(),
    endsAt: moment(),
    /** Number of the chain's round that is promised; empty without a chain */
    sealedBeaconRound: text().notNull().default(""),
    seal: text(),
    /** Written at the freeze, from which on the seed is public */
    witnessRoot: text(),
    witnessCount: integer(),
    headBefore: text(),
    head: text(),
    frozenLateMs: integer(),
    /** The number that the work of the draw produced: 512 hex digits */
    w: text(),
    /** Why nothing is drawn, as the draw log states it */
    voidReason: text(),
  },
  (table) => [
    check("ying_draw_in_order", sql`${table.revealedAt} is null or ${table.listHash} is not null`),
    check(
      "ying_draw_sealed",
      sql`(${table.rules} is null) = (${table.seal} is null)
        and (${table.rules} is null) = (${table.steps} is null)
        and (${table.rules} is null) = (${table.endsAt} is null)
        and (${table.rules} is null or (${table.head} is null) = (${table.frozenAt} is null))`,
    ),
    index("ying_draw_undrawn")
      .on(table.endsAt)
      .where(sql`${table.rules} is not null and ${table.revealedAt} is null and ${table.voidReason} is null`),
    index("ying_draw_waiting")
      .on(table.frozenAt)
      .where(sql`${table.beaconChain} is not null and ${table.revealedAt} is null`),
  ],
);

/** A shot as received; never changed. Without a member it is a labelled demo shot. */
export const ying = pgTable(
  "ying",
  {
    betId: text()
      .notNull()
      .references(() => yingDraw.betId),
    /** In order of receipt, from 1 */
    seq: integer().notNull(),
    member: uuid().references(() => member.uuid),
    key: text(),
    /** Five digits */
    number: text().notNull(),
    ms: bigint({ mode: "number" }).notNull(),
    alias: text().notNull(),
    rowHash: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.betId, table.seq] }),
    unique("ying_once").on(table.member, table.key),
    index("ying_of_member").on(table.member, table.ms),
    check("ying_number", sql`${table.number} ~ '^[0-9]{5}$'`),
  ],
);

/**
 * Random values that open pages contribute to a draw of version 3: 32 lower-case hex digits each, without a name.
 * Never changed.
 */
export const yingWitness = pgTable(
  "ying_witness",
  // No foreign key to the draw: it would lock the draw against its shots.
  { betId: text().notNull(), value: text().notNull() },
  (table) => [
    primaryKey({ columns: [table.betId, table.value] }),
    check("ying_witness_value", sql`${table.value} ~ '^[0-9a-f]{32}$'`),
  ],
);

/** The public log of draws, a hash chain without gaps; never changed. */
export const drawLog = pgTable(
  "draw_log",
  {
    seq: bigint({ mode: "number" }).primaryKey(),
    kind: text().$type<"seal" | "freeze" | "void">().notNull(),
    betId: text().notNull(),
    at: moment().notNull(),
    headBefore: text().notNull(),
    head: text().notNull(),
    seal: text(),
    listHash: text(),
    witnessRoot: text(),
    witnesses: integer(),
    lateMs: integer(),
    reason: text(),
  },
  (table) => [
    unique("draw_log_once").on(table.kind, table.betId),
    unique("draw_log_follows").on(table.headBefore),
    index("draw_log_at").on(table.at, table.seq),
    index("draw_log_bet_id").on(table.betId),
    check("draw_log_kind", sql`${table.kind} in ('seal', 'freeze', 'void')`),
  ],
);
