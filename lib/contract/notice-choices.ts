/** How a member is told of results and money. */
import { z } from "zod";
import { resultNews } from "@/lib/domain/notice-choices";
import { endpoint } from "./endpoint";

const choices = {
  results: z.enum(resultNews),
  money: z.boolean(),
  /** Messages on the device while the site is closed. */
  push: z.boolean(),
  /** Messages by LINE, wherever the member is. */
  line: z.boolean(),
};

export const noticeChoices = z.object({
  ...choices,
  /** Ways out of the site that this service can send by; the bell is always there. */
  offered: z.object({ push: z.boolean(), line: z.boolean() }),
  /** LINE is connected to the account; without it no message finds the member there, and `line` cannot be chosen. */
  isLineLinked: z.boolean(),
});
export type NoticeChoices = z.output<typeof noticeChoices>;

export const readNoticeChoices = endpoint({
  service: "general",
  method: "GET",
  path: "/users.notices",
  summary: "How the member wants to be told of results and money",
  access: "member",
  reply: noticeChoices,
});

export const setNoticeChoices = endpoint({
  service: "general",
  method: "POST",
  path: "/users.notices",
  summary: "Choose how to be told; what is left out stays",
  access: "member",
  body: z.object(choices).partial(),
  reply: noticeChoices,
  faults: ["not-offered", "line-unlinked"],
});
