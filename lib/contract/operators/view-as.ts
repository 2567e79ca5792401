/** The site as one member sees it, for an operator who may only read. */
import { z } from "zod";
import { endpoint } from "../endpoint";
import * as v from "../values";
import { reasonOf } from "./reasons";

/**
 * The token in the header `auth` is a member's whose `viewOnly` claim is true. It is answered by calls that only read
 * (`isForViewing`) and by `users.logout`, which ends the view; any other call is refused with `view-only`, and push
 * channels and the count of members online do not take it. It is not renewed, and it ends with the operator's session.
 */
export const viewAsMember = endpoint({
  service: "general",
  method: "POST",
  path: "/operators.members.view-as",
  summary:
    "A read-only token for the site as a member sees it, for 30 minutes; ends the caller's previous view",
  access: "administrator",
  grantsToken: true,
  body: z.object({ uuid: v.uuid, reason: reasonOf("member") }),
  reply: z.object({
    /** The member's name, for the banner above the pages */
    userName: v.text(64, 1),
    until: v.isoTime,
  }),
  faults: ["account-closed"],
});
