import { createHash } from "node:crypto";
import { isFault } from "@/lib/contract/fault";
import { approveAction } from "@/lib/contract/operators/approvals";
import { adjustMoney } from "@/lib/contract/operators/members";
import { voidRound } from "@/lib/contract/operators/rounds";
import { createPoy } from "@/lib/contract/poys";
import { satang } from "@/lib/domain/money/money";
import { newKey } from "../../../tools/testing/calls";
import { type Act, acts as bankActs, type Desk } from "../bank/acts";
import { cashOf } from "../bank/book";
import { RAISED } from "../world/hand-money";
import { line } from "../world/rounds";

/** What the acts of a trial need beside the bank's. */
export interface TrialDesk extends Desk {
  /** A second super administrator. */
  checker: string;
  /** Sends what falls due, as a request of the trial. */
  tick(): Promise<void>;
  /** Rounds that were voided. */
  voided: Set<string>;
}

export interface TrialAct {
  name: string;
  weight: number;
  do(desk: TrialDesk): Promise<void>;
}

const oneLine = (desk: Desk) => [
  line("teng_bon_1", desk.chance.pick(["1", "2", "3"]), desk.chance.pick([1, 5, 20])),
];

/** Two members under one key: each has a slip of their own. */
async function sameKey(desk: TrialDesk): Promise<void> {
  const { members, openRounds, chance, book, sender } = desk;
  const [key, betId, lines] = [newKey(), chance.pick(openRounds()), oneLine(desk)];
  for (const member of chance.some(members, 2))
    await sender.send(createPoy, { body: { betId, lines }, token: member.token, key }, (poy) =>
      book.saveSlip(member, poy),
    );
}

/** Another slip under a key that was used is refused, and nothing is taken for it. */
async function otherSlip(desk: TrialDesk): Promise<void> {
  const { members, openRounds, chance, book, sender } = desk;
  const [member, key, betId] = [chance.pick(members), newKey(), chance.pick(openRounds())];
  const args = { body: { betId, lines: oneLine(desk) }, token: member.token, key };
  const taken = await sender.send(createPoy, args, (poy) => book.saveSlip(member, poy));
  if (!taken) return;
  const other = { ...args, body: { betId, lines: [line("teng_bon_2", "12", 3)] } };
  const answer = await sender.sendPlainly(createPoy, other);
  if (!isFault(answer, "idempotency-mismatch") && !isFault(answer, "network-lost"))
    sender.wrong.push(`another slip under the key of slip ${taken.poyId} was not refused`);
}

/** Above the limit of one person: asked for by one, approved by another, twice at once where a trial wants so. */
async function largeAdjustment({ members, tokens, checker, chance, book, sender }: TrialDesk): Promise<void> {
  const member = chance.pick(members);
  const amount = satang(RAISED + 1 + chance.below(1_000_00));
  const body = {
    uuid: member.uuid,
    type: "ADMIN_INCREASE" as const,
    amount,
    reason: "more than one may give",
  };
  const asked = await sender.sendPlainly(adjustMoney, { body, token: tokens.superAdmin, key: newKey() });
  const id = isFault(asked)
    ? isFault(asked, "approval-open-already") && asked.details?.approvalId
    : asked.state === "waiting" && asked.approvalId;
  if (!id) return;
  const answer = await sender.sendPlainly(approveAction, { body: { id }, token: checker });
  if (isFault(answer) && answer.code !== "approval-over") return;
  const ref = `adjust-${createHash("sha256").update(id).digest("hex").slice(0, 40)}`;
  if (book.facts.some((fact) => fact.ref === ref)) return;
  const given = isFault(answer) ? null : answer.amount;
  book.note("ADMIN_INCREASE", ref, [cashOf(member), given ?? amount], ["house-grants", -(given ?? amount)]);
}

const chosen: Readonly<Record<string, number>> = {
  bet: 16,
  "big bet": 4,
  cancel: 7,
  deposit: 8,
  adjust: 6,
  withdraw: 9,
  "move AF": 5,
  look: 8,
};

export const trialActs: readonly TrialAct[] = [
  ...bankActs.map((act: Act) => ({ ...act, weight: chosen[act.name] ?? 0 })),
  { name: "same key", weight: 4, do: sameKey },
  { name: "other slip", weight: 3, do: otherSlip },
  { name: "large adjustment", weight: 2, do: largeAdjustment },
  { name: "tick", weight: 3, do: ({ tick }) => tick() },
];

/** Voids an open round: one operator is enough. */
export async function voidOpenRound({ sender, tokens, voided }: TrialDesk, betId: string): Promise<void> {
  const body = { betId, reason: "the trial voids it" };
  const answer = await sender.sendPlainly(voidRound, { body, token: tokens.administrator });
  if (isFault(answer) && answer.code !== "round-void")
    sender.wrong.push(`round ${betId} could not be voided: ${answer.code}`);
  voided.add(betId);
}
