import { and, eq, gt, sql } from "drizzle-orm";
import { callName, type Endpoint, type ReplyOf } from "@/lib/contract/endpoint";
import { Fault } from "@/lib/contract/fault";
import { allOperatorBanks, approveBank, rejectBank } from "@/lib/contract/operators/withdraws";
import { type BankAccountState, canBankBecome } from "@/lib/domain/banks/banks";
import { noteOf, type Reason } from "@/lib/domain/operators/operator-reasons";
import { bangkokIso } from "@/lib/domain/time/time";
import { writeAudit } from "../audit/audit";
import { noteRead } from "../audit/read-log";
import { nowMs } from "../clock/now";
import { pageOf } from "../db/page";
import { serialOf } from "../db/row-ids";
import { memberBank } from "../db/schema/banks";
import { member } from "../db/schema/members";
import type { Tx } from "../db/tx";
import type { Caller } from "../http/caller";
import { defineHandler } from "../http/define-handler";
import { fixName, formerNamesOf } from "../members/legal-name";
import { withClaims } from "../queues/claims";
import { type MemberBankRow, userBankOf } from "./bank-view";

const PAGE = 50;
/** Above every serial number: decided ones come after waiting ones, the newest first. */
const DECIDED = 10_000_000_000;
/** Maximum of a serial column. */
const MOST_ID = 2_147_483_647;

const order = sql<number>`CASE WHEN ${memberBank.status} = 'waiting' THEN ${memberBank.bankId}::bigint
  ELSE ${DECIDED}::bigint - ${memberBank.bankId} END`;

const ownerColumns = { userName: member.userName, name: member.name };

type OperatorBank = ReplyOf<typeof approveBank>;

export const operatorBankCalls = [
  defineHandler(allOperatorBanks, async ({ tx, caller }, { body }) => {
    const { status, uuid, cursor, limit = PAGE } = body;
    const which = and(
      status ? eq(memberBank.status, status) : undefined,
      uuid ? eq(memberBank.member, uuid) : undefined,
      cursor ? gt(order, serialOf(cursor)) : undefined,
    );
    const rows = await tx
      .select({ bank: memberBank, owner: ownerColumns, order })
      .from(memberBank)
      .innerJoin(member, eq(member.uuid, memberBank.member))
      .where(which)
      .orderBy(order)
      .limit(limit + 1);
    const { page, nextCursor } = pageOf(rows, limit, (row) => String(row.order));
    const shown = page.map(({ bank }) => bank.member);
    await noteRead(tx, caller, allOperatorBanks, shown);
    const former = await formerNamesOf(tx, shown);
    const items = page.map(({ bank, owner }) => viewOf(bank, owner, former.get(bank.member)));
    return { items: await withClaims(tx, "banks", items), nextCursor };
  }),

  defineHandler(approveBank, ({ tx, caller }, { body }) => decide(tx, caller, approveBank, "approved", body)),
  defineHandler(rejectBank, ({ tx, caller }, { body }) => decide(tx, caller, rejectBank, "rejected", body)),
];

async function decide(
  tx: Tx,
  caller: Caller,
  call: Endpoint,
  status: "approved" | "rejected",
  { id, reason }: { id: string; reason?: Reason },
): Promise<OperatorBank> {
  const own = eq(memberBank.bankId, Math.min(serialOf(id), MOST_ID));
  const [before] = await tx.select().from(memberBank).where(own).for("update");
  if (!before) throw new Fault("not-found");
  if (!canBankBecome(before.status as BankAccountState, status)) {
    throw new Fault("bank-account-decided-already");
  }
  const [row] = await tx
    .update(memberBank)
    .set({
      status,
      reason: reason === undefined ? null : noteOf(reason),
      decidedAt: new Date(await nowMs(tx)),
      decidedBy: caller.uuid,
    })
    .where(own)
    .returning();
  if (!row) throw new Error(`no bank account ${id}`);
  const { bankCode, accountNumber, member: owner } = row;
  if (status === "approved") await fixName(tx, owner, row.name.trim());
  await tx.execute(sql`SELECT tell_of_account(${owner}, ${`bank-${status}`})`);
  await writeAudit(tx, caller, {
    action: callName(call),
    target: id,
    before: { status: before.status, member: owner, bankCode, accountNumber },
    after: { status },
    reason,
  });
  const [who] = await tx.select(ownerColumns).from(member).where(eq(member.uuid, owner));
  if (!who) throw new Error(`no member ${owner}`);
  return viewOf(row, who, (await formerNamesOf(tx, [owner])).get(owner));
}

function viewOf(
  row: MemberBankRow,
  { userName, name }: { userName: string; name: string },
  formerNames: string[] = [],
): OperatorBank {
  const owner = { uuid: row.member, userName, memberName: name, formerNames };
  const createdAt = bangkokIso(row.createdAt.getTime());
  return { ...userBankOf(row), id: String(row.bankId), ...owner, createdAt };
}
