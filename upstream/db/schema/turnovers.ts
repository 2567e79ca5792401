import { bigint, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { satang } from "../columns";
import { movement } from "./ledger";
import { member } from "./members";

/**
 * Up to which movement a member's stakes are summed, credit by credit, so that their turnover need not read them one by
 * one. It can be removed at any time: the nightly job makes it anew. No account is referred to, because a bet would wait
 * for the lock of that reference.
 */
export const turnoverSum = pgTable("turnover_sum", {
  member: uuid()
    .primaryKey()
    .references(() => member.uuid),
  upTo: bigint({ mode: "number" }).notNull().default(0),
  /** How many postings of the cash account that are; of its version so many are summed */
  entries: bigint({ mode: "number" }).notNull().default(0),
  /** Kinds that asked for turnover then, sorted: with others the history has other credits, and the sums are not used */
  kinds: text().array().notNull(),
});

/** What was staked for good between a credit and the next, as far as the member's turnover is summed. */
export const stakedCredit = pgTable(
  "staked_credit",
  {
    member: uuid()
      .notNull()
      .references(() => turnoverSum.member),
    /** The credit's */
    movement: bigint({ mode: "number" })
      .notNull()
      .references(() => movement.id),
    staked: satang().notNull(),
  },
  (table) => [primaryKey({ columns: [table.member, table.movement] })],
);
