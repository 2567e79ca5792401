import { createHash } from "node:crypto";
import { and, eq, isNull } from "drizzle-orm";
import { type BodyOf, callName } from "@/lib/contract/endpoint";
import { Fault } from "@/lib/contract/fault";
import { type AdjustmentType, adjustMoney } from "@/lib/contract/operators/members";
import type { TransactionRow } from "@/lib/contract/transactions";
import { type Satang, satang, toBaht } from "@/lib/domain/money/money";
import { noteOf } from "@/lib/domain/operators/operator-reasons";
import { bangkokIso } from "@/lib/domain/time/time";
import type { Act } from "../approvals/act";
import { propose } from "../approvals/propose";
import { writeAudit } from "../audit/audit";
import { account, entry, movement } from "../db/schema/ledger";
import { member } from "../db/schema/members";
import type { Tx } from "../db/tx";
import { defineHandler } from "../http/define-handler";
import { type HouseAccount, post } from "../ledger/post";
import { sharesWith } from "./shared-identity";

/** The house account on the other side of each adjustment, and whether the member gains. */
const sides: Record<AdjustmentType, { house: HouseAccount; isIncrease: boolean }> = {
  ADMIN_INCREASE: { house: "house-grants", isIncrease: true },
  ADMIN_DECREASE: { house: "house-grants", isIncrease: false },
  ADMIN_MOVE_INCREASE: { house: "house-moves", isIncrease: true },
  ADMIN_MOVE_DECREASE: { house: "house-moves", isIncrease: false },
};

/** The highest balance that the contract allows. */
const MOST = satang(10_000_000_000_00);

type Payload = BodyOf<typeof adjustMoney>;

/**
 * Corrects a member's spendable money by hand. Money held for a withdrawal cannot be adjusted, and nothing goes
 * below zero: `balance-too-low` names the balance.
 */
export const adjustMoneyAction: Act<Payload, TransactionRow> = {
  entry: adjustMoney,
  payload: adjustMoney.body,

  async look(tx, { uuid, type, amount }, maker) {
    const cash = await cashFor(tx, uuid, type, amount);
    const [owner] = await tx.select().from(member).where(eq(member.uuid, uuid));
    const isShared = maker !== null && (await sharesWith(tx, maker.uuid, uuid));
    return {
      target: uuid,
      basis: { closedAt: owner?.closedAt ?? null },
      details: { userName: owner?.userName, type, amount: toBaht(amount), cash: toBaht(cash) },
      amount,
      owner: uuid,
      isTaken: !sides[type].isIncrease,
      rank: "superAdmin",
      cause: isShared ? "shares-with-maker" : null,
    };
  },

  async execute(tx, { uuid, type, amount, reason }, { maker, ref: run }) {
    const before = await cashFor(tx, uuid, type, amount);
    const { house, isIncrease } = sides[type];
    const cash = { member: uuid, account: "cash" } as const;
    const ref = refOf(run);
    const sent = isIncrease ? { from: { house }, to: cash } : { from: cash, to: { house } };
    if (!(await post(tx, { kind: type, ref, reason: noteOf(reason), amount, ...sent })))
      throw new Error(`adjustment ${ref} was posted before`);
    const row = await postedRow(tx, type, ref, uuid);
    await writeAudit(tx, maker, {
      action: callName(adjustMoney),
      target: uuid,
      before: { cash: before },
      after: { cash: row.balance, type, amount, movement: row.id },
      reason,
    });
    return row;
  },
};

export const adjustMoneyCall = defineHandler(adjustMoney, (context, { body }) =>
  propose(context, adjustMoneyAction, body, body.reason),
);

const refOf = (run: string) => `adjust-${createHash("sha256").update(run).digest("hex").slice(0, 40)}`;

/**
 * The member's spendable money, locked. Faults where the adjusted balance would be below zero or above the
 * contract's maximum.
 */
async function cashFor(tx: Tx, uuid: string, type: AdjustmentType, amount: Satang): Promise<Satang> {
  const [row] = await tx
    .select({ balance: account.balance, closedAt: member.closedAt })
    .from(account)
    .innerJoin(member, eq(member.uuid, account.owner))
    .where(and(eq(account.owner, uuid), eq(account.kind, "cash"), isNull(member.role)))
    .for("update", { of: account });
  if (!row) throw new Fault("not-found");
  if (row.closedAt) throw new Fault("account-closed");
  const balance = satang(row.balance ?? 0);
  if (!sides[type].isIncrease) {
    if (balance < amount) throw new Fault("balance-too-low", { balance, needed: amount });
  } else if (balance + amount > MOST) {
    throw new Fault("amount-out-of-range", { min: satang(1), max: satang(Math.max(0, MOST - balance)) });
  }
  return balance;
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
