import { holdReloads } from "@/lib/client/chunk-reload";
import { newIdempotencyKey } from "@/lib/client/idempotency-key";
import { serverNow } from "@/lib/client/server-clock";
import { type FaultCode, isFault } from "@/lib/contract/fault";
import type { NewPoy, Poy } from "@/lib/contract/poys";
import type { Satang } from "@/lib/domain/money";
import { isBettable } from "@/lib/domain/rounds/phase";
import { type BetRoom, isEditable, type RoomParts, refusalsOf } from "./bets-room";
import type { Attempt } from "./bets-storage";
import { atTermsOfNow, withRate } from "./bets-terms";

/**
 * draft → confirming → sending → accepted or rejected. A lost answer makes it unknown: then the key is
 * asked about until the answer is definite, and nothing can be sent or changed meanwhile.
 */
export type Sending =
  | { state: "draft" }
  | { state: "confirming"; attempt: Attempt }
  | { state: "sending"; attempt: Attempt }
  | { state: "unknown"; attempt: Attempt }
  | { state: "accepted"; poy: Poy }
  | { state: "rejected"; refusal: Refusal };

/** `not-sent`: the upstream never saw the slip. */
export interface Refusal {
  code: FaultCode | "not-sent";
  lateByMs?: number;
  balance?: Satang;
  needed?: Satang;
}

export interface SendingActions {
  /** Opens the confirm sheet and makes the key; refuses while something stands in the way. */
  confirm: () => void;
  backToEdit: () => void;
  send: () => Promise<void>;
  /** Wakes the asking, or takes it up again after a reload. */
  askAgain: () => void;
  /** Leaves the success sheet or the note of a refusal. */
  dismiss: () => void;
}

/** After this long an upstream that does not know the key has not got the slip: longer than any timeout on the way. */
const DEFINITE_AFTER_MS = 12_000;
const askPausesMs = [1000, 2000, 4000, 8000];

/** Faults that leave open whether the slip was taken. Every other one is a definite no. */
const doubtful: ReadonlySet<FaultCode> = new Set<FaultCode>([
  "network-lost",
  "timeout",
  "upstream-timeout",
  "upstream-unreachable",
  "upstream-garbled",
  "internal-error",
  // The key has its slip: the same numbers, sent before.
  "idempotency-mismatch",
]);

export function sendingActions({ needs, storage, set, get }: RoomParts): SendingActions {
  let wake: (() => void) | undefined;
  let asking = false;

  const accepted = (poy: Poy) => {
    storage.forgetAttempt();
    storage.forget();
    set({ sending: { state: "accepted", poy }, lines: [], note: "", refused: [], typed: "", happened: null });
    get().showPrices(false);
  };

  const keepUnsent = () => {
    const kept = storage.load();
    if (kept?.sent) storage.keep({ ...kept, sent: undefined });
  };

  const refused = (fault: { code: FaultCode; error: unknown }) => {
    storage.forgetAttempt();
    keepUnsent();
    const { error } = fault;
    set({ sending: { state: "rejected", refusal: refusalOf(fault.code, error) } });
    if (!isFault(error, "poy-lines-rejected") || !error.details) return;
    let { offers } = get();
    const { lines } = error.details;
    for (const { ref, reason, to = 0 } of lines) {
      const line = get().lines.find((one) => one.ref === ref);
      if (line && (reason === "rate-changed" || reason === "number-closed")) {
        offers = withRate(offers, line.option, line.number, reason === "number-closed" ? 0 : to);
      }
    }
    set({
      offers,
      refused: lines.filter(({ reason }) => reason !== "rate-changed" && reason !== "number-closed"),
    });
  };

  const ask = async (attempt: Attempt) => {
    if (asking) return;
    asking = true;
    try {
      for (let tries = 0; get().sending.state === "unknown"; tries++) {
        const answer = await askOnce(attempt);
        if (answer === "definite") return;
        await pause(askPausesMs[Math.min(tries, askPausesMs.length - 1)] ?? 8000);
      }
    } finally {
      asking = false;
    }
  };

  const askOnce = async (attempt: Attempt): Promise<"definite" | "open"> => {
    try {
      accepted(
        await needs.call(() => import("@/lib/contract/poys").then((module) => module.poyByKey), {
          query: { key: attempt.key },
        }),
      );
      return "definite";
    } catch (error) {
      // The page is on its way to the sign-in; the key stays, and is asked about after it.
      if (isFault(error, "unauthorized") || isFault(error, "forbidden")) return "definite";
      if (!isFault(error, "not-found") || Date.now() - (attempt.sentAtMs ?? 0) < DEFINITE_AFTER_MS)
        return "open";
      // The key is kept for the same content: should the first request still be on its way, it is one slip.
      storage.keepAttempt({ key: attempt.key, print: attempt.print });
      keepUnsent();
      set({ sending: { state: "rejected", refusal: { code: "not-sent" } } });
      return "definite";
    }
  };

  const pause = (ms: number) =>
    new Promise<void>((resolve) => {
      const done = () => {
        clearTimeout(timer);
        window.removeEventListener("online", done);
        resolve();
      };
      const timer = setTimeout(done, ms);
      window.addEventListener("online", done);
      wake = done;
    });

  return {
    confirm: () => {
      const room = get();
      const blocked = room.lines.length === 0 || refusalsOf(room).length > 0;
      if (blocked || !isEditable(room) || !isBettable(room.round.betList, serverNow())) return;
      // Another tab has sent this slip and does not know yet what became of it.
      if (storage.load()?.sent) return get().askAgain();
      const print = printOf(room);
      const kept = storage.loadAttempt();
      const attempt = kept?.print === print ? { key: kept.key, print } : { key: newIdempotencyKey(), print };
      storage.keepAttempt(attempt);
      set({ sending: { state: "confirming", attempt } });
    },
    backToEdit: () => {
      if (get().sending.state === "confirming") set({ sending: { state: "draft" } });
    },
    send: async () => {
      const { sending, lines, note, round } = get();
      if (sending.state !== "confirming") return;
      const attempt: Attempt = { ...sending.attempt, sentAtMs: Date.now() };
      storage.keepAttempt(attempt);
      const kept = storage.load();
      if (kept) storage.keep({ ...kept, sent: attempt });
      set({ sending: { state: "sending", attempt } });
      const release = holdReloads();
      try {
        accepted(
          await needs
            .call(() => import("@/lib/contract/poys").then((module) => module.createPoy), {
              body: bodyOf(round.betList.betId, lines, note),
              key: attempt.key,
            })
            .finally(release),
        );
      } catch (error) {
        if (isFault(error) && !doubtful.has(error.code)) return refused({ code: error.code, error });
        set({ sending: { state: "unknown", attempt } });
        await ask(attempt);
      }
    },
    askAgain: () => {
      const { sending } = get();
      if (sending.state === "unknown") {
        if (asking) wake?.();
        else void ask(sending.attempt);
        return;
      }
      const attempt = storage.load()?.sent ?? storage.loadAttempt();
      if (sending.state !== "draft" || !attempt?.sentAtMs) return;
      set({ sending: { state: "unknown", attempt } });
      void ask(attempt);
    },
    dismiss: () => {
      const { sending, lines, offers } = get();
      if (sending.state !== "accepted" && sending.state !== "rejected") return;
      set({ sending: { state: "draft" }, lines: atTermsOfNow(lines, offers) });
    },
  };
}

/** What a key stands for: the same content under the same key is the same slip, other content needs another key. */
function printOf({ lines, note }: Pick<BetRoom, "lines" | "note">): string {
  return JSON.stringify([
    note,
    ...lines.map(({ option, number, price, multiply }) => [option, number, price, multiply]),
  ]);
}

function bodyOf(betId: string, lines: BetRoom["lines"], note: string): NewPoy {
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

function refusalOf(code: FaultCode, error: unknown): Refusal {
  if (isFault(error, "round-closed")) return { code, lateByMs: error.details?.lateByMs };
  if (isFault(error, "balance-too-low")) {
    return { code, balance: error.details?.balance, needed: error.details?.needed };
  }
  return { code };
}
