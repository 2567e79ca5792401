/** The entries of a member's own account by time, for which there is no index. */
import { and, eq, gte, lt, sql } from "drizzle-orm";
import { DAY_MS } from "@/lib/domain/time/time";
import { account, entry, movement } from "../db/schema/ledger";
import type { Tx } from "../db/tx";

/** The number of a member's account; 0, which none has, where they have no such account, as operators have none. */
export async function accountOf(tx: Tx, owner: string, kind: "cash" | "af"): Promise<number> {
  const [row] = await tx
    .select({ id: account.id })
    .from(account)
    .where(and(eq(account.owner, owner), eq(account.kind, kind)));
  return row?.id ?? 0;
}

const firstPostingAt = (of: number, ms: number) =>
  sql`first_posting_at(${of}::bigint, ${new Date(ms)}::timestamptz)`;

/**
 * An account's entries, joined with their movements, from one time (epoch ms) until before another. They are bounded by
 * their numbers first, so that the history outside is not read.
 */
export const postedWithin = (of: number, fromMs: number, untilMs: number) =>
  and(
    eq(entry.account, of),
    gte(entry.movement, firstPostingAt(of, fromMs - DAY_MS)),
    lt(entry.movement, firstPostingAt(of, untilMs + DAY_MS)),
    gte(movement.createdAt, new Date(fromMs)),
    lt(movement.createdAt, new Date(untilMs)),
  );
