/** The sums of money that operators move by hand: what the two-person engine compares with its limits. */
import { eq, isNotNull, sql } from "drizzle-orm";
import { type Satang, satang } from "@/lib/domain/money/money";
import { type HandMoneyKind, handMoneyLimits } from "@/lib/domain/operators/act-rules";
import type { ApprovalCause } from "@/lib/domain/operators/approval";
import { causeOfSum, type HandMoneySums, SUM_DAY_MS, SUM_MONTH_MS } from "@/lib/domain/operators/hand-money";
import { nowMs } from "../clock/now";
import { approvalRule, handMoney } from "../db/schema/approvals";
import { member } from "../db/schema/members";
import type { Tx } from "../db/tx";
import { sharedWith } from "./people";
import { ruleAmount, ruleValue } from "./rules";

interface Moved {
  kind: HandMoneyKind;
  maker: string;
  /** Whose money it is; null where it is nobody's */
  member: string | null;
  /** Satang */
  amount: Satang;
}

/**
 * Why this needs a second person by its sums; null where it does not. Holds the kind's limit locked until the end of
 * the transaction: of two acts at once the second one sees the first.
 */
export async function causeByHand(tx: Tx, moved: Moved): Promise<ApprovalCause | null> {
  const limits = handMoneyLimits[moved.kind];
  await tx.select().from(approvalRule).where(eq(approvalRule.rule, limits.member)).for("no key update");
  return causeOfSum(moved.amount, await sumsOf(tx, moved), {
    member: await ruleAmount(tx, limits.member),
    maker: await ruleAmount(tx, limits.maker),
    monthTimes: await ruleValue(tx, "month-times"),
  });
}

/**
 * Records what was moved.
 * @param people the second person; null where one was enough, which alone counts in sums
 * @param isTaken the member has less by it
 */
export async function recordHandMoney(
  tx: Tx,
  { amount, ...moved }: Moved,
  { checker, isTaken }: { checker: string | null; isTaken: boolean },
): Promise<void> {
  const at = new Date(await nowMs(tx));
  await tx.insert(handMoney).values({ ...moved, amount: isTaken ? -amount : amount, checker, at });
}

/** Money that operators gave a member in the last 30 days, by adjustments and rows of the bank, and who did. */
export async function givenByHand(tx: Tx, owner: string): Promise<{ amount: Satang; by: string[] }> {
  const since = new Date((await nowMs(tx)) - SUM_MONTH_MS);
  const { rows } = await tx.execute<{ amount: number; by: string[] }>(sql`
    WITH given AS (
      SELECT amount, maker, checker FROM hand_money
      WHERE member = ${owner} AND at > ${since}::timestamptz AND kind IN ('adjustment', 'bank-row') AND amount > 0
    )
    SELECT (SELECT coalesce(sum(amount), 0) FROM given)::bigint AS amount, ARRAY(
      SELECT user_name FROM member WHERE uuid IN (SELECT maker FROM given UNION SELECT checker FROM given)
      ORDER BY user_name) AS by`);
  const { amount = 0, by = [] } = rows[0] ?? {};
  return { amount: satang(amount), by };
}

/** Accounts that may be the same person's count as one maker. */
async function sumsOf(tx: Tx, { kind, maker, member: owner }: Moved): Promise<HandMoneySums> {
  const operators = await tx.select({ uuid: member.uuid }).from(member).where(isNotNull(member.role));
  const accounts = operators.map(({ uuid }) => uuid);
  const own = sql.param([...new Set([maker, ...(await sharedWith(tx, accounts, [maker]))])]);
  const now = await nowMs(tx);
  const [day, month] = [SUM_DAY_MS, SUM_MONTH_MS].map((ms) => new Date(now - ms));
  const { rows } = await tx.execute<{ whose: "maker" | "member"; day: number; month: number }>(sql`
    SELECT 'maker' AS whose, coalesce(sum(abs(amount)) FILTER (WHERE at > ${day}::timestamptz), 0)::bigint AS day,
      coalesce(sum(abs(amount)), 0)::bigint AS month
    FROM hand_money
    WHERE kind = ${kind} AND maker = ANY (${own}::uuid[]) AND checker IS NULL AND at > ${month}::timestamptz
    UNION ALL
    SELECT 'member', coalesce(sum(abs(amount)) FILTER (WHERE at > ${day}::timestamptz), 0)::bigint,
      coalesce(sum(abs(amount)), 0)::bigint
    FROM hand_money
    WHERE kind = ${kind} AND member = ${owner}::uuid AND checker IS NULL AND at > ${month}::timestamptz`);
  const spanOf = (who: "maker" | "member") => {
    const { day: dayOf = 0, month: monthOf = 0 } = rows.find(({ whose }) => whose === who) ?? {};
    return { day: dayOf, month: monthOf };
  };
  return { maker: spanOf("maker"), member: owner === null ? null : spanOf("member") };
}
