import { and, eq, sql } from "drizzle-orm";
import { callName } from "@/lib/contract/endpoint";
import { Fault } from "@/lib/contract/fault";
import { allContent, type ContentPiece, removeContent, saveContent } from "@/lib/contract/operators/site";
import { writeAudit } from "../audit/audit";
import { isSqlError } from "../db/connect";
import { pageOf } from "../db/page";
import { contentPiece } from "../db/schema/content";
import type { Tx } from "../db/tx";
import { defineHandler } from "../http/define-handler";
import { readPiece, rowOf } from "./pieces";

const PAGE = 50;

/** Editing of the site's content; every change is audited with the former content. */
export const editorCalls = [
  defineHandler(allContent, async ({ tx }, { body }) => {
    const { kind, cursor, limit = PAGE } = body;
    const table = contentPiece;
    const rows = await tx
      .select({ id: table.id, piece: table.piece, at: table.publishedAt })
      .from(table)
      .where(and(eq(table.kind, kind), cursor ? olderThan(cursor) : undefined))
      .orderBy(sql`${table.publishedAt} DESC, ${table.id} DESC`)
      .limit(limit + 1);
    const { page, nextCursor } = pageOf(rows, limit, ({ id, at }) => `${at.getTime()}:${id}`);
    return { items: page.map(({ piece }) => readPiece(piece)), nextCursor };
  }),

  defineHandler(saveContent, async ({ tx, caller }, { body }) => {
    const before = await pieceOf(tx, body);
    const row = rowOf(body);
    await tx
      .insert(contentPiece)
      .values(row)
      .onConflictDoUpdate({ target: [contentPiece.kind, contentPiece.id], set: row })
      .catch((error: unknown) => {
        // A video's slug is its address: one video per slug and language.
        throw isSqlError(error, "23505", "content_piece_name") ? new Fault("content-name-taken") : error;
      });
    await writeAudit(tx, caller, {
      action: callName(saveContent),
      target: `${body.kind}/${body.id}`,
      before,
      after: body,
    });
    return body;
  }),

  defineHandler(removeContent, async ({ tx, caller }, { body }) => {
    const before = await pieceOf(tx, body);
    if (!before) throw new Fault("not-found");
    await tx.delete(contentPiece).where(and(eq(contentPiece.kind, body.kind), eq(contentPiece.id, body.id)));
    await writeAudit(tx, caller, {
      action: callName(removeContent),
      target: `${body.kind}/${body.id}`,
      before,
      reason: body.reason,
    });
    return {};
  }),
];

/** The current piece, locked until the change is committed. */
async function pieceOf(tx: Tx, { kind, id }: Pick<ContentPiece, "kind" | "id">): Promise<unknown> {
  const [row] = await tx
    .select({ piece: contentPiece.piece })
    .from(contentPiece)
    .where(and(eq(contentPiece.kind, kind), eq(contentPiece.id, id)))
    .for("update");
  return row?.piece;
}

/** Position after the last piece of a page: its time and id. An invalid cursor starts at the beginning. */
function olderThan(cursor: string) {
  const [, ms, id] = /^(-?\d{1,15}):([A-Za-z0-9_-]{1,64})$/.exec(cursor) ?? [];
  if (!ms || !id) return undefined;
  const moment = new Date(Number(ms)).toISOString();
  // Years are four digits in a piece, and PostgreSQL has no year 0.
  if (!/^(?!0000)\d/.test(moment)) return undefined;
  return sql`(${contentPiece.publishedAt}, ${contentPiece.id}) < (${moment}::timestamptz, ${id})`;
}
