/** How a slip of any kind is submitted exactly once. Bets and sets share it. */

import { newIdempotencyKey } from "@/lib/client/calls/idempotency-key";
import type { Call } from "@/lib/client/calls/lazy-call";
import { holdReloads } from "@/lib/client/page/chunk-reload";
import { Fault, type FaultCode, isFault } from "@/lib/contract/fault";
import { limitRefusalOf, type OwnRefusal } from "@/lib/contract/limit-refusal";
import type { Poy } from "@/lib/contract/poys";
import type { Satang } from "@/lib/domain/money/money";
import { isAmbiguous } from "../_core/ambiguous-outcome";
import type { Attempt } from "../_core/attempt";
import type { AttemptStorage } from "./draft-storage";

/**
 * draft → confirming → sending → accepted or rejected. A lost answer makes it unknown: then the outcome is
 * requested by the key until it is definite, and nothing can be sent or changed meanwhile.
 */
export type Submission =
  | { state: "draft" }
  | { state: "confirming"; attempt: Attempt }
  | { state: "sending"; attempt: Attempt }
  | { state: "unknown"; attempt: Attempt }
  | { state: "accepted"; poy: Poy }
  | { state: "rejected"; refusal: Refusal };

/** `not-sent`: the request never reached the upstream. */
export interface Refusal {
  code: FaultCode | "not-sent";
  lateByMs?: number;
  balance?: Satang;
  needed?: Satang;
  /** Numbers of which fewer sets are left than requested. */
  scarce?: { number: string; left: number }[];
  /** A limit that members set for themselves. */
  own?: OwnRefusal;
}

/** A slip's store, as its submission sees it. */
export interface SubmissionPort {
  call: Call;
  storage: AttemptStorage;
  sending: () => Submission;
  /** Puts the next state into the store; a refusal of the upstream comes with its fault. */
  show: (sending: Submission, fault?: Fault) => void;
}

export interface Sender {
  /** Opens the confirm sheet and makes the key, or keeps it for the same content. */
  confirm: (print: string) => void;
  backToEdit: () => void;
  /** Sends the confirmed slip once, under its key; every outcome is shown. */
  send: (post: (key: string) => Promise<Poy>) => Promise<void>;
  /** Requests the outcome now, or resumes doing so after a reload. */
  askAgain: () => void;
  /**
   * True while the slip may be changed. One that another tab has submitted may not, whatever this tab knows of
   * it: its outcome is requested instead, as a changed slip under another key would be a second slip.
   */
  mayChange: () => boolean;
  /** Another tab changed the stored draft; true when this one continues with it. */
  heardOtherTab: () => boolean;
}

/** What a slip's store offers of its sender: the store itself knows the content that is confirmed and sent. */
export interface SenderActions extends Omit<Sender, "confirm" | "send"> {
  /** Opens the confirm sheet and makes the key; refuses while a line prevents the submission. */
  confirm: () => void;
  send: () => Promise<void>;
  /** Closes the success sheet or the refusal. */
  dismiss: () => void;
}

/** After this long an unknown key means that no slip was made: longer than any timeout on the way. */
const DEFINITE_AFTER_MS = 12_000;
const askPausesMs = [1000, 2000, 4000, 8000];

/** Every other fault is a definite refusal. A mismatch: the key has its slip, the same numbers sent before. */
const isOpen = (error: unknown): boolean => isAmbiguous(error) || isFault(error, "idempotency-mismatch");

export function senderOf({ call, storage, sending, show }: SubmissionPort): Sender {
  let wake: (() => void) | undefined;
  let asking = false;

  const accepted = (poy: Poy) => {
    storage.forgetAttempt();
    storage.forget();
    show({ state: "accepted", poy });
  };

  const refused = (fault: Fault) => {
    storage.forgetAttempt();
    storage.unmarkSent();
    show({ state: "rejected", refusal: refusalOf(fault) }, fault);
  };

  const ask = async () => {
    if (asking) return;
    asking = true;
    try {
      for (let tries = 0; ; tries++) {
        const now = sending();
        if (now.state !== "unknown" || (await askOnce(now.attempt)) === "definite") return;
        await pause(askPausesMs[Math.min(tries, askPausesMs.length - 1)] ?? 8000);
      }
    } finally {
      asking = false;
    }
  };

  const askOnce = async (attempt: Attempt): Promise<"definite" | "open"> => {
    /** False once the tab that submitted it stored the outcome: the lines may then belong to a new slip. */
    const isAsked = () => {
      const now = sending();
      return now.state === "unknown" && now.attempt.key === attempt.key;
    };
    try {
      // `not-found` where the upstream has no slip under the key.
      const poy = await call("poys", "poyByKey", { query: { key: attempt.key } });
      if (!isAsked()) return "open";
      accepted(poy);
      return "definite";
    } catch (error) {
      if (!isAsked()) return "open";
      // The page navigates to the login; the key is kept, and its outcome is requested afterwards.
      if (isFault(error, "unauthorized") || isFault(error, "forbidden")) return "definite";
      // Nobody can say by the key what became of it: it may have arrived, and the member has to look.
      if (isFault(error, "not-offered")) {
        refused(new Fault("timeout"));
        return "definite";
      }
      if (!isFault(error, "not-found") || Date.now() - (attempt.sentAtMs ?? 0) < DEFINITE_AFTER_MS)
        return "open";
      // The key is kept for the same content: should the first request still be on its way, both make one slip.
      storage.saveAttempt({ key: attempt.key, print: attempt.print });
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
      else void ask();
      return;
    }
    const attempt = storage.loadSent() ?? storage.loadAttempt();
    if (!isEditable({ sending: now }) || !attempt?.sentAtMs) return;
    show({ state: "unknown", attempt });
    void ask();
  };

  const mayChange = () => {
    if (!isEditable({ sending: sending() })) return false;
    if (!storage.loadSent()) return true;
    askAgain();
    return false;
  };

  return {
    confirm: (print) => {
      // Another tab has submitted this slip and does not know its outcome yet.
      if (storage.loadSent()) return askAgain();
      const kept = storage.loadAttempt();
      const attempt = kept?.print === print ? { key: kept.key, print } : { key: newIdempotencyKey(), print };
      storage.saveAttempt(attempt);
      show({ state: "confirming", attempt });
    },
    backToEdit: () => {
      if (sending().state === "confirming") show({ state: "draft" });
    },
    send: async (post) => {
      const now = sending();
      if (now.state !== "confirming") return;
      if (storage.loadSent()) {
        show({ state: "draft" });
        return askAgain();
      }
      const attempt: Attempt = { ...now.attempt, sentAtMs: Date.now() };
      storage.saveAttempt(attempt);
      storage.markSent(attempt);
      show({ state: "sending", attempt });
      const release = holdReloads();
      try {
        accepted(await post(attempt.key).finally(release));
      } catch (error) {
        if (isFault(error) && !isOpen(error)) return refused(error);
        show({ state: "unknown", attempt });
        await ask();
      }
    },
    askAgain,
    mayChange,
    heardOtherTab: () => {
      const now = sending();
      // The lines differ from those on the confirm sheet.
      if (now.state === "confirming") show({ state: "draft" });
      if (storage.loadSent()) {
        askAgain();
        return false;
      }
      // The tab that submitted it has its answer, accepted or rejected: it is no longer pending.
      if (now.state === "unknown" && storage.loadAttempt()?.key !== now.attempt.key) {
        show({ state: "draft" });
        wake?.();
      }
      return isEditable({ sending: sending() });
    },
  };
}

/** True while a slip may be changed: not from the confirm sheet on until there is a definite answer. */
export function isEditable({ sending }: { sending: Submission }): boolean {
  return sending.state === "draft" || sending.state === "rejected";
}

function refusalOf(fault: Fault): Refusal {
  const { code } = fault;
  if (isFault(fault, "round-closed")) return { code, lateByMs: fault.details?.lateByMs };
  if (isFault(fault, "balance-too-low")) {
    return { code, balance: fault.details?.balance, needed: fault.details?.needed };
  }
  const own = limitRefusalOf(fault);
  if (own) return { code, own };
  if (isFault(fault, "set-quota-exceeded")) return { code, scarce: fault.details?.lines };
  return { code };
}
