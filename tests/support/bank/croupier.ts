import type { Endpoint } from "@/lib/contract/endpoint";
import { isFault } from "@/lib/contract/fault";
import { closeRound, confirmResult, previewResult } from "@/lib/contract/operators/rounds";
import type { RoundResult } from "@/lib/contract/results";
import type { Args } from "../calls";
import type { Desk } from "./acts";

/**
 * Closes a round and pays it. An operator whose answer was lost asks again, and takes "it is so already" for the
 * answer: nobody else settles this round.
 */
export async function settleRound(desk: Desk, betId: string): Promise<void> {
  const { book, chance, sender, tokens } = desk;
  const three = () => Array.from({ length: 3 }, () => chance.pick(["1", "2", "3"])).join("");
  const result: RoundResult = { top3: three(), bottom2: three().slice(1) };
  const token = tokens.administrator;
  const closing = { body: { betId, reason: "the bank test settles it" }, token };
  await until(sender, closeRound, closing, "round-closed");
  for (let attempt = 1; attempt <= 5; attempt++) {
    const preview = await sender.sendPlainly(previewResult, { body: { betId, result }, token });
    if (isFault(preview)) continue;
    const { previewId } = preview;
    const first = await until(sender, confirmResult, { body: { previewId }, token }, "round-settled-already");
    const second = { body: { previewId }, token: tokens.superAdmin };
    const isDone =
      first === "second-operator-needed"
        ? (await until(sender, confirmResult, second, "round-settled-already")) === null
        : first === null;
    if (!isDone) continue;
    book.results.set(betId, result);
    return;
  }
  sender.wrong.push(`round ${betId} could not be settled`);
}

/** Null once it is done, whoever was told; else the code of the refusal. */
async function until<E extends Endpoint>(
  sender: Desk["sender"],
  entry: E,
  args: Args<E>,
  doneAlready: string,
): Promise<string | null> {
  const answer = await sender.sendPlainly(entry, args);
  return isFault(answer) && answer.code !== doneAlready ? answer.code : null;
}
