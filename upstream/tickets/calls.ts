/** A member's own tickets. Another member's is `not-found`. */
import { and, count, eq, lt, sql } from "drizzle-orm";
import { Fault } from "@/lib/contract/fault";
import { allTickets, createTicket, writeTicket } from "@/lib/contract/tickets";
import { mayOpenTicket } from "@/lib/domain/support/tickets";
import { nowMs } from "../clock/now";
import { pageOf } from "../db/page";
import { serialOf } from "../db/row-ids";
import { member } from "../db/schema/members";
import { ticket } from "../db/schema/tickets";
import type { Tx } from "../db/tx";
import { defineHandler } from "../http/define-handler";
import { consumeLimit } from "../http/rate-limit";
import { membersView, readTickets, ticketOf } from "./ticket-view";
import { addMessage, lockTicket, moveTicket, refuseMessage } from "./write-ticket";

const PAGE = 10;

export const ticketCalls = [
  defineHandler(allTickets, async ({ tx, caller }, { query: { cursor, limit = PAGE } }) => {
    const own = and(eq(ticket.member, caller.uuid), cursor ? lt(ticket.no, serialOf(cursor)) : undefined);
    const rows = await readTickets(tx, own, sql`${ticket.no} DESC`, limit + 1);
    const { page, nextCursor } = pageOf(rows, limit, ({ no }) => String(no));
    return { items: page.map(membersView), nextCursor };
  }),

  defineHandler(createTicket, async ({ tx, caller }, { body: { subject, text } }) => {
    await consumeLimit("ticket", caller.uuid);
    if (!mayOpenTicket(await waitingOf(tx, caller.uuid))) throw new Fault("ticket-limit-reached");
    const at = new Date(await nowMs(tx));
    const [row] = await tx
      .insert(ticket)
      .values({ member: caller.uuid, subject, createdAt: at, since: at })
      .returning({ id: ticket.id });
    if (!row) throw new Error("no ticket row");
    await addMessage(tx, { ticket: row.id, operator: null, text, at });
    return membersView(await ticketOf(tx, row.id));
  }),

  defineHandler(writeTicket, async ({ tx, caller }, { body: { id, text } }) => {
    await consumeLimit("ticket", caller.uuid);
    const row = await lockTicket(tx, id, caller.uuid);
    await refuseMessage(tx, row);
    const at = new Date(await nowMs(tx));
    await addMessage(tx, { ticket: row.id, operator: null, text, at });
    await moveTicket(tx, row, "ask", at);
    return membersView(await ticketOf(tx, row.id));
  }),
];

/** How many of a member's tickets wait for staff. The member is locked: two opened at once would each count one too few. */
async function waitingOf(tx: Tx, uuid: string): Promise<number> {
  await tx.select({ uuid: member.uuid }).from(member).where(eq(member.uuid, uuid)).for("no key update");
  const [waiting] = await tx
    .select({ n: count() })
    .from(ticket)
    .where(and(eq(ticket.member, uuid), eq(ticket.state, "open")));
  return waiting?.n ?? 0;
}
