/** A member's settings for notifications of results and money. */
import { z } from "zod";
import { resultNotifications } from "@/lib/domain/notifications/notification-settings";
import { endpoint } from "./endpoint";

const choices = {
  results: z.enum(resultNotifications),
  money: z.boolean(),
  /** Messages on the device, also while the site is not open. */
  push: z.boolean(),
  /** Messages by LINE. */
  line: z.boolean(),
};

export const notificationSettings = z.object({
  ...choices,
  /** Channels outside the site that this service can send by; the list behind the bell is always available. */
  offered: z.object({ push: z.boolean(), line: z.boolean() }),
  /** LINE is linked to the account; without it no message can be sent, and `line` cannot be chosen. */
  isLineLinked: z.boolean(),
});
export type NotificationSettings = z.output<typeof notificationSettings>;

export const readNotificationSettings = endpoint({
  service: "general",
  method: "GET",
  path: "/users.notices",
  summary: "The member's settings for notifications of results and money",
  access: "member",
  reply: notificationSettings,
});

export const setNotificationSettings = endpoint({
  service: "general",
  method: "POST",
  path: "/users.notices",
  summary: "Change the notification settings; omitted fields stay unchanged",
  access: "member",
  body: z.object(choices).partial(),
  reply: notificationSettings,
  faults: ["not-offered", "line-unlinked"],
});
