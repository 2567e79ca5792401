import { and, eq, type SQL, sql } from "drizzle-orm";
import { callName } from "@/lib/contract/endpoint";
import { allOperatorTickets, answerTicket, closeTicket } from "@/lib/contract/operators/tickets";
import { epochMs } from "@/lib/domain/time/time";
import { writeAudit } from "../audit/audit";
import { noteRead } from "../audit/read-log";
import { nowMs } from "../clock/now";
import { pageOf } from "../db/page";
import { serialOf } from "../db/row-ids";
import { ticket } from "../db/schema/tickets";
import { defineHandler } from "../http/define-handler";
import { withClaims } from "../queues/claims";
import { type NumberedTicket, readTickets, ticketOf } from "./ticket-view";
import { addMessage, lockTicket, moveTicket } from "./write-ticket";

const PAGE = 50;

/** Those that wait by how long they have, then the others, the latest first. */
const isOver = sql`(${ticket.state} <> 'open')`;
const rank = sql`CASE WHEN ${ticket.state} = 'open' THEN 1 ELSE -1 END * epoch_ms(${ticket.since})`;
const order = sql`${isOver}, ${rank}, ${ticket.no}`;

export const operatorTicketCalls = [
  defineHandler(allOperatorTickets, async ({ tx, caller }, { body }) => {
    const { state, uuid, cursor, limit = PAGE } = body;
    const which = and(
      state ? eq(ticket.state, state) : undefined,
      uuid ? eq(ticket.member, uuid) : undefined,
      cursor ? behind(cursor) : undefined,
    );
    const rows = await readTickets(tx, which, order, limit + 1);
    const { page, nextCursor } = pageOf(rows, limit, cursorOf);
    const shown = page.map((row) => row.uuid);
    await noteRead(tx, caller, allOperatorTickets, shown);
    return { items: await withClaims(tx, "tickets", page), nextCursor };
  }),

  defineHandler(answerTicket, async ({ tx, caller }, { body: { id, text, closes = false } }) => {
    const row = await lockTicket(tx, id);
    const at = new Date(await nowMs(tx));
    await moveTicket(tx, row, closes ? "close" : "answer", at);
    await addMessage(tx, { ticket: row.id, operator: caller.uuid, text, at });
    await tx.execute(sql`SELECT tell_of_account(${row.member}, 'ticket-answered')`);
    const answered = await ticketOf(tx, row.id);
    await writeAudit(tx, caller, {
      action: callName(answerTicket),
      target: row.member,
      before: { ticket: row.id, state: row.state },
      // Without its words: the audit is read by more people than the ticket.
      after: { ticket: row.id, state: answered.state, message: answered.messages.at(-1)?.id },
    });
    return answered;
  }),

  defineHandler(closeTicket, async ({ tx, caller }, { body: { id, reason } }) => {
    const row = await lockTicket(tx, id);
    await moveTicket(tx, row, "close", new Date(await nowMs(tx)));
    await writeAudit(tx, caller, {
      action: callName(closeTicket),
      target: row.member,
      before: { ticket: row.id, state: row.state },
      after: { ticket: row.id, state: "closed" },
      reason,
    });
    return ticketOf(tx, row.id);
  }),
];

/** Where the list goes on: whether the row is over, its instant, its number. */
const cursorOf = ({ state, since, no }: NumberedTicket): string =>
  `${state === "open" ? 0 : 1}.${epochMs(since)}.${no}`;

function behind(cursor: string): SQL {
  const [over = "", since = "", no = ""] = cursor.split(".");
  const instant = (over === "1" ? -1 : 1) * serialOf(since);
  return sql`(${isOver}, ${rank}, ${ticket.no}) > (${over === "1"}, ${instant}::bigint, ${serialOf(no)}::bigint)`;
}
