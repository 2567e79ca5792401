/** A member's own data: export, and closing of the account. */
import { z } from "zod";
import { endpoint } from "./endpoint";
import * as v from "./values";

const rows = z.array(z.record(z.string().max(60), z.unknown()));

/** Money in baht, times in ISO 8601, as in all calls. */
export const exportOwnData = endpoint({
  service: "general",
  method: "POST",
  path: "/users.export",
  summary: "Export everything the service stores about the member",
  access: "member",
  asksPin: "always",
  reply: z.object({
    exportedAt: v.isoTime,
    profile: z.record(z.string().max(60), z.unknown()),
    terms: rows,
    partners: rows,
    sessions: rows,
    devices: rows,
    passkeys: rows,
    banks: rows,
    poys: rows,
    games: rows,
    transactions: rows,
    deposits: rows,
    withdrawals: rows,
    shots: rows,
    rewards: rows,
    numberSets: rows,
    limits: rows,
    notices: rows,
    messages: rows,
    tickets: rows,
    files: rows,
  }),
  faults: ["needs-pin"],
});
export type OwnData = z.output<(typeof exportOwnData)["reply"]>;

export const closeAccount = endpoint({
  service: "general",
  method: "POST",
  path: "/users.close",
  summary: "Close the member's account for good; nothing may be left or pending in it",
  access: "member",
  asksPin: "always",
  body: z.object({ understood: z.literal(true) }),
  reply: v.nothing,
  faults: ["needs-pin", "account-not-empty"],
});
