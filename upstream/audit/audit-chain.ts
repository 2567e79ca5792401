/**
 * The log as a chain: each row's seal is a SHA-256 over the seal before it and what the row says, so that no row
 * can be changed, taken out, put in or moved without breaking one. The row `audit_head` says where the log's end
 * is. Who owns the database could still write the whole chain anew: against that, keep a seal somewhere else.
 */
import { createHash } from "node:crypto";
import { and, asc, gt, sql } from "drizzle-orm";
import { canonicalJson } from "../db/canonical-json";
import { audit, auditHead } from "../db/tables/operators";
import type { Tx } from "../db/tx";

/** What the first row seals. */
export const FIRST_SEAL = "0".repeat(64);
const CHUNK = 1_000;

export interface ChainReport {
  intact: boolean;
  /** Rows that the log holds */
  rows: number;
  /** Id of the first row that does not follow; null where the log is whole, or where its end is missing */
  brokenAt: string | null;
  /** Seal of the last sound row */
  seal: string;
  /** Whether the seal that was asked for is one of the chain's */
  holdsSeal: boolean;
}

/** SHA-256 over the seal before it and the row, in the form that reading it back has too. */
export function sealOf(previousHash: string, row: object): string {
  const asRead: unknown = JSON.parse(JSON.stringify(row));
  return createHash("sha256")
    .update(`${previousHash}|${canonicalJson(asRead)}`)
    .digest("hex");
}

/**
 * Walks the log from end to end, a thousand rows at a time, and holds it against its head.
 * @param knownSeal a seal noted down earlier; the walk looks for it
 */
export async function verifyChain(tx: Tx, knownSeal?: string): Promise<ChainReport> {
  const end = await endOf(tx);
  let [seal, lastId, rows, brokenAt] = [FIRST_SEAL, 0, 0, null as string | null];
  let holdsSeal = knownSeal === undefined || knownSeal === FIRST_SEAL;
  for (;;) {
    const chunk = await tx
      .select()
      .from(audit)
      // What operators do while we walk is no part of this walk.
      .where(and(gt(audit.id, lastId), sql`${audit.id} <= ${end.maxId}`))
      .orderBy(asc(audit.id))
      .limit(CHUNK);
    for (const { id, previousHash, hash, ...said } of chunk) {
      rows += 1;
      lastId = id;
      if (brokenAt !== null) continue;
      if (previousHash !== seal || hash !== sealOf(previousHash, said)) brokenAt = String(id);
      else seal = hash;
      if (brokenAt === null && hash === knownSeal) holdsSeal = true;
    }
    if (chunk.length < CHUNK) break;
  }
  const reachesHead = end.hash === seal && end.rows === rows && end.lastId === lastId;
  return { intact: brokenAt === null && reachesHead && holdsSeal, rows, brokenAt, seal, holdsSeal };
}

/** The head and the last id, of one moment. A log without a head has lost it. */
async function endOf(tx: Tx) {
  const [end] = await tx
    .select({
      rows: auditHead.rows,
      lastId: auditHead.lastId,
      hash: auditHead.hash,
      maxId: sql<number>`coalesce((SELECT max(id) FROM audit), 0)`.mapWith(Number),
    })
    .from(auditHead);
  if (end) return end;
  const [last] = await tx.select({ maxId: sql<number>`coalesce(max(id), 0)`.mapWith(Number) }).from(audit);
  return { rows: -1, lastId: -1, hash: "", maxId: last?.maxId ?? 0 };
}
