/**
 * The audit log as a hash chain: each row's seal is a SHA-256 over the previous seal and the row's contents, so
 * that changing, removing, inserting or moving a row breaks a seal. The row `audit_head` stores the last id and
 * seal. The owner of the database could rewrite the whole chain: to detect that, keep a seal outside the database.
 */
import { createHash } from "node:crypto";
import { and, asc, gt, sql } from "drizzle-orm";
import { canonicalJson } from "../db/canonical-json";
import { audit, auditHead } from "../db/schema/operators";
import type { Tx } from "../db/tx";

/** Previous seal of the first row. */
const FIRST_SEAL = "0".repeat(64);
const CHUNK = 1_000;

export interface ChainReport {
  intact: boolean;
  /** Number of rows in the log */
  rows: number;
  /** Id of the first row whose seal does not match; null when all match, or when rows are missing at the end */
  brokenAt: string | null;
  /** Seal of the last row that matched */
  seal: string;
  /** Whether the seal passed as `knownSeal` occurs in the chain */
  holdsSeal: boolean;
}

/** SHA-256 over the previous seal and the row, in the form in which the row is read back from the database. */
export function sealOf(previousHash: string, row: object): string {
  const asRead: unknown = JSON.parse(JSON.stringify(row));
  return createHash("sha256")
    .update(`${previousHash}|${canonicalJson(asRead)}`)
    .digest("hex");
}

/**
 * Verifies the log from the first row to the last, a thousand rows at a time, and compares the end with the head.
 * @param knownSeal a seal noted earlier, which must occur in the chain
 */
export async function verifyChain(tx: Tx, knownSeal?: string): Promise<ChainReport> {
  const end = await endOf(tx);
  let [seal, lastId, rows, brokenAt] = [FIRST_SEAL, 0, 0, null as string | null];
  let holdsSeal = knownSeal === undefined || knownSeal === FIRST_SEAL;
  for (;;) {
    const chunk = await tx
      .select()
      .from(audit)
      // Rows written during the check are not part of it.
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

/** The head and the last id, read in one snapshot. A non-empty log without a head is damaged. */
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
