import type tickets from "@/locales/th/tickets.json";

export type TicketWords = typeof tickets;
