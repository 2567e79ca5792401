import { date, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "../columns";
import { member } from "./members";
import { round } from "./rounds";

/** A visitor who followed an invitation on a day. `visitor` does not identify anybody, not even across days. */
export const afClick = pgTable(
  "af_click",
  {
    referrer: uuid()
      .notNull()
      .references(() => member.uuid),
    day: date({ mode: "string" }).notNull(),
    /** SHA-256 over the device's random id, the day and the referrer */
    visitor: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.referrer, table.day, table.visitor] })],
);

/**
 * A settled round whose rewards have been paid: commissions to referrers, points to members. One row per round.
 */
export const roundReward = pgTable("round_reward", {
  betId: text()
    .primaryKey()
    .references(() => round.betId),
  createdAt: moment().notNull(),
});
