import { sql } from "drizzle-orm";
import { boolean, index, jsonb, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import { moment } from "../columns";

/** News, promotions, videos, banners and popups; one row for each language that a piece is written in. */
export const contentPiece = pgTable(
  "content_piece",
  {
    kind: text().notNull(),
    id: text().notNull(),
    /** Null: for readers of every language. */
    locale: text(),
    /** The piece's slug in addresses; null where it has none. */
    name: text(),
    isHidden: boolean().notNull(),
    publishedAt: moment().notNull(),
    endsAt: moment(),
    /** The whole piece in the contract's shape. */
    piece: jsonb().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.id] }),
    index("content_piece_newest").on(table.kind, table.publishedAt),
    uniqueIndex("content_piece_name")
      .on(table.kind, table.name, sql`coalesce(${table.locale}, '')`)
      .where(sql`${table.name} IS NOT NULL`),
  ],
);
