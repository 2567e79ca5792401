import { and, asc, eq, inArray } from "drizzle-orm";
import type { OperatorPoy } from "@/lib/contract/operators/poys";
import { transactionType } from "@/lib/contract/transactions";
import { satang } from "@/lib/domain/money/money";
import { transactionTypes } from "@/lib/domain/money/transactions";
import { bangkokIso } from "@/lib/domain/time/time";
import { account, entry, movement } from "../db/schema/ledger";
import type { Tx } from "../db/tx";

/** Every posting of the movements with this cause, on members' and on the house's accounts, in order. */
export async function postingsOf(tx: Tx, ref: string): Promise<OperatorPoy["postings"]> {
  const rows = await tx
    .select({
      movement: movement.id,
      at: movement.createdAt,
      kind: movement.kind,
      account: account.kind,
      amount: entry.amount,
    })
    .from(movement)
    .innerJoin(entry, eq(entry.movement, movement.id))
    .innerJoin(account, eq(account.id, entry.account))
    // With every kind named, the index of kind and ref is used.
    .where(and(inArray(movement.kind, [...transactionTypes]), eq(movement.ref, ref)))
    .orderBy(asc(movement.id), asc(account.id));
  return rows.map(({ movement: id, at, kind, account: name, amount }) => ({
    movement: String(id),
    at: bangkokIso(at.getTime()),
    transactionType: transactionType.parse(kind),
    account: name,
    amount: satang(amount),
  }));
}
