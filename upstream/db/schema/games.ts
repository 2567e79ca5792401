import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import type { Stakes } from "@/lib/domain/partners/demo/game";
import { moment, satang } from "../columns";
import { member } from "./members";

/** A game partner as operators set it: open, in maintenance, or not connected. */
export const partner = pgTable(
  "partner",
  { key: text().primaryKey(), state: text().notNull().default("unconnected") },
  (table) => [check("partner_state", sql`${table.state} in ('open', 'maintenance', 'unconnected')`)],
);

/** Entries of the lobby; a row without an id is a partner that opens as one entry. */
export const partnerGame = pgTable(
  "partner_game",
  {
    partner: text()
      .notNull()
      .references(() => partner.key),
    /** Empty: in no list */
    gameList: text().notNull().default(""),
    /** Empty: the partner itself */
    gameId: text().notNull().default(""),
    name: text().notNull(),
    imageUrl: text(),
    category: text().notNull(),
    /** A game can be closed by itself, too */
    state: text().notNull().default("open"),
    isDemo: boolean().notNull().default(false),
    /** Left out of the list of games without restriction */
    isRestricted: boolean().notNull().default(false),
    /** Position among the highlights; null: not one of them */
    highlight: integer(),
    /** Position in the lobby */
    place: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.partner, table.gameList, table.gameId] }),
    check("partner_game_state", sql`${table.state} in ('open', 'maintenance', 'unconnected')`),
  ],
);

/** A member's name towards a partner: it says nothing of the member, and differs from partner to partner. */
export const gamePlayer = pgTable(
  "game_player",
  {
    partner: text().notNull(),
    member: uuid()
      .notNull()
      .references(() => member.uuid),
    player: uuid().notNull().defaultRandom().unique(),
  },
  (table) => [primaryKey({ columns: [table.partner, table.member] })],
);

/** A game that was opened for a member. New stakes need a live one; settlements of old stakes do not. */
export const gameLaunch = pgTable(
  "game_launch",
  {
    id: uuid().primaryKey().defaultRandom(),
    member: uuid()
      .notNull()
      .references(() => member.uuid),
    /** The session that opened it; it ends with this session */
    session: uuid().notNull(),
    partner: text().notNull(),
    gameId: text().notNull().default(""),
    startedAt: moment().notNull(),
    expiresAt: moment().notNull(),
    endedAt: moment(),
  },
  (table) => [index("game_launch_of_member").on(table.member, table.partner, table.startedAt)],
);

/** A member's round of a game. `drawn` is settled without a decision; only `open` ones change. */
export const gameRound = pgTable(
  "game_round",
  {
    id: uuid().primaryKey().defaultRandom(),
    partner: text().notNull(),
    /** The provider's id of the round; one round can have many players */
    round: text().notNull(),
    member: uuid()
      .notNull()
      .references(() => member.uuid),
    gameId: text().notNull().default(""),
    status: text().notNull().default("open"),
    /** Stakes that were not refunded one by one */
    staked: satang().notNull().default(0),
    /** What it won, without corrections */
    returned: satang().notNull().default(0),
    openedAt: moment().notNull(),
    endedAt: moment(),
  },
  (table) => [
    unique("game_round_once").on(table.partner, table.round, table.member),
    check("game_round_status", sql`${table.status} in ('open', 'settled', 'drawn', 'cancelled')`),
    check("game_round_amounts", sql`${table.staked} >= 0 and ${table.returned} >= 0`),
    index("game_round_open").on(table.openedAt).where(sql`${table.status} = 'open'`),
    index("game_round_of_member").on(table.member, table.openedAt),
  ],
);

/** A provider's message that was applied, by the provider's own id; the row and its movement are one write. */
export const gameOperation = pgTable(
  "game_operation",
  {
    /** The movement's ref, where there is a movement */
    id: uuid().primaryKey().defaultRandom(),
    partner: text().notNull(),
    transactionId: text().notNull(),
    member: uuid()
      .notNull()
      .references(() => member.uuid),
    round: uuid().references(() => gameRound.id),
    operation: text().notNull(),
    /** Satang, signed from the member's side */
    amount: satang().notNull(),
    bodyHash: text().notNull(),
    /** The stake that a refund names */
    refersTo: text(),
    /** True where a stake was refunded */
    isUndone: boolean().notNull().default(false),
    /** Spendable balance after it; a repeated message gets the same answer */
    balance: satang().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [
    unique("game_operation_once").on(table.partner, table.transactionId),
    index("game_operation_stakes")
      .on(table.member, table.createdAt)
      .where(sql`${table.operation} in ('create', 'bet')`),
    index("game_operation_refunds")
      .on(table.partner, table.refersTo)
      .where(sql`${table.refersTo} is not null`),
    index("game_operation_of_round").on(table.round),
  ],
);

/** The demo provider's own data: a player's seat at one of its games. Of its key only the hash is stored. */
export const demoSeat = pgTable(
  "demo_seat",
  {
    /** SHA-256 of the key that the game's page has, hex */
    keyHash: text().primaryKey(),
    player: uuid().notNull(),
    game: text().notNull(),
    /** The seed of the next play, 32 bytes in hex; its hash is shown before the play */
    nextSeed: text().notNull(),
    nonce: integer().notNull().default(0),
    createdAt: moment().notNull().default(sql`clock_timestamp()`),
  },
  (table) => [index("demo_seat_of_player").on(table.player, table.game)],
);

/**
 * A play at the demo provider, stored before the wallet is called, so that a lost answer can be asked for again.
 */
export const demoPlay = pgTable(
  "demo_play",
  {
    id: uuid().primaryKey().defaultRandom(),
    seat: text()
      .notNull()
      .references(() => demoSeat.keyHash),
    /** The page's own id of the play: sending it twice makes one play */
    sentId: text().notNull(),
    stakes: jsonb().$type<Stakes>().notNull(),
    clientSeed: text().notNull(),
    nonce: integer().notNull(),
    seed: text().notNull(),
    /** asked → staked → done; or refused, or void when the stake was refunded */
    state: text().notNull().default("asked"),
    /** Why it was refused */
    refusal: text(),
    win: satang(),
    createdAt: moment().notNull().default(sql`clock_timestamp()`),
  },
  (table) => [
    unique("demo_play_once").on(table.seat, table.sentId),
    unique("demo_play_nonce").on(table.seat, table.nonce),
    check("demo_play_state", sql`${table.state} in ('asked', 'staked', 'done', 'refused', 'void')`),
    index("demo_play_under_way").on(table.createdAt).where(sql`${table.state} in ('asked', 'staked')`),
  ],
);
