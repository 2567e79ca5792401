import { serverNow } from "@/lib/client/realtime/server-clock";
import { type Fault, isFault } from "@/lib/contract/fault";
import type { NewPoy, Poy } from "@/lib/contract/poys";
import { refusalsOf, withCurrentTerms, withRate } from "@/lib/domain/poy/offers";
import { isBettable } from "@/lib/domain/rounds/phase";
import { isEditable, senderOf } from "../slip/submission";
import type { BetSlip, BetSlipParts, SubmissionActions } from "./state";

/** Submits the slip and reports the outcome. */
export function submissionActions({ needs, storage, set, get }: BetSlipParts): SubmissionActions {
  const sender = senderOf<Poy>({
    storage,
    sending: () => get().sending,
    show: (sending) => {
      set({ sending });
      // Explains the refusal on a phone; after a reload nothing else would.
      if (sending.state === "rejected") get().showPrices(true);
    },
    post: (key) => {
      const { lines, note, round } = get();
      const body = bodyOf(round.betList.betId, lines, note);
      return needs.call("poys", "createPoy", { body, key });
    },
    find: (key) => needs.call("poys", "poyByKey", { query: { key } }),
    accepted: (poy) => {
      set({
        sending: { state: "accepted", poy },
        lines: [],
        note: "",
        corrected: [],
        refused: [],
        typed: "",
        happened: null,
      });
      get().showPrices(false);
    },
    learn: (fault) => set(learnt(fault, get())),
  });

  return {
    ...sender,
    confirm: () => {
      const slip = get();
      const blocked = slip.lines.length === 0 || refusalsOf(slip).length > 0;
      if (blocked || !isEditable(slip) || !isBettable(slip.round.betList, serverNow())) return;
      sender.confirm(printOf(slip));
    },
    dismiss: () => {
      const { sending, lines, offers } = get();
      if (sending.state !== "accepted" && sending.state !== "rejected") return;
      set({ sending: { state: "draft" }, lines: withCurrentTerms(lines, offers) });
    },
  };
}

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
