/** The only writers of accounts and entries, beside the SQL functions that place and pay slips. */
import { and, eq, isNull } from "drizzle-orm";
import { Fault } from "@/lib/contract/fault";
import type { Satang } from "@/lib/domain/money/money";
import type { TransactionType } from "@/lib/domain/money/transactions";
import { callFunction } from "../db/call-function";
import { isSqlError } from "../db/connect";
import { account } from "../db/schema/ledger";
import type { Tx } from "../db/tx";

type MemberAccount = "cash" | "af" | "pending";
/**
 * `house-moves`: transfers between members' money and other books of the operator. `house-games`: what is owed to
 * or by the game providers.
 */
export type HouseAccount = "house-bank" | "house-stakes" | "house-grants" | "house-moves" | "house-games";

/** Opens the three accounts of a new member, empty. */
export async function openAccounts(tx: Tx, owner: string): Promise<void> {
  const kinds: MemberAccount[] = ["cash", "af", "pending"];
  await tx.insert(account).values(kinds.map((kind) => ({ owner, kind, balance: 0 })));
}

export interface Movement {
  kind: TransactionType;
  /** The cause of the movement: unique together with `kind`, so that nothing is posted twice. */
  ref: string;
  reason?: string;
  from: Side;
  to: Side;
  amount: Satang;
}

type Side = { member: string; account: MemberAccount } | { house: HouseAccount };

/**
 * Moves an amount (satang, more than zero) from one account to another as one balanced movement. False when this
 * movement was posted before. Throws `balance-too-low`.
 */
export async function post(tx: Tx, movement: Movement): Promise<boolean> {
  const accounts = [await accountOf(tx, movement.from), await accountOf(tx, movement.to)];
  const amounts = [-movement.amount, movement.amount];
  try {
    const { kind, ref, reason = null } = movement;
    const id: number | null = await callFunction(tx, "post_movement", {
      kind,
      ref,
      reason,
      accounts,
      amounts,
    });
    return id !== null;
  } catch (error) {
    if (isSqlError(error, "23514", "account_not_negative")) throw new Fault("balance-too-low");
    throw error;
  }
}

async function accountOf(tx: Tx, side: Side): Promise<number> {
  const [row] = await tx
    .select({ id: account.id })
    .from(account)
    .where(
      "house" in side
        ? and(isNull(account.owner), eq(account.kind, side.house))
        : and(eq(account.owner, side.member), eq(account.kind, side.account)),
    );
  if (!row) throw new Error("no such account");
  return row.id;
}
