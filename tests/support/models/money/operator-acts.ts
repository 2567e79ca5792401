/** Acts of operators on money, alone and with a second one: adjustments, withdrawals, bank rows, approvals. */
import { sql } from "drizzle-orm";
import type { FaultCode } from "@/lib/contract/fault";
import { approveAction, cancelAction, rejectAction } from "@/lib/contract/operators/approvals";
import { createFeedRow, resolveFeedRow } from "@/lib/contract/operators/bank-feed";
import { rejectDeposit } from "@/lib/contract/operators/deposits";
import { adjustMoney, adjustmentType } from "@/lib/contract/operators/members";
import { approveWithdraw, rejectWithdraw } from "@/lib/contract/operators/withdraws";
import { satang } from "@/lib/domain/money/money";
import { bangkokIso } from "@/lib/domain/time/time";
import { newKey } from "../../../../tools/testing/calls";
import { type Act, at } from "./acts";
import type { MoneyModel, Waiting } from "./model";
import { attempt, finish } from "./world";

export const reason = "the model asks for it";

/** The answer of an act that a second operator may have to approve. */
type Answer = { state: "done" } | { state: "waiting"; approvalId: string } | null;

/** Applies what is done, keeps what waits; an act that has to wait must not be done by one operator. */
export function keep(
  model: MoneyModel,
  answer: Answer,
  act: Omit<Waiting, "id" | "isOver">,
  needsTwo: boolean | null,
): void {
  if (!answer) return;
  const isWaiting = answer.state === "waiting";
  if (needsTwo !== null && isWaiting !== needsTwo)
    throw new Error(`${act.target} ${isWaiting ? "waits for" : "needed no"} second operator`);
  if (answer.state === "waiting") model.approvals.push({ ...act, id: answer.approvalId, isOver: false });
  else act.apply();
}

const adjust: Act = async (model, real, { who, pick, baht, isOther }) => {
  const [member, type] = [real.members[who], at(adjustmentType.options, pick)];
  if (!member || !type) return;
  const amount = satang((isOther ? 5_001 : 1 + (baht % 500)) * 100);
  const signed = type.includes("INCREASE") ? amount : -amount;
  const target = `adjust ${who}`;
  const body = { uuid: member.uuid, type, amount, reason };
  const args = { body, token: real.tokens.superAdmin, key: newKey() };
  const needsTwo = model.needsTwo("adjust", who, amount);
  const why = () => model.mayAdjust(who, signed).must;
  const must = [...why(), ...(needsTwo ? model.isWaiting(target) : [])];
  const call = () => real.service.call(adjustMoney, args);
  const answer = await attempt(real, "operators.money.adjust", call, { must });
  keep(model, answer, { target, why, apply: () => model.adjust(who, signed) }, needsTwo);
  if (answer?.state === "done") model.noteAlone("adjust", who, amount);
};

const decideWithdrawal =
  (isApproved: boolean): Act =>
  async (model, real, { pick }) => {
    const one = at(model.withdrawals.slice(-4), pick);
    if (!one) return;
    const target = `withdraw ${one.id}`;
    const args = { body: { id: one.id, reason }, token: real.tokens.staff };
    const why = () => model.mayDecide(one).must;
    if (!isApproved) {
      const call = () => real.service.call(rejectWithdraw, args);
      if (await attempt(real, "operators.withdraws.reject", call, { must: why() }))
        model.decide(one, "rejected");
      return;
    }
    const needsTwo = model.needsTwoToPay(one);
    const must = [...why(), ...(needsTwo ? model.isWaiting(target) : [])];
    const call = () => real.service.call(approveWithdraw, args);
    const answer = await attempt(real, "operators.withdraws.approve", call, { must });
    keep(model, answer, { target, why, apply: () => model.decide(one, "approved") }, needsTwo);
    if (answer?.state !== "done") return;
    model.noteAlone("withdraw", one.who, one.amount);
    await finish(real);
  };

/** Approves, rejects or takes back what waits; its maker may not approve it. */
const decide =
  (verb: "approve" | "approve own" | "reject" | "cancel"): Act =>
  async (model, real, { pick }) => {
    const one = at(model.approvals.slice(-4), pick);
    if (!one) return;
    const stale: FaultCode[] = one.why().length > 0 ? ["approval-stale", "approval-over"] : [];
    const over: FaultCode[] = one.isOver ? ["approval-over"] : [];
    const { tokens, service } = real;
    const notYours: FaultCode[] = ["approval-not-yours"];
    if (verb === "approve own" && !one.target.startsWith("adjust")) return;
    const name = `operators.approvals.${verb.split(" ")[0]}`;
    if (verb === "approve" || verb === "approve own") {
      const isOwn = verb === "approve own";
      const token = isOwn ? tokens.superAdmin : tokens.second;
      const call = () => service.call(approveAction, { body: { id: one.id }, token });
      const must = over.length > 0 ? [...over, ...(isOwn ? notYours : [])] : isOwn ? notYours : stale;
      const may: FaultCode[] = one.target.startsWith("adjust") ? [] : ["approval-stale"];
      const done = await attempt(real, name, call, { must, may });
      if (done) one.apply();
      if (!isOwn) one.isOver = true;
      if (done) await finish(real);
      return;
    }
    const entry = verb === "reject" ? rejectAction : cancelAction;
    const token =
      verb === "reject" ? tokens.second : one.target.startsWith("adjust") ? tokens.superAdmin : null;
    if (!token) return;
    const body = { id: one.id, reason };
    // What an approval was about may have ended it.
    const may: FaultCode[] = stale.length > 0 ? ["approval-over"] : [];
    await attempt(real, name, () => service.call(entry, { body, token }), { must: over, may });
    one.isOver = true;
  };

const typeRow: Act = async (model, real, { baht }) => {
  const amount = satang(10_000_00 + baht * 100 + model.rows.length);
  const row = {
    bankAccountId: 1,
    amount,
    at: bangkokIso(await real.service.now()),
    ref: newKey(),
    channel: "tests",
  };
  const call = () => real.service.call(createFeedRow, { body: row, token: real.tokens.staff });
  const verdict = await attempt(real, "operators.bank-feed.create", call, { must: [] });
  if (verdict?.matched) throw new Error("a row that an operator typed was credited by itself");
  const { rows } = await real.service.db.execute<{ id: string }>(
    sql`SELECT id FROM bank_feed WHERE ref = ${row.ref}`,
  );
  model.rows.push({ id: String(rows[0]?.id), amount, isUsed: false });
};

const settleRow =
  (isCredit: boolean): Act =>
  async (model, real, { pick, isOther }) => {
    const row = at(model.rows.slice(-3), pick);
    const one = isCredit ? at(model.deposits.slice(-6), pick) : undefined;
    if (!row || (isCredit && !one)) return;
    const target = `row ${row.id}`;
    const body = one
      ? ({ action: "credit", id: row.id, depositId: one.id, reason } as const)
      : ({ action: "dismiss", id: row.id, reason } as const);
    // Whoever typed the row may not credit it alone.
    const isByTypist = isOther && one !== undefined;
    const args = { body, token: isByTypist ? real.tokens.staff : real.tokens.administrator };
    const expected = model.maySettleRow(row, one);
    const needsTwo = isByTypist || (one !== undefined && model.needsTwo("row", one.who, row.amount));
    const must = [...expected.must, ...(needsTwo ? model.isWaiting(target) : [])];
    const call = () => real.service.call(resolveFeedRow, args);
    const answer = await attempt(real, "operators.bank-feed.resolve", call, { ...expected, must });
    const why = () => model.maySettleRow(row, one).must;
    keep(model, answer, { target, why, apply: () => model.settleRow(row, one) }, needsTwo);
    if (one && answer?.state === "done") model.noteAlone("row", one.who, row.amount);
  };

const rejectClaim: Act = async (model, real, { pick }) => {
  const one = at(model.deposits.slice(-6), pick);
  if (!one) return;
  const args = { body: { id: one.id, reason }, token: real.tokens.staff };
  const call = () => real.service.call(rejectDeposit, args);
  if (await attempt(real, "operators.deposits.reject", call, model.mayReject(one))) one.state = "rejected";
};

export const operatorActs: Record<string, readonly [weight: number, Act]> = {
  adjust: [4, adjust],
  "approve a withdrawal": [3, decideWithdrawal(true)],
  "reject a withdrawal": [1, decideWithdrawal(false)],
  approve: [4, decide("approve")],
  "approve one's own": [1, decide("approve own")],
  reject: [1, decide("reject")],
  "take back": [1, decide("cancel")],
  "type a bank row": [1, typeRow],
  "credit a bank row": [2, settleRow(true)],
  "dismiss a bank row": [1, settleRow(false)],
  "reject a claim": [1, rejectClaim],
};
