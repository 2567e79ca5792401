/** Notifications behind the bell. */
import { z } from "zod";
import { endpoint } from "./endpoint";
import * as v from "./values";

/**
 * `kind` selects the locale's text, `facts` are its values; a page leaves kinds that it does not know out of its
 * list.
 */
export const notificationRow = z.object({
  id: v.rowId,
  at: v.isoTime,
  kind: v.text(60, 1),
  facts: z.record(z.string().max(40), z.string().max(300)),
  readAt: v.isoTime.nullable(),
});
export type NotificationRow = z.output<typeof notificationRow>;

export const allNotifications = endpoint({
  service: "general",
  method: "GET",
  path: "/notifications.all",
  summary: "The member's notifications, newest first",
  access: "member",
  query: z.object({ ...v.pageQuery }),
  reply: v.pageOf(notificationRow).extend({ unread: z.number().int().nonnegative() }),
});

export const readNotifications = endpoint({
  service: "general",
  method: "POST",
  path: "/notifications.read",
  summary: "Mark notifications as read; without ids, all of them",
  access: "member",
  body: z.object({ ids: z.array(v.rowId).max(100).optional() }),
  reply: z.object({ unread: z.number().int().nonnegative() }),
});
