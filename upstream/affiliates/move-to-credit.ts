import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import { Fault } from "@/lib/contract/fault";
import type { Satang } from "@/lib/domain/money/money";
import { AF_MOVE, afMoveFault, afMoveMax, afMoveMin } from "@/lib/domain/rewards/affiliate";
import type { Tx } from "../db/tx";
import { afBalanceOf } from "../ledger/balances";
import { post } from "../ledger/post";

/**
 * Moves affiliate money (satang) to the member's credit. The sender's idempotency key is the movement's ref, so
 * that a repeat is not posted twice. Faults: `amount-out-of-range`, `balance-too-low`.
 */
export async function moveToCredit(tx: Tx, owner: string, amount: Satang, key: string): Promise<void> {
  // Locks the member's accounts by id, the order used everywhere, so that the balance read here holds until the
  // posting.
  await tx.execute(sql`SELECT 1 FROM account WHERE owner = ${owner} ORDER BY id FOR UPDATE`);
  const balance = await afBalanceOf(tx, owner);
  const fault = afMoveFault(amount, balance);
  if (fault === "balance-too-low") throw new Fault(fault, { balance, needed: amount });
  if (fault) throw new Fault(fault, { min: afMoveMin, max: afMoveMax });
  const isNew = await post(tx, {
    kind: AF_MOVE,
    ref: createHash("sha256").update(`${owner}|${key}`).digest("hex").slice(0, 32),
    from: { member: owner, account: "af" },
    to: { member: owner, account: "cash" },
    amount,
  });
  if (!isNew) throw new Fault("idempotency-mismatch");
}
