/** The member's signed-in devices. */
import { z } from "zod";
import { endpoint } from "./endpoint";
import * as v from "./values";

export const sessionRow = z.object({
  id: v.rowId,
  device: v.text(300),
  startedAt: v.isoTime,
  lastSeenAt: v.isoTime,
  current: z.boolean(),
});
export type SessionRow = z.output<typeof sessionRow>;

export const userSessions = endpoint({
  service: "general",
  method: "GET",
  path: "/users.sessions",
  summary: "The member's open sessions",
  access: "member",
  reply: z.array(sessionRow),
  notOffered: true,
});

export const revokeSession = endpoint({
  service: "general",
  method: "POST",
  path: "/users.sessions.revoke",
  summary: "End one session of the member",
  access: "member",
  body: z.object({ id: v.rowId }),
  reply: v.nothing,
  notOffered: true,
});
