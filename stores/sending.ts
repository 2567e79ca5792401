/** How a slip of any kind is sent: once, whatever happens on the way. Bets and sets share it. */
import { holdReloads } from "@/lib/client/chunk-reload";
import { newIdempotencyKey } from "@/lib/client/idempotency-key";
import { type Fault, type FaultCode, isFault } from "@/lib/contract/fault";
import type { Satang } from "@/lib/domain/money";
import type { Attempt, AttemptStorage } from "./kept";

/**
 * draft → confirming → sending → accepted or rejected. A lost answer makes it unknown: then the key is
 * asked about until the answer is definite, and nothing can be sent or changed meanwhile.
 */
export type Sending<Poy> =
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
  /** Numbers of which fewer sets are left than were asked for. */
  scarce?: { number: string; left: number }[];
}

/** What differs between kinds of slips. */
export interface Slip<Poy> {
  storage: AttemptStorage;
  sending: () => Sending<Poy>;
  show: (sending: Sending<Poy>) => void;
  post: (key: string) => Promise<Poy>;
  /** The slip of a key; a `not-found` when the upstream has none. */
  find: (key: string) => Promise<Poy>;
  /** Empties the page's slip and shows the accepted one. */
  accepted: (poy: Poy) => void;
  /** Takes over what a refusal says of the slip's lines. */
  learn?: (fault: Fault) => void;
}

export interface Sender {
  /** Opens the confirm sheet and makes the key, or keeps it for the same content. */
  confirm: (print: string) => void;
  backToEdit: () => void;
  send: () => Promise<void>;
  /** Wakes the asking, or takes it up again after a reload. */
  askAgain: () => void;
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

export function senderOf<Poy>(slip: Slip<Poy>): Sender {
  const { storage, sending, show } = slip;
  let wake: (() => void) | undefined;
  let asking = false;

  const accepted = (poy: Poy) => {
    storage.forgetAttempt();
    storage.forget();
    slip.accepted(poy);
  };

  const refused = (fault: Fault) => {
    storage.forgetAttempt();
    storage.unmarkSent();
    show({ state: "rejected", refusal: refusalOf(fault) });
    slip.learn?.(fault);
  };

  const ask = async (attempt: Attempt) => {
    if (asking) return;
    asking = true;
    try {
      for (let tries = 0; sending().state === "unknown"; tries++) {
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
      accepted(await slip.find(attempt.key));
      return "definite";
    } catch (error) {
      // The page is on its way to the sign-in; the key stays, and is asked about after it.
      if (isFault(error, "unauthorized") || isFault(error, "forbidden")) return "definite";
      if (!isFault(error, "not-found") || Date.now() - (attempt.sentAtMs ?? 0) < DEFINITE_AFTER_MS)
        return "open";
      // The key is kept for the same content: should the first request still be on its way, it is one slip.
      storage.keepAttempt({ key: attempt.key, print: attempt.print });
      storage.unmarkSent();
      show({ state: "rejected", refusal: { code: "not-sent" } });
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

  const askAgain = () => {
    const now = sending();
    if (now.state === "unknown") {
      if (asking) wake?.();
      else void ask(now.attempt);
      return;
    }
    const attempt = storage.loadSent() ?? storage.loadAttempt();
    if (now.state !== "draft" || !attempt?.sentAtMs) return;
    show({ state: "unknown", attempt });
    void ask(attempt);
  };

  return {
    confirm: (print) => {
      // Another tab has sent this slip and does not know yet what became of it.
      if (storage.loadSent()) return askAgain();
      const kept = storage.loadAttempt();
      const attempt = kept?.print === print ? { key: kept.key, print } : { key: newIdempotencyKey(), print };
      storage.keepAttempt(attempt);
      show({ state: "confirming", attempt });
    },
    backToEdit: () => {
      if (sending().state === "confirming") show({ state: "draft" });
    },
    send: async () => {
      const now = sending();
      if (now.state !== "confirming") return;
      const attempt: Attempt = { ...now.attempt, sentAtMs: Date.now() };
      storage.keepAttempt(attempt);
      storage.markSent(attempt);
      show({ state: "sending", attempt });
      const release = holdReloads();
      try {
        accepted(await slip.post(attempt.key).finally(release));
      } catch (error) {
        if (isFault(error) && !doubtful.has(error.code)) return refused(error);
        show({ state: "unknown", attempt });
        await ask(attempt);
      }
    },
    askAgain,
  };
}

/** True while a slip may be changed: not from the confirm sheet on until there is a definite answer. */
export function isEditable({ sending }: { sending: Sending<unknown> }): boolean {
  return sending.state === "draft" || sending.state === "rejected";
}

function refusalOf(fault: Fault): Refusal {
  const { code } = fault;
  if (isFault(fault, "round-closed")) return { code, lateByMs: fault.details?.lateByMs };
  if (isFault(fault, "balance-too-low")) {
    return { code, balance: fault.details?.balance, needed: fault.details?.needed };
  }
  if (isFault(fault, "set-quota-exceeded")) return { code, scarce: fault.details?.lines };
  return { code };
}
