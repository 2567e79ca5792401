import { sql } from "drizzle-orm";
import {
  bigint,
  bigserial,
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { moment, satang } from "../columns";
import { file } from "./files";
import { member } from "./members";

/** Smallest quoted units of a coin. */
const coinUnits = () => bigint({ mode: "number" });

/** A way to pay in, as operators set it. */
export const depositChannel = pgTable("deposit_channel", {
  channel: text().primaryKey(),
  isOn: boolean().notNull().default(true),
  min: satang().notNull(),
  max: satang().notNull(),
  /** `HH:mm` in Bangkok; both absent: round the clock */
  openFrom: text(),
  openTo: text(),
  /** How soon the money is there as a rule, minutes */
  minutes: integer().notNull(),
});

/** A place of the site that members transfer to: a bank account, a wallet, or an address on a chain. */
export const siteAccount = pgTable(
  "site_account",
  {
    bankId: integer().primaryKey(),
    bankCode: text().notNull(),
    accountNumber: text().notNull(),
    name: text().notNull(),
    kind: text().notNull().default("bank"),
    /** Its PromptPay name: a tax number, a phone number or a wallet's; digits */
    promptPay: text(),
    /** When its feed was last read */
    botUpdate: moment(),
  },
  (table) => [check("site_account_kind", sql`${table.kind} in ('bank', 'wallet', 'chain')`)],
);

/** What an address on a chain takes, and at which price. */
export const coinOffer = pgTable("coin_offer", {
  bankId: integer()
    .primaryKey()
    .references(() => siteAccount.bankId),
  coin: text().notNull(),
  chain: text().notNull(),
  /** Places behind the point that are quoted */
  decimals: integer().notNull(),
  satangPerCoin: bigint({ mode: "number" }).notNull(),
  /** Confirmations after which a transfer is credited */
  needed: integer().notNull(),
});

/** A deposit. All but normal ones reserve an exact amount that is unique among the live ones of its account. */
export const deposit = pgTable(
  "deposit",
  {
    id: uuid().primaryKey().defaultRandom(),
    member: uuid()
      .notNull()
      .references(() => member.uuid),
    channel: text().notNull().default("fast"),
    bankId: integer()
      .notNull()
      .references(() => siteAccount.bankId),
    prepareAmount: satang().notNull(),
    prepareIndex: integer().notNull(),
    prepareTotal: satang().notNull(),
    status: text().notNull().default("waiting"),
    createdAt: moment().notNull(),
    /** None: a report waits until staff have seen it */
    expiresAt: moment(),
    endedAt: moment(),
    feedRef: text(),
    creditedAmount: satang(),
    /** Coins only: what is to come, at which price, and the transfer that the chain shows */
    coinUnits: coinUnits(),
    satangPerCoin: bigint({ mode: "number" }),
    seenRef: text(),
    /** What staff say of it */
    reason: text(),
  },
  (table) => [
    uniqueIndex("deposit_live_total")
      .on(table.bankId, table.prepareTotal)
      .where(sql`${table.status} = 'waiting' and ${table.channel} in ('fast', 'qrcode', 'truemoney')`),
    uniqueIndex("deposit_live_coins")
      .on(table.bankId, table.coinUnits)
      .where(sql`${table.status} = 'waiting' and ${table.channel} = 'crypto'`),
    uniqueIndex("deposit_live_member")
      .on(table.member)
      .where(sql`${table.status} = 'waiting' and ${table.channel} <> 'normal'`),
    index("deposit_account").on(table.bankId, table.createdAt),
    index("deposit_slots").on(table.bankId, table.prepareAmount, table.expiresAt),
    index("deposit_member").on(table.member, table.createdAt),
    // A row of a feed is behind one credited deposit and no other.
    uniqueIndex("deposit_credited_by").on(table.feedRef).where(sql`${table.status} = 'credited'`),
    index("deposit_of_member").on(table.member, table.createdAt),
    check(
      "deposit_status",
      sql`${table.status} in ('waiting', 'credited', 'expired', 'cancelled', 'unmatched', 'claimed', 'rejected')`,
    ),
    check("deposit_channel", sql`${table.channel} in ('fast', 'normal', 'qrcode', 'crypto', 'truemoney')`),
    check("deposit_coins", sql`(${table.channel} = 'crypto') = (${table.coinUnits} is not null)`),
    check("deposit_expiry", sql`(${table.channel} = 'normal') = (${table.expiresAt} is null)`),
  ],
);

/** What a member says of a transfer: a normal deposit is such a report, a claim adds one to a request. */
export const depositReport = pgTable("deposit_report", {
  depositId: uuid()
    .primaryKey()
    .references(() => deposit.id),
  amount: satang().notNull(),
  transferredAt: moment().notNull(),
  reportedAt: moment().notNull(),
  note: text(),
  fileId: uuid().references(() => file.id),
  /** Normal deposits: how it was sent, and from which account */
  channel: text(),
  channelName: text(),
  bankCode: text(),
  accountNumber: text(),
  accountName: text(),
});

/** A row of a feed, as it came; `ref` is the bank's or the chain's own and makes a repeat harmless. */
export const bankFeed = pgTable(
  "bank_feed",
  {
    id: bigserial({ mode: "number" }).primaryKey(),
    ref: text().notNull().unique(),
    bankId: integer()
      .notNull()
      .references(() => siteAccount.bankId),
    /** Of coins: what they were worth when they came, or what was quoted for them */
    amount: satang().notNull(),
    at: moment().notNull(),
    receivedAt: moment().notNull(),
    fromAccount: text(),
    channel: text().notNull(),
    /** matched, confirming (coins the chain has not confirmed), unmatched (staff look at it), resolved or dismissed */
    status: text().notNull(),
    /** Why it matched nothing: late, unknown, inexact, used or unconfirmed; manual: it would, but for its being typed */
    why: text(),
    depositId: uuid(),
    /** Whose money it was, once credited */
    member: uuid(),
    /** The operator who typed it; absent where the bank itself told of it */
    typedBy: uuid(),
    resolvedBy: uuid(),
    /** Coins only: the amount as the chain writes it, and how far it is confirmed */
    coinAmount: text(),
    confirmations: integer(),
  },
  (table) => [
    index("bank_feed_open")
      .on(table.status, table.id)
      .where(sql`${table.status} in ('confirming', 'unmatched')`),
    index("bank_feed_deposit").on(table.depositId),
    index("bank_feed_by_hand")
      .on(table.member)
      .where(sql`${table.typedBy} is not null or ${table.resolvedBy} is not null`),
    check(
      "bank_feed_status",
      sql`${table.status} in ('matched', 'confirming', 'unmatched', 'resolved', 'dismissed')`,
    ),
  ],
);
