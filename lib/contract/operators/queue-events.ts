/**
 * The operators' push channel. It stands apart from the members' channels and events, whose names are in the browser's
 * first load.
 */
import { z } from "zod";
import { queueNames } from "@/lib/domain/operators/queues";
import { endpoint } from "../endpoint";
import { pushAuth } from "../push";

/** Every operator's pages listen here; no name of a member's channel, which bears a uuid. */
export const OPERATORS_CHANNEL = "private-operators";
export const QUEUE_UPDATE = "queue-update";

const count = z.number().int().nonnegative();

/**
 * How much waits in one queue, sent when an item joins or leaves it or is claimed. Counts are those of the transaction
 * that changed it: `operators.queues.all` confirms them. Of `approvals` nothing is claimed, and of `protection` money
 * that moves changes nothing until the next message.
 */
export const queueUpdate = z.object({
  queue: z.enum([...queueNames, "approvals"]),
  waiting: count,
  claimed: count,
});
export type QueueUpdate = z.output<typeof queueUpdate>;

export const operatorPushAuth = endpoint({
  service: "general",
  method: "POST",
  path: "/operators.push.auth",
  summary: "Sign a subscription to the operators' channel, until the session is idle",
  access: "staff",
  body: pushAuth.body,
  reply: pushAuth.reply,
  faults: ["channel-refused"],
});
