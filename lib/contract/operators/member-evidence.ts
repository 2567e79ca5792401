/** What operators weigh before they decide on a member's money. */
import { z } from "zod";
import { endpoint } from "../endpoint";
import { readPlayerLimits } from "../player-limits";
import { sessionRow } from "../session-row";
import { turnoverShape } from "../turnovers";
import * as v from "../values";

const call = { service: "general", method: "POST", access: "staff" } as const;

export const memberEvidence = endpoint({
  ...call,
  path: "/operators.members.evidence",
  summary:
    "A member's turnover, own limits, money given by hand, present and former names, and latest sessions",
  body: z.object({ uuid: v.uuid }),
  mayBeAutomatic: true,
  reply: z.object({
    /** The legal name, and when a bank account fixed it. */
    name: v.text(120),
    nameFixedAt: v.isoTime.nullable(),
    /** Newest first. */
    formerNames: z.array(v.text(120)),
    turnover: turnoverShape.omit({ percents: true }),
    limits: readPlayerLimits.reply,
    /** What operators gave by hand in the last 30 days, and their user names. */
    handMade: z.object({ amount: v.baht, by: z.array(v.text(64, 1)) }),
    /** The newest sessions, ended ones included. */
    sessions: z.array(sessionRow.omit({ current: true }).extend({ endedAt: v.isoTime.nullable() })),
  }),
});

/** Members who are shown as linked, at most. */
export const MOST_LINKS = 100;

const link = z.object({
  uuid: v.uuid,
  userName: v.text(64, 1),
  createdAt: v.isoTime,
  closedAt: v.isoTime.nullable(),
  /** What both have in common; an address counts for 30 days. */
  signs: z.array(z.enum(["device", "bank", "address"])),
});
export type MemberLink = z.output<typeof link>;

export const memberLinks = endpoint({
  ...call,
  path: "/operators.members.links",
  summary:
    "Other accounts that share a device, a bank account or a recent address; those with most in common first",
  body: z.object({ uuid: v.uuid }),
  mayBeAutomatic: true,
  reply: z.array(link).max(MOST_LINKS),
});
