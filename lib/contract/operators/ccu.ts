/** How many people are on the site at this moment. */
import { z } from "zod";
import { endpoint } from "../endpoint";

const count = z.number().int().nonnegative();

export const readCcu = endpoint({
  service: "general",
  method: "POST",
  path: "/operators.ccu",
  summary: "How many members are online now, each counted once, and over how many open pages",
  access: "staff",
  reply: z.object({ users: count, connections: count }),
});
