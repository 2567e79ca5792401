import type { Endpoint, ReplyOf } from "@/lib/contract/endpoint";
import { type Fault, isFault } from "@/lib/contract/fault";
import { approveAction } from "@/lib/contract/operators/approvals";
import { closeRound, confirmResult, previewResult } from "@/lib/contract/operators/rounds";
import type { RoundResult } from "@/lib/contract/results";
import type { Args } from "../../../tools/testing/calls";
import type { Desk } from "./acts";

/**
 * Closes a round and pays it. After a lost answer an operator repeats the call and accepts "already done": nobody
 * else settles this round.
 */
export async function settleRound(desk: Desk, betId: string): Promise<void> {
  const { book, chance, sender, tokens } = desk;
  const three = () => Array.from({ length: 3 }, () => chance.pick(["1", "2", "3"])).join("");
  const result: RoundResult = { top3: three(), bottom2: three().slice(1) };
  const token = tokens.administrator;
  const closing = { body: { betId, reason: "the bank test settles it" }, token };
  await until(sender, closeRound, closing, "round-closed");
  for (let attempt = 1; attempt <= 5; attempt++) {
    await desk.comeFigure(betId);
    const preview = await sender.sendPlainly(previewResult, { body: { betId, result }, token });
    if (isFault(preview)) continue;
    const { previewId } = preview;
    // Another operator than its typist confirms it; above the limit the typist approves that.
    const confirming = { body: { previewId }, token: tokens.superAdmin };
    const outcome = await sender.sendPlainly(confirmResult, confirming);
    const id = approvalOf(outcome);
    const isDone = id
      ? (await until(sender, approveAction, { body: { id }, token }, "approval-over")) === null
      : !isFault(outcome) || outcome.code === "round-settled-already";
    if (!isDone) continue;
    book.results.set(betId, result);
    return;
  }
  sender.wrong.push(`round ${betId} could not be settled`);
}

/** The approval that the action waits for, now or since a lost answer. */
function approvalOf(outcome: ReplyOf<typeof confirmResult> | Fault): string | undefined {
  if (isFault(outcome, "approval-open-already")) return outcome.details?.approvalId;
  return !isFault(outcome) && outcome.state === "waiting" ? outcome.approvalId : undefined;
}

/** Null once it is done, by any call; else the code of the refusal. */
async function until<E extends Endpoint>(
  sender: Desk["sender"],
  entry: E,
  args: Args<E>,
  doneAlready: string,
): Promise<string | null> {
  const answer = await sender.sendPlainly(entry, args);
  return isFault(answer) && answer.code !== doneAlready ? answer.code : null;
}
