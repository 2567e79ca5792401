/** A member's settings for notifications of results and money. */
import { z } from "zod";
import { resultNews } from "@/lib/domain/notice-choices";
import { endpoint } from "./endpoint";

const choices = {
  results: z.enum(resultNews),
  money: z.boolean(),
  /** Messages on the device, also while the site is not open. */
  push: z.boolean(),
  /** Messages by LINE. */
  line: z.boolean(),
};

export const noticeChoices = z.object({
  ...choices,
  /** Channels outside the site that this service can send by; the list behind the bell is always available. */
  offered: z.object({ push: z.boolean(), line: z.boolean() }),
  /** LINE is linked to the account; without it no message can be sent, and `line` cannot be chosen. */
  isLineLinked: z.boolean(),
});
export type NoticeChoices = z.output<typeof noticeChoices>;

export const readNoticeChoices = endpoint({
  service: "general",
  method: "GET",
  path: "/users.notices",
  summary: "The member's settings for notifications of results and money",
  access: "member",
  reply: noticeChoices,
});

export const setNoticeChoices = endpoint({
  service: "general",
  method: "POST",
  path: "/users.notices",
  summary: "Change the notification settings; omitted fields stay unchanged",
  access: "member",
  body: z.object(choices).partial(),
  reply: noticeChoices,
  faults: ["not-offered", "line-unlinked"],
});
