import { createHash } from "node:crypto";
import { and, eq, isNull } from "drizzle-orm";
import { callName } from "@/lib/contract/endpoint";
import { Fault } from "@/lib/contract/fault";
import { type AdjustmentType, adjustMoney } from "@/lib/contract/operators/members";
import type { TransactionRow } from "@/lib/contract/transactions";
import { type Satang, satang } from "@/lib/domain/money";
import { bangkokIso } from "@/lib/domain/time";
import type { Tx } from "../db/connect";
import { account, entry, movement } from "../db/tables/ledger";
import { member } from "../db/tables/members";
import { serve } from "../http/serve-endpoint";
import { type HouseAccount, post } from "../ledger/post";
import { record } from "./audit";

/** Which of the house's books stands on the other side, and whether the member gains. */
const sides: Record<AdjustmentType, { house: HouseAccount; isIncrease: boolean }> = {
  ADMIN_INCREASE: { house: "house-grants", isIncrease: true },
  ADMIN_DECREASE: { house: "house-grants", isIncrease: false },
  ADMIN_MOVE_INCREASE: { house: "house-moves", isIncrease: true },
  ADMIN_MOVE_DECREASE: { house: "house-moves", isIncrease: false },
};

/**
 * Puts a member's spendable money right by hand. What is held for a withdrawal is out of reach, and nothing
 * goes below zero: `balance-too-low` says what there is.
 */
export const adjustMoneyCall = serve(adjustMoney, async ({ tx, caller, key }, { body }) => {
  const { uuid, type, amount, reason } = body;
  const before = await lockedCash(tx, uuid);
  const { house, isIncrease } = sides[type];
  if (!isIncrease && before < amount) throw new Fault("balance-too-low", { balance: before, needed: amount });
  const cash = { member: uuid, account: "cash" } as const;
  const ref = refOf(caller.uuid, key);
  const sent = isIncrease ? { from: { house }, to: cash } : { from: cash, to: { house } };
  if (!(await post(tx, { kind: type, ref, reason, amount, ...sent })))
    throw new Error(`adjustment ${ref} was posted before`);
  const row = await postedRow(tx, type, ref, uuid);
  await record(tx, caller, {
    action: callName(adjustMoney),
    target: uuid,
    before: { cash: before },
    after: { cash: row.balance, type, amount, movement: row.id },
    reason,
  });
  return row;
});

/** Keys are their senders' own: two operators may hit on the same one. */
function refOf(operator: string, key: string): string {
  return `adjust-${createHash("sha256").update(`${operator}|${key}`).digest("hex").slice(0, 40)}`;
}

async function lockedCash(tx: Tx, uuid: string): Promise<Satang> {
  const [row] = await tx
    .select({ balance: account.balance })
    .from(account)
    .innerJoin(member, eq(member.uuid, account.owner))
    .where(and(eq(account.owner, uuid), eq(account.kind, "cash"), isNull(member.role)))
    .for("update", { of: account });
  if (!row) throw new Fault("not-found");
  return satang(row.balance ?? 0);
}

async function postedRow(
  tx: Tx,
  transactionType: AdjustmentType,
  ref: string,
  uuid: string,
): Promise<TransactionRow> {
  const [row] = await tx
    .select({
      id: movement.id,
      createdAt: movement.createdAt,
      note: movement.reason,
      amount: entry.amount,
      balance: entry.balanceAfter,
    })
    .from(movement)
    .innerJoin(entry, eq(entry.movement, movement.id))
    .innerJoin(account, eq(account.id, entry.account))
    .where(and(eq(movement.kind, transactionType), eq(movement.ref, ref), eq(account.owner, uuid)));
  if (!row) throw new Error("no movement row");
  return {
    id: String(row.id),
    createdAt: bangkokIso(row.createdAt.getTime()),
    transactionType,
    amount: satang(row.amount),
    balance: satang(row.balance ?? 0),
    ref: { kind: "other", id: ref },
    note: row.note,
  };
}
