/** Operators' calls on members' tickets. */
import { z } from "zod";
import { endpoint } from "../endpoint";
import { ticketMessage, ticketShape, ticketState, ticketText } from "../tickets";
import * as v from "../values";
import { claimable } from "./queues";
import { reasonOf } from "./reasons";

const call = { service: "general", method: "POST", access: "staff" } as const;

export const operatorTicket = ticketShape.extend({
  uuid: v.uuid,
  userName: v.text(64, 1),
  /** `operator`: who answered; null of the member's own. */
  messages: z.array(ticketMessage.extend({ operator: v.text(64, 1).nullable() })),
});
export type OperatorTicket = z.output<typeof operatorTicket>;

export const allOperatorTickets = endpoint({
  ...call,
  path: "/operators.tickets.all",
  summary: "Members' tickets: those that wait for staff first, the longest waiting on top",
  body: z.object({ state: ticketState.optional(), uuid: v.uuid.optional(), ...v.pageBody }),
  mayBeAutomatic: true,
  reply: v.pageOf(claimable(operatorTicket)),
});

export const answerTicket = endpoint({
  ...call,
  path: "/operators.tickets.answer",
  summary: "Answer a member's ticket; the member is notified",
  /** `closes`: nothing more is expected, and the member opens another ticket to ask on. */
  body: z.object({ id: v.rowId, text: ticketText, closes: z.boolean().optional() }),
  idempotent: true,
  reply: operatorTicket,
  faults: ["ticket-closed"],
});

export const closeTicket = endpoint({
  ...call,
  path: "/operators.tickets.close",
  summary: "Close a ticket without an answer",
  body: z.object({ id: v.rowId, reason: reasonOf("ticket") }),
  reply: operatorTicket,
  faults: ["ticket-closed"],
});
