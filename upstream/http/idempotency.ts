import { createHash } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { Fault } from "@/lib/contract/fault";
import { canonicalJson } from "../db/canonical-json";
import { idempotency } from "../db/schema/ledger";
import type { Tx } from "../db/tx";

export interface Claim {
  member: string;
  call: string;
  key: string;
  body: unknown;
}

/** Hash of the body, independent of the order of its keys. */
export function hashBody(body: unknown): string {
  return createHash("sha256").update(canonicalJson(body)).digest("hex");
}

/**
 * Runs a call once per key, in the call's own transaction: a repeat gets the first reply, a repeat with another
 * body is refused with `idempotency-mismatch`. Of two at once the second waits for the first. A refused call
 * leaves no claim, because its transaction is rolled back.
 */
export async function answerOnce(tx: Tx, claim: Claim, handle: () => Promise<unknown>): Promise<unknown> {
  const { member, call, key } = claim;
  const bodyHash = hashBody(claim.body);
  const own = and(eq(idempotency.member, member), eq(idempotency.call, call), eq(idempotency.key, key));
  const claimed = await tx
    .insert(idempotency)
    .values({ member, call, key, bodyHash })
    .onConflictDoNothing()
    .returning({ key: idempotency.key });
  if (claimed.length === 0) {
    const [first] = await tx.select().from(idempotency).where(own);
    if (!first || first.bodyHash !== bodyHash) throw new Fault("idempotency-mismatch");
    return first.reply;
  }
  const reply = await handle();
  await tx.update(idempotency).set({ reply }).where(own);
  return reply;
}
