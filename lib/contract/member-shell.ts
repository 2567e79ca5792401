/** What every page of a member shows around its content, in one call. */
import { z } from "zod";
import { cashShape } from "./credit";
import { endpoint } from "./endpoint";
import { supportData } from "./site";
import { acceptedTerms } from "./terms";
import { userInfo } from "./users";
import { isoTime } from "./values";

/** Replaces a call each of `users.infos`, `cashs`, `users.terms`, `notifications.all` and `agents-supports`. */
export const memberShell = endpoint({
  service: "general",
  method: "GET",
  path: "/users.shell",
  summary: "The member, their money, accepted terms, unread notifications and their agent's contacts",
  access: "member",
  reply: z.object({
    user: userInfo,
    cash: cashShape,
    terms: acceptedTerms,
    /** Notifications that are due, unread and in the reader's language. */
    unread: z.number().int().nonnegative(),
    support: supportData,
    /** When a running break or self-exclusion ends; null while there is none, absent where it is not told. */
    awayUntil: isoTime.nullable().optional(),
    /** The area that staff have closed to the member now, 0 for none; absent where it is not told. */
    closedArea: z.number().int().min(0).max(4).optional(),
  }),
});
export type MemberShell = z.output<(typeof memberShell)["reply"]>;
