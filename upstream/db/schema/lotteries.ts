import { index, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { satang } from "../columns";
import { poy } from "./poys";
import { round } from "./rounds";

/** A line of a four-digit slip as it was accepted: a number in some sets. Never written again. */
export const setLine = pgTable(
  "set_line",
  {
    poyId: uuid()
      .notNull()
      .references(() => poy.poyId),
    seq: integer().notNull(),
    number: text().notNull(),
    sets: integer().notNull(),
    /** Of all its sets together */
    price: satang().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.poyId, table.seq] }),
    // For operators who look for the slips with a number.
    index("set_line_of_number").on(table.number, table.poyId),
  ],
);

/** Sets of a number that members hold in a round; cancelled sets are sold again. */
export const setSale = pgTable(
  "set_sale",
  { betId: text().notNull(), number: text().notNull(), sold: integer().notNull().default(0) },
  (table) => [primaryKey({ columns: [table.betId, table.number] })],
);

/** An operator's own quota for a number of a round; 0 closes it. */
export const setLimit = pgTable(
  "set_limit",
  {
    betId: text()
      .notNull()
      .references(() => round.betId),
    number: text().notNull(),
    sets: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.betId, table.number] })],
);
