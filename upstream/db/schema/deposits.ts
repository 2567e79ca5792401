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

/** A deposit channel, as operators set it. */
export const depositChannel = pgTable("deposit_channel", {
  channel: text().primaryKey(),
  isOn: boolean().notNull().default(true),
  min: satang().notNull(),
  max: satang().notNull(),
  /** `HH:mm` in Bangkok; both absent: round the clock */
  openFrom: text(),
  openTo: text(),
  /** Usual time until the money is credited, minutes */
  minutes: integer().notNull(),
});

/** An account of the site that members transfer to: a bank account, a wallet, or an address on a chain. */
export const siteAccount = pgTable(
  "site_account",
  {
    bankId: integer().primaryKey(),
    bankCode: text().notNull(),
    accountNumber: text().notNull(),
    name: text().notNull(),
    kind: text().notNull().default("bank"),
    /** Its PromptPay id: a tax number, a phone number or a wallet's; digits */
    promptPay: text(),
    /** When its feed was last read */
    botUpdate: moment(),
    /** Closed to new requests; money that still comes is matched as before */
    closedAt: moment(),
  },
  (table) => [check("site_account_kind", sql`${table.kind} in ('bank', 'wallet', 'chain')`)],
);

/** The coin that an address takes, and its price. */
export const coinOffer = pgTable("coin_offer", {
  bankId: integer()
    .primaryKey()
    .references(() => siteAccount.bankId),
  coin: text().notNull(),
  chain: text().notNull(),
  /** Decimal places that are quoted */
  decimals: integer().notNull(),
  satangPerCoin: bigint({ mode: "number" }).notNull(),
  /** Confirmations after which a transfer is credited */
  needed: integer().notNull(),
});

/**
 * A deposit. All channels but `normal` reserve an exact amount that is unique among the live ones of its account.
 */
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
    /** Null: a report waits until staff have decided on it */
    expiresAt: moment(),
    endedAt: moment(),
    feedRef: text(),
    creditedAmount: satang(),
    /** Coins only: the expected amount, its price, and the transfer seen on the chain */
    coinUnits: coinUnits(),
    satangPerCoin: bigint({ mode: "number" }),
    seenRef: text(),
    /** Staff's reason */
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
      .where(sql`${table.status} = 'waiting' and ${table.channel} <> 'normal' and ${table.seenRef} is null`),
    index("deposit_account").on(table.bankId, table.createdAt),
    index("deposit_slots").on(table.bankId, table.prepareAmount, table.expiresAt),
    index("deposit_member").on(table.member, table.createdAt),
    // A feed row is credited to one deposit only.
    uniqueIndex("deposit_credited_by").on(table.feedRef).where(sql`${table.status} = 'credited'`),
    index("deposit_credited").on(table.endedAt).where(sql`${table.status} = 'credited'`),
    index("deposit_for_staff")
      .on(table.createdAt, table.id)
      .where(
        sql`${table.status} in ('claimed', 'unmatched') or ${table.status} = 'waiting' and ${table.channel} = 'normal'`,
      ),
    // For operators' lists of one state.
    index("deposit_by_status").on(table.status, table.createdAt, table.id),
    check(
      "deposit_status",
      sql`${table.status} in ('waiting', 'credited', 'expired', 'cancelled', 'unmatched', 'claimed', 'rejected')`,
    ),
    check("deposit_channel", sql`${table.channel} in ('fast', 'normal', 'qrcode', 'crypto', 'truemoney')`),
    check("deposit_coins", sql`(${table.channel} = 'crypto') = (${table.coinUnits} is not null)`),
    check("deposit_expiry", sql`(${table.channel} = 'normal') = (${table.expiresAt} is null)`),
  ],
);

/** A member's report of a transfer: a normal deposit is such a report, a claim adds one to a request. */
export const depositReport = pgTable("deposit_report", {
  depositId: uuid()
    .primaryKey()
    .references(() => deposit.id),
  amount: satang().notNull(),
  transferredAt: moment().notNull(),
  reportedAt: moment().notNull(),
  note: text(),
  fileId: uuid().references(() => file.id),
  /** Normal deposits: the kind of transfer, and from which account */
  channel: text(),
  channelName: text(),
  bankCode: text(),
  accountNumber: text(),
  accountName: text(),
});

/** A row of a feed as received; `ref` is the bank's or the chain's own id and makes a repeat harmless. */
export const bankFeed = pgTable(
  "bank_feed",
  {
    id: bigserial({ mode: "number" }).primaryKey(),
    ref: text().notNull().unique(),
    bankId: integer()
      .notNull()
      .references(() => siteAccount.bankId),
    /** Worth of the coins on arrival, or the quoted amount */
    amount: satang().notNull(),
    at: moment().notNull(),
    receivedAt: moment().notNull(),
    fromAccount: text(),
    channel: text().notNull(),
    /** matched, confirming (coins without their confirmations), unmatched (staff decide), resolved or dismissed */
    status: text().notNull(),
    /**
     * Why it was not matched: late, unknown, inexact, used or unconfirmed; manual: exact, but typed by an operator
     */
    why: text(),
    depositId: uuid(),
    /** The member whose money it was, once credited */
    member: uuid(),
    /** The operator who typed it; absent where it came by the feed */
    typedBy: uuid(),
    resolvedBy: uuid(),
    /** Coins only: the amount as the chain writes it, and its confirmations */
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
