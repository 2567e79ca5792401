/** Tickets: what members ask the staff in writing, and how it goes on. */

/** What a ticket is about; each is a message of the locales. */
export const ticketSubjects = ["deposit", "withdrawal", "bet", "result", "account", "other"] as const;
export type TicketSubject = (typeof ticketSubjects)[number];

/** `open` waits for staff, `answered` for nobody: the member may ask on. */
export const ticketStates = ["open", "answered", "closed"] as const;
export type TicketState = (typeof ticketStates)[number];

/** Characters of a message, of members and staff alike. */
export const TICKET_TEXT_MAX = 1_000;
/** Tickets of a member that wait for staff at once. */
export const TICKETS_OPEN_MAX = 3;
/** Messages of a member in one ticket; whoever has more to say opens another. */
export const TICKET_MESSAGES_MAX = 20;

export type TicketAct = "ask" | "answer" | "close";

const after: Record<TicketAct, TicketState> = { ask: "open", answer: "answered", close: "closed" };

/** The state after an act; null where it is not possible: what is closed stays so. */
export const ticketAfter = (state: TicketState, act: TicketAct): TicketState | null =>
  state === "closed" ? null : after[act];

/** True where a member may write into a ticket. @param messages that they wrote into it */
export const mayAskOn = (state: TicketState, messages: number): boolean =>
  ticketAfter(state, "ask") !== null && messages < TICKET_MESSAGES_MAX;

/** True where a member may open another ticket. @param waiting those that wait for staff */
export const mayOpenTicket = (waiting: number): boolean => waiting < TICKETS_OPEN_MAX;
