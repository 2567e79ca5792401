import { and, desc, eq, inArray, isNull, lt } from "drizzle-orm";
import { Fault } from "@/lib/contract/fault";
import { accountEntries, type LedgerEntry, memberStatement } from "@/lib/contract/operators/member-money";
import { transactionType } from "@/lib/contract/transactions";
import { satang } from "@/lib/domain/money/money";
import { bangkokIso } from "@/lib/domain/time/time";
import { noteRead } from "../audit/read-log";
import { pageOf } from "../db/page";
import { serialOf } from "../db/row-ids";
import { account, entry, movement } from "../db/schema/ledger";
import { member } from "../db/schema/members";
import type { Tx } from "../db/tx";
import { defineHandler } from "../http/define-handler";
import { statementPageOf } from "./statement";

const PAGE = 50;

export const memberMoneyCalls = [
  defineHandler(memberStatement, async ({ tx, caller }, { body: { uuid, ...selection } }) => {
    await accountOf(tx, uuid, "cash");
    await noteRead(tx, caller, memberStatement, [uuid]);
    return statementPageOf(tx, uuid, selection);
  }),

  defineHandler(accountEntries, async ({ tx, caller }, { body }) => {
    const { uuid, account: kind, cursor, limit = PAGE } = body;
    const own = await accountOf(tx, uuid, kind);
    const rows = await tx
      .select({ posted: entry, moved: movement })
      .from(entry)
      .innerJoin(movement, eq(movement.id, entry.movement))
      .where(and(eq(entry.account, own), cursor ? lt(entry.movement, serialOf(cursor)) : undefined))
      .orderBy(desc(entry.movement))
      .limit(limit + 1);
    const { page, nextCursor } = pageOf(rows, limit, ({ moved }) => String(moved.id));
    const sides = await sidesOf(
      tx,
      page.map(({ moved }) => moved.id),
    );
    await noteRead(tx, caller, accountEntries, [uuid]);
    const items = page.map(({ posted, moved }) => ({
      id: String(moved.id),
      at: bangkokIso(moved.createdAt.getTime()),
      transactionType: transactionType.parse(moved.kind),
      ref: moved.ref,
      note: moved.reason,
      amount: satang(posted.amount),
      balance: satang(posted.balanceAfter ?? 0),
      others: sides
        .filter(({ movement: of, id }) => of === moved.id && id !== own)
        .map(({ kind: name, amount }): LedgerEntry["others"][number] => ({
          account: name,
          amount: satang(amount),
        })),
    }));
    return { items, nextCursor };
  }),
];

/** Every posting of these movements with its account. */
async function sidesOf(tx: Tx, movements: readonly number[]) {
  if (movements.length === 0) return [];
  return tx
    .select({ movement: entry.movement, id: account.id, kind: account.kind, amount: entry.amount })
    .from(entry)
    .innerJoin(account, eq(account.id, entry.account))
    .where(inArray(entry.movement, [...movements]))
    .orderBy(entry.movement, account.id);
}

/** A member's account. Throws `not-found`, also for an operator. */
async function accountOf(tx: Tx, uuid: string, kind: string): Promise<number> {
  const [row] = await tx
    .select({ id: account.id })
    .from(account)
    .innerJoin(member, eq(member.uuid, account.owner))
    .where(and(eq(account.owner, uuid), eq(account.kind, kind), isNull(member.role)));
  if (!row) throw new Fault("not-found");
  return row.id;
}
