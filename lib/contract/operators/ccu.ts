/** Number of people who are online. */
import { z } from "zod";
import { endpoint } from "../endpoint";

const count = z.number().int().nonnegative();

export const readCcu = endpoint({
  service: "general",
  method: "POST",
  path: "/operators.ccu",
  summary: "Number of members online now, each counted once, and of their open pages",
  access: "staff",
  mayBeAutomatic: true,
  reply: z.object({ users: count, connections: count }),
});
