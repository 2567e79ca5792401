/** The member's signed-in devices. */
import { z } from "zod";
import { endpoint } from "./endpoint";
import { seen, sessionRow } from "./session-row";
import * as v from "./values";

export const userSessions = endpoint({
  service: "general",
  method: "GET",
  path: "/users.sessions",
  summary: "The member's open sessions, most recently used first, and the login before this one",
  access: "member",
  reply: z.object({
    items: z.array(sessionRow),
    /** The login before this session, whether it has ended or not. */
    lastLogin: z.object({ ...seen, at: v.isoTime }).nullable(),
  }),
});
export type UserSessions = z.output<(typeof userSessions)["reply"]>;

export const revokeSession = endpoint({
  service: "general",
  method: "POST",
  path: "/users.sessions.revoke",
  summary: "End one session of the member, or all but this one",
  access: "member",
  body: z.union([z.strictObject({ id: v.rowId }), z.strictObject({ others: z.literal(true) })]),
  reply: v.nothing,
});
