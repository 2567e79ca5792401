import { eq, sql } from "drizzle-orm";
import { type BodyOf, callName } from "@/lib/contract/endpoint";
import { Fault } from "@/lib/contract/fault";
import { type FeedVerdict, resolveFeedRow } from "@/lib/contract/operators/bank-feed";
import { canBecome, type DepositState } from "@/lib/domain/deposits/deposit";
import { type Satang, satang, toBaht } from "@/lib/domain/money/money";
import type { ApprovalCause } from "@/lib/domain/operators/approval";
import { rankOf, type StaffRole } from "@/lib/domain/operators/staff";
import type { Act } from "../approvals/act";
import { isOneOf } from "../approvals/people";
import { ruleValue } from "../approvals/rules";
import { type Actor, writeAudit } from "../audit/audit";
import { isUuid, serialOf } from "../db/row-ids";
import { bankFeed, deposit, depositReport } from "../db/schema/deposits";
import type { Tx } from "../db/tx";
import { theMember } from "../members/operator-calls";
import { creditDeposit } from "./credit-deposit";
import type { DepositRow } from "./live-deposit";
import { coinOfferOf } from "./site-accounts";

type Row = typeof bankFeed.$inferSelect;

/**
 * Credits an unmatched row to a deposit, or dismisses it. Two people are needed for a row that an operator typed,
 * for an amount that differs from the announced one, and for what may be another member's money; in the last two
 * cases one of them must be an administrator.
 */
export const resolveFeedRowAction: Act<BodyOf<typeof resolveFeedRow>, FeedVerdict> = {
  entry: resolveFeedRow,
  payload: resolveFeedRow.body,

  async look(tx, body, maker) {
    const row = await unmatchedRow(tx, body.id);
    const { ref, typedBy } = row;
    const seen = { ref, amount: toBaht(satang(row.amount)), why: row.why, typedBy };
    const target = String(row.id);
    if (body.action === "dismiss")
      return { target, basis: {}, details: { ...seen, dismissed: true }, rank: "staff", cause: null };
    const meant = await creditable(tx, row, body.depositId);
    const announced = await announcedBy(tx, meant);
    const { cause, rank } = await judge(tx, { row, meant, announced }, maker);
    const { userName } = await theMember(tx, meant.member);
    const details = {
      ...seen,
      depositId: meant.id,
      member: meant.member,
      userName,
      announced: toBaht(announced),
    };
    return {
      target,
      basis: { status: meant.status, announced },
      details,
      amount: satang(row.amount),
      owner: meant.member,
      rank,
      cause,
    };
  },

  async execute(tx, body, { maker }) {
    const row = await unmatchedRow(tx, body.id);
    const isCredit = body.action === "credit";
    if (isCredit) {
      const { id } = await creditable(tx, row, body.depositId);
      await creditDeposit(tx, id, row.ref, satang(row.amount));
    }
    await tx
      .update(bankFeed)
      .set({ status: isCredit ? "resolved" : "dismissed", resolvedBy: maker?.uuid })
      .where(eq(bankFeed.id, row.id));
    await writeAudit(tx, maker, {
      action: callName(resolveFeedRow),
      target: row.ref,
      before: { status: "unmatched", amount: row.amount },
      after: isCredit ? { credited: body.depositId } : { dismissed: true },
      reason: body.reason,
    });
    return isCredit ? { matched: true, depositId: body.depositId } : { matched: false };
  },
};

interface Credit {
  row: Row;
  meant: DepositRow;
  announced: Satang;
}

async function judge(
  tx: Tx,
  credit: Credit,
  maker: Actor | null,
): Promise<{ cause: ApprovalCause | null; rank: StaffRole }> {
  const doubt = await approvalCauseOf(tx, credit);
  const rank = doubt ? "administrator" : "staff";
  const { typedBy } = credit.row;
  if (!typedBy) return { cause: doubt, rank };
  // Whoever typed it is the first person; another operator of the required rank is the second.
  const isSecond = maker !== null && !(await isOneOf(tx, maker.uuid, [typedBy]));
  if (!isSecond) return { cause: "typed-by-hand", rank };
  return { cause: rankOf(maker.role) < rankOf(rank) ? doubt : null, rank };
}

async function approvalCauseOf(tx: Tx, { row, meant, announced }: Credit): Promise<ApprovalCause | null> {
  const percent = await ruleValue(tx, "bank-row-difference");
  if (Math.abs(row.amount - announced) * 100 > announced * percent) return "differs-from-announced";
  const owner = await ownerOf(tx, row);
  return owner !== null && owner !== meant.member ? "another-member" : null;
}

/** The presumed owner of the money: the member of the request with that exact amount, or of the source account. */
async function ownerOf(tx: Tx, { depositId, fromAccount }: Row): Promise<string | null> {
  const { rows } = await tx.execute<{ member: string }>(sql`
    SELECT member FROM deposit WHERE id = ${depositId}
    UNION ALL
    SELECT member FROM member_bank
    WHERE account_number = ${(fromAccount ?? "").replace(/\D/g, "")} AND status <> 'rejected'
    LIMIT 1`);
  return rows[0]?.member ?? null;
}

async function announcedBy(tx: Tx, { id, prepareTotal }: DepositRow): Promise<Satang> {
  const [report] = await tx.select().from(depositReport).where(eq(depositReport.depositId, id));
  return satang(report?.amount ?? prepareTotal);
}

async function unmatchedRow(tx: Tx, id: string): Promise<Row> {
  const [row] = await tx
    .select()
    .from(bankFeed)
    .where(eq(bankFeed.id, serialOf(id)))
    .for("update");
  if (!row) throw new Fault("not-found");
  if (row.status !== "unmatched") throw new Fault("feed-row-resolved-already");
  return row;
}

/** The deposit chosen by staff, locked: the received amount is credited, to the satang. */
async function creditable(tx: Tx, row: Row, depositId: string): Promise<DepositRow> {
  const [found] = isUuid(depositId)
    ? await tx.select().from(deposit).where(eq(deposit.id, depositId)).for("update")
    : [];
  if (!found) throw new Fault("not-found");
  if (!canBecome(found.status as DepositState, "credited")) throw new Fault("deposit-not-live");
  const offer = await coinOfferOf(tx, row.bankId);
  if (offer && (row.confirmations ?? 0) < offer.needed) throw new Fault("feed-row-unconfirmed");
  // Coins worth less than a satang cannot be credited.
  if (row.amount === 0) throw new Fault("deposit-not-live");
  return found;
}
