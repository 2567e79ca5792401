import { serverNow } from "@/lib/client/realtime/server-clock";
import { type Fault, isFault } from "@/lib/contract/fault";
import type { NewPoy } from "@/lib/contract/poys";
import { refusalsOf, withCurrentTerms, withRate } from "@/lib/domain/poy/offers";
import { isBettable } from "@/lib/domain/rounds/phase";
import { isEditable, type SenderActions, senderOf } from "../slip/submission";
import type { BetSlip, BetSlipParts } from "./state";

/** What is sent, and what the slip becomes by the outcome; how it is sent is in `slip/submission`. */
export function submissionActions({ needs, storage, set, get }: BetSlipParts): SenderActions {
  const sender = senderOf({
    call: needs.call,
    storage,
    sending: () => get().sending,
    show: (sending, fault) => {
      set({
        sending,
        ...(sending.state === "accepted" ? emptied : {}),
        ...(fault ? learnt(fault, get()) : {}),
      });
      // Explains the refusal on a phone; after a reload nothing else would.
      if (sending.state === "rejected") get().showPrices(true);
      if (sending.state === "accepted") get().showPrices(false);
    },
  });

  return {
    ...sender,
    confirm: () => {
      const slip = get();
      const blocked = slip.lines.length === 0 || refusalsOf(slip).length > 0;
      if (blocked || !isEditable(slip) || !isBettable(slip.round.betList, serverNow())) return;
      sender.confirm(printOf(slip));
    },
    send: () =>
      sender.send((key) => {
        const { lines, note, round } = get();
        return needs.call("poys", "createPoy", { body: bodyOf(round.betList.betId, lines, note), key });
      }),
    dismiss: () => {
      const { sending, lines, offers } = get();
      if (sending.state !== "accepted" && sending.state !== "rejected") return;
      set({ sending: { state: "draft" }, lines: withCurrentTerms(lines, offers) });
    },
  };
}

/** What an accepted slip leaves on the page. */
const emptied = { lines: [], note: "", corrected: [], refused: [], typed: "", happened: null };

/** The rates in a refusal, and its reasons other than rates. */
function learnt(fault: Fault, { lines, offers }: BetSlip): Partial<BetSlip> {
  if (!isFault(fault, "poy-lines-rejected") || !fault.details) return {};
  const isOfRate = (reason: string) => reason === "rate-changed" || reason === "number-closed";
  const refusals = fault.details.lines;
  let now = offers;
  for (const { ref, reason, to = 0 } of refusals) {
    const line = lines.find((one) => one.ref === ref);
    if (line && isOfRate(reason)) {
      now = withRate([...now], line.option, line.number, reason === "number-closed" ? 0 : to);
    }
  }
  return { offers: now, refused: refusals.filter(({ reason }) => !isOfRate(reason)) };
}

/**
 * The content that a key stands for: the same content under the same key is the same slip; other content needs
 * another key.
 */
function printOf({ lines, note }: Pick<BetSlip, "lines" | "note">): string {
  return JSON.stringify([
    note,
    ...lines.map(({ option, number, price, multiply }) => [option, number, price, multiply]),
  ]);
}

function bodyOf(betId: string, lines: BetSlip["lines"], note: string): NewPoy {
  return {
    betId,
    lines: lines.map(({ ref, add, option, number, price, multiply }) => ({
      ref,
      add,
      option,
      number,
      price,
      multiply,
    })),
    ...(note.trim() ? { note: note.trim() } : {}),
  };
}
