import { desc, lt } from "drizzle-orm";
import { allOutbox, type OutboxMessage } from "@/lib/contract/operators/audit";
import { bangkokIso } from "@/lib/domain/time/time";
import { noteRead } from "../audit/read-log";
import { nowMs } from "../clock/now";
import { pageOf } from "../db/page";
import { serialOf } from "../db/row-ids";
import { messageOutbox } from "../db/schema/operators";
import type { Tx } from "../db/tx";
import { defineHandler } from "../http/define-handler";

const PAGE = 50;

/**
 * Stores a message that would go to a phone or a mailbox, in the transaction that sends it.
 * @param retryKey a UUID under which the message is stored once, however often it is sent
 */
export async function putInOutbox(
  tx: Tx,
  message: Pick<OutboxMessage, "channel" | "to" | "text">,
  retryKey: string | null = null,
): Promise<void> {
  const { channel, to, text } = message;
  await tx
    .insert(messageOutbox)
    .values({ channel, to, text, retryKey, at: new Date(await nowMs(tx)) })
    .onConflictDoNothing({ target: messageOutbox.retryKey });
}

export const outboxCalls = [
  defineHandler(allOutbox, async ({ tx, caller }, { body }) => {
    const { cursor, limit = PAGE } = body;
    const rows = await tx
      .select()
      .from(messageOutbox)
      .where(cursor ? lt(messageOutbox.id, serialOf(cursor)) : undefined)
      .orderBy(desc(messageOutbox.id))
      .limit(limit + 1);
    const { page, nextCursor } = pageOf(rows, limit, ({ id }) => String(id));
    const items = page.map(({ id, at, channel, to, text }) => ({
      id: String(id),
      at: bangkokIso(at.getTime()),
      channel,
      to,
      text,
    }));
    // Messages hold phone numbers, not member ids.
    if (items.length > 0) await noteRead(tx, caller, allOutbox, [], `${items.length} messages`);
    return { items, nextCursor };
  }),
];
