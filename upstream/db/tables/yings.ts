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
 * The draw of a round of shots: committed to when the round opens, frozen when its shooting ends, revealed when
 * it is drawn. What is written here stays; a trigger holds that. Hashes, seed and beacon in lower-case hex.
 */
export const yingDraw = pgTable(
  "ying_draw",
  {
    betId: text()
      .primaryKey()
      .references(() => round.betId),
    /** Made by the database and never read out of it before the list is frozen */
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
    /** From here on the seed is public */
    revealedAt: moment(),
  },
  (table) => [
    check("ying_draw_in_order", sql`${table.revealedAt} is null or ${table.listHash} is not null`),
    index("ying_draw_waiting")
      .on(table.frozenAt)
      .where(sql`${table.beaconChain} is not null and ${table.revealedAt} is null`),
  ],
);

/** A shot as it came in; never changed. Without a member it is one of the box's own, under its badge. */
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
