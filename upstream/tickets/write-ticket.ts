import { and, count, eq, isNull } from "drizzle-orm";
import { Fault } from "@/lib/contract/fault";
import { mayAskOn, type TicketAct, type TicketState, ticketAfter } from "@/lib/domain/support/tickets";
import { isUuid } from "../db/row-ids";
import { ticket, ticketMessage } from "../db/schema/tickets";
import type { Tx } from "../db/tx";

export type TicketRow = typeof ticket.$inferSelect;

/**
 * A ticket, locked: what the member and staff write at once is written in turn. Another member's is none.
 * @throws Fault `not-found`
 */
export async function lockTicket(tx: Tx, id: string, owner?: string): Promise<TicketRow> {
  if (!isUuid(id)) throw new Fault("not-found");
  const which = and(eq(ticket.id, id), owner === undefined ? undefined : eq(ticket.member, owner));
  const [row] = await tx.select().from(ticket).where(which).for("update");
  if (!row) throw new Fault("not-found");
  return row;
}

/** Refuses a member's message that has no place in a locked ticket. */
export async function refuseMessage(tx: Tx, { id, state }: TicketRow): Promise<void> {
  const [written] = await tx
    .select({ n: count() })
    .from(ticketMessage)
    .where(and(eq(ticketMessage.ticket, id), isNull(ticketMessage.operator)));
  if (!mayAskOn(state as TicketState, written?.n ?? 0)) throw new Fault("ticket-closed");
}

/** Puts a locked ticket into the state that follows an act; one that stays in its state keeps waiting since then. */
export async function moveTicket(tx: Tx, row: TicketRow, act: TicketAct, at: Date): Promise<void> {
  const state = ticketAfter(row.state as TicketState, act);
  if (state === null) throw new Fault("ticket-closed");
  if (state !== row.state) await tx.update(ticket).set({ state, since: at }).where(eq(ticket.id, row.id));
}

/** Writes a message. @param operator null where the member writes */
export async function addMessage(
  tx: Tx,
  { ticket: id, operator, text, at }: { ticket: string; operator: string | null; text: string; at: Date },
): Promise<void> {
  await tx.insert(ticketMessage).values({ ticket: id, operator, text: text.trim(), at });
}
