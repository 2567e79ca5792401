/** Devices that have visited the site. */
import { z } from "zod";
import { endpoint } from "../endpoint";
import * as v from "../values";

export const seenVisitor = z.object({
  visitorId: v.uuid,
  /** The member who was last signed in on it. */
  uuid: v.uuid.nullable(),
  userName: v.text(64).nullable(),
  /** Devices of the same model may share it. */
  fingerprint: v.text(120),
  userAgent: v.text(400),
  address: v.text(100),
  referUrl: v.text(2_000),
  pageName: v.text(200),
  firstSeenAt: v.isoTime,
  lastSeenAt: v.isoTime,
});
export type SeenVisitor = z.output<typeof seenVisitor>;

export const allVisitors = endpoint({
  service: "general",
  method: "POST",
  path: "/operators.visitors.all",
  summary: "Devices that have visited the site, newest first: all, a member's, or those of one fingerprint",
  access: "staff",
  body: z.object({ uuid: v.uuid.optional(), fingerprint: v.text(120, 1).optional(), ...v.pageBody }),
  mayBeAutomatic: true,
  reply: v.pageOf(seenVisitor),
});
