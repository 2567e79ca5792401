import { and, desc, inArray, isNull, lt } from "drizzle-orm";
import { allNotifications, readNotifications } from "@/lib/contract/notifications";
import { bangkokIso } from "@/lib/domain/time/time";
import { nowMs } from "../clock/now";
import { pageOf } from "../db/page";
import { serialOf } from "../db/row-ids";
import { notification } from "../db/schema/notifications";
import { defineHandler } from "../http/define-handler";
import { ownOf, unreadOf } from "../notices/notifications";
import { slipFactsOf } from "./slip-facts";

const PAGE = 30;

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
