import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import { Fault } from "@/lib/contract/fault";
import { AF_MOVE, afMoveFault, afMoveMax, afMoveMin } from "@/lib/domain/affiliate";
import type { Satang } from "@/lib/domain/money";
import type { Tx } from "../db/tx";
import { afBalanceOf } from "../ledger/balances";
import { post } from "../ledger/post";

/**
 * Moves affiliate money (satang) to the member's credit. The sender's key names the movement, so that one act is
 * never posted twice. Faults: `amount-out-of-range`, `balance-too-low`.
 */
export async function moveToCredit(tx: Tx, owner: string, amount: Satang, key: string): Promise<void> {
  // His accounts by id, as everywhere; then what is read stands until the movement is posted.
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
