import { z } from "zod";
import { createTicket, writeTicket } from "@/lib/contract/tickets";
import { TICKET_TEXT_MAX, ticketSubjects } from "@/lib/domain/support/tickets";

const typedText = z.string().trim().min(1, "text-required").max(TICKET_TEXT_MAX, "text-too-long");

/** A question as it is typed. */
export const ticketForm = z
  .object({ subject: z.enum(ticketSubjects, "subject-required"), text: typedText })
  .pipe(createTicket.body);

/** One more message of a ticket. */
export const messageForm = (id: string) =>
  z
    .object({ text: typedText })
    .transform(({ text }) => ({ id, text }))
    .pipe(writeTicket.body);
