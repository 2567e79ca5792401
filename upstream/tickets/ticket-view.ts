import { asc, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { OperatorTicket } from "@/lib/contract/operators/tickets";
import type { Ticket } from "@/lib/contract/tickets";
import type { TicketState, TicketSubject } from "@/lib/domain/support/tickets";
import { bangkokIso } from "@/lib/domain/time/time";
import { member } from "../db/schema/members";
import { ticket, ticketMessage } from "../db/schema/tickets";
import type { Tx } from "../db/tx";

/** A ticket as operators see it, with its serial number. */
export interface NumberedTicket extends OperatorTicket {
  no: number;
}

/** Tickets with all that was written, in the requested order. */
export async function readTickets(
  tx: Tx,
  which: SQL | undefined,
  order: SQL,
  most: number,
): Promise<NumberedTicket[]> {
  const rows = await tx
    .select({ row: ticket, userName: member.userName })
    .from(ticket)
    .innerJoin(member, eq(member.uuid, ticket.member))
    .where(which)
    .orderBy(order)
    .limit(most);
  const messages = await messagesOf(
    tx,
    rows.map(({ row }) => row.id),
  );
  return rows.map(({ row, userName }) => ({
    no: row.no,
    id: row.id,
    uuid: row.member,
    userName,
    subject: row.subject as TicketSubject,
    state: row.state as TicketState,
    createdAt: bangkokIso(row.createdAt.getTime()),
    since: bangkokIso(row.since.getTime()),
    messages: messages.get(row.id) ?? [],
  }));
}

/** One of them, by its id. */
export async function ticketOf(tx: Tx, id: string): Promise<NumberedTicket> {
  const [found] = await readTickets(tx, eq(ticket.id, id), sql`${ticket.no}`, 1);
  if (!found) throw new Error(`no ticket ${id}`);
  return found;
}

/** As its member sees it: that staff answered, not who. */
export const membersView = ({ id, subject, state, createdAt, since, messages }: OperatorTicket): Ticket => ({
  ...{ id, subject, state, createdAt, since },
  messages: messages.map(({ operator: _, ...message }) => message),
});

async function messagesOf(
  tx: Tx,
  tickets: readonly string[],
): Promise<ReadonlyMap<string, OperatorTicket["messages"]>> {
  const found = new Map<string, OperatorTicket["messages"]>();
  if (tickets.length === 0) return found;
  const rows = await tx
    .select({ row: ticketMessage, operator: member.userName })
    .from(ticketMessage)
    .leftJoin(member, eq(member.uuid, ticketMessage.operator))
    .where(inArray(ticketMessage.ticket, [...tickets]))
    .orderBy(asc(ticketMessage.id));
  for (const { row, operator } of rows) {
    const message = {
      id: String(row.id),
      by: row.operator === null ? ("member" as const) : ("staff" as const),
      at: bangkokIso(row.at.getTime()),
      text: row.text,
      operator,
    };
    found.set(row.ticket, [...(found.get(row.ticket) ?? []), message]);
  }
  return found;
}
