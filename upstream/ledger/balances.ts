import { and, eq } from "drizzle-orm";
import { afCashs, cashs, loyaltyBalance } from "@/lib/contract/credit";
import { type Satang, satang } from "@/lib/domain/money/money";
import { callFunction } from "../db/call-function";
import { account } from "../db/schema/ledger";
import { member } from "../db/schema/members";
import type { Tx } from "../db/tx";
import { defineHandler } from "../http/define-handler";

export interface Money {
  balance: Satang;
  held: Satang;
  version: number;
}

/** A member's spendable and held money (satang); the version grows with every movement. */
export function moneyOf(tx: Tx, owner: string): Promise<Money> {
  return callFunction(tx, "money_of", { member: owner });
}

export async function afBalanceOf(tx: Tx, owner: string): Promise<Satang> {
  const [row] = await afBalanceQuery(tx, owner);
  return satang(row?.balance ?? 0);
}

/** The commission that a member has not moved to their credit yet; no row before the first. */
export const afBalanceQuery = (tx: Tx, owner: string) =>
  tx
    .select({ balance: account.balance })
    .from(account)
    .where(and(eq(account.owner, owner), eq(account.kind, "af")));

export const balanceCalls = [
  defineHandler(cashs, async ({ tx, caller }) => {
    const { balance, held, version } = await moneyOf(tx, caller.uuid);
    return { money: balance, held, version };
  }),
  defineHandler(afCashs, async ({ tx, caller }) => ({ afMoney: await afBalanceOf(tx, caller.uuid) })),
  defineHandler(loyaltyBalance, async ({ tx, caller }) => {
    const [row] = await tx
      .select({ balance: member.loyaltyPoint })
      .from(member)
      .where(eq(member.uuid, caller.uuid));
    return { balance: row?.balance ?? 0 };
  }),
];
