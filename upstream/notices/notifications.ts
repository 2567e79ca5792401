import { and, count, eq, isNull, ne, or, sql } from "drizzle-orm";
import { notification } from "../db/schema/notifications";
import type { Tx } from "../db/tx";
import { firstLanguage } from "./message-words";

/** The member's own notifications that are due; news in other languages than the reader's is left out. */
export const ownOf = (uuid: string, language: string) =>
  and(
    eq(notification.member, uuid),
    // The clock is read once and not for every row.
    sql`${notification.at} <= (SELECT app_now())`,
    // Nothing else has a language. The kind stands first because the database knows how rare news is: what it must
    // guess of the fact alone would have it read and sort all rows for a page of a hundred.
    or(
      ne(notification.kind, "news"),
      sql`coalesce(${notification.facts} ->> 'language', ${firstLanguage(language)}) = ${firstLanguage(language)}`,
    ),
  );

/** How many of them the member has not read. */
export async function unreadOf(tx: Tx, uuid: string, language: string): Promise<number> {
  const [row] = await unreadQuery(tx, uuid, language);
  return row?.unread ?? 0;
}

/** One row with that number. */
export const unreadQuery = (tx: Tx, uuid: string, language: string) =>
  tx
    .select({ unread: count() })
    .from(notification)
    .where(and(ownOf(uuid, language), isNull(notification.readAt)));
