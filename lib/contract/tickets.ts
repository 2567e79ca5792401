/** What members ask the staff in writing, and what the staff answer. */
import { z } from "zod";
import { TICKET_TEXT_MAX, ticketStates, ticketSubjects } from "@/lib/domain/support/tickets";
import { endpoint } from "./endpoint";
import * as v from "./values";

export const ticketSubject = z.enum(ticketSubjects);
export const ticketState = z.enum(ticketStates);

/** A message as people write it: white space alone is none. */
export const ticketText = v
  .text(TICKET_TEXT_MAX, 1)
  .refine((text) => text.trim() !== "", "nothing written")
  .meta({ pattern: "\\S" });

export const ticketMessage = z.object({
  id: v.rowId,
  by: z.enum(["member", "staff"]),
  at: v.isoTime,
  text: v.text(TICKET_TEXT_MAX, 1),
});

export const ticketShape = z.object({
  id: v.rowId,
  subject: ticketSubject,
  /** `open` waits for staff; `answered` does not, and the member may still write; `closed` is over. */
  state: ticketState,
  createdAt: v.isoTime,
  /** Since when it has been in this state. */
  since: v.isoTime,
  /** All that was written, oldest first. */
  messages: z.array(ticketMessage),
});
export type Ticket = z.output<typeof ticketShape>;

const write = { service: "general", method: "POST", access: "member", idempotent: true } as const;

export const allTickets = endpoint({
  service: "general",
  method: "GET",
  path: "/tickets.all",
  summary: "The member's tickets with their messages, newest first",
  access: "member",
  query: z.object({ ...v.pageQuery }),
  reply: v.pageOf(ticketShape),
});

export const createTicket = endpoint({
  ...write,
  path: "/tickets.create",
  summary: "Ask the staff in writing; three tickets may wait for an answer at once",
  body: z.object({ subject: ticketSubject, text: ticketText }),
  reply: ticketShape,
  faults: ["ticket-limit-reached"],
});

export const writeTicket = endpoint({
  ...write,
  path: "/tickets.write",
  summary: "Add a message to a ticket that is not closed; it waits for staff again",
  body: z.object({ id: v.rowId, text: ticketText }),
  reply: ticketShape,
  /** `ticket-closed` as well where it holds as many messages of the member as it may. */
  faults: ["ticket-closed"],
});
