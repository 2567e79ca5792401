import { and, count, desc, eq, inArray, isNull, lt, ne, or, sql } from "drizzle-orm";
import { allNotifications, readNotifications } from "@/lib/contract/notifications";
import { bangkokIso } from "@/lib/domain/time/time";
import { nowMs } from "../clock/now";
import { pageOf } from "../db/page";
import { serialOf } from "../db/row-ids";
import { notification } from "../db/schema/notifications";
import type { Tx } from "../db/tx";
import { defineHandler } from "../http/define-handler";
import { firstLanguage } from "./message-words";
import { slipFactsOf } from "./slip-facts";

const PAGE = 30;

/** The member's own notifications that are due; news in other languages than the reader's is left out. */
const ownOf = (uuid: string, language: string) =>
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
async function unreadOf(tx: Tx, uuid: string, language: string): Promise<number> {
  const [row] = await unreadQuery(tx, uuid, language);
  return row?.unread ?? 0;
}

/** One row with that number. */
export const unreadQuery = (tx: Tx, uuid: string, language: string) =>
  tx
    .select({ unread: count() })
    .from(notification)
    .where(and(ownOf(uuid, language), isNull(notification.readAt)));

export const notificationCalls = [
  defineHandler(allNotifications, async ({ tx, caller, language }, { query: { cursor, limit = PAGE } }) => {
    const rows = await tx
      .select()
      .from(notification)
      .where(and(ownOf(caller.uuid, language), cursor ? lt(notification.id, serialOf(cursor)) : undefined))
      .orderBy(desc(notification.id))
      .limit(limit + 1);
    const { page, nextCursor } = pageOf(rows, limit, ({ id }) => String(id));
    const slips = await slipFactsOf(tx, caller.uuid, page);
    const items = page.map(({ id, at, kind, facts, readAt }) => ({
      id: String(id),
      at: bangkokIso(at.getTime()),
      kind,
      facts: { ...facts, ...slips.get(facts.poyId ?? "") },
      readAt: readAt && bangkokIso(readAt.getTime()),
    }));
    return { items, nextCursor, unread: await unreadOf(tx, caller.uuid, language) };
  }),
  defineHandler(readNotifications, async ({ tx, caller, language }, { body: { ids } }) => {
    await tx
      .update(notification)
      .set({ readAt: new Date(await nowMs(tx)) })
      .where(
        and(
          ownOf(caller.uuid, language),
          isNull(notification.readAt),
          ids ? inArray(notification.id, ids.map(serialOf)) : undefined,
        ),
      );
    return { unread: await unreadOf(tx, caller.uuid, language) };
  }),
];
