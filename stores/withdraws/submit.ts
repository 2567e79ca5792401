/** Requests a withdrawal exactly once: one key until there is a definite answer. */
import { newIdempotencyKey } from "@/lib/client/calls/idempotency-key";
import type { Call } from "@/lib/client/calls/lazy-call";
import { isFault } from "@/lib/contract/fault";
import type { Withdraw } from "@/lib/contract/withdraws";
import type { Satang } from "@/lib/domain/money/money";
import { isAmbiguous } from "../_core/ambiguous-outcome";

export interface WithdrawAction {
  bankId: number;
  amount: Satang;
}

/** Runs an action, with the PIN before it where the upstream requires one. */
export type Confirmed = <Done>(act: () => Promise<Done>) => Promise<Done>;

const pausesMs = [1000, 2000, 4000, 8000];

/**
 * The key lives in memory: after a reload the list shows whether the withdrawal exists, and the upstream accepts
 * only one at a time.
 */
export function askingOnce(call: Call) {
  let attempt: { of: string; key: string } | undefined;
  let wake: (() => void) | undefined;

  const pause = (ms: number) =>
    new Promise<void>((resolve) => {
      const done = () => {
        clearTimeout(timer);
        window.removeEventListener("online", done);
        wake = undefined;
        resolve();
      };
      const timer = setTimeout(done, ms);
      window.addEventListener("online", done);
      wake = done;
    });

  return {
    /**
     * Sends the action; after a lost answer calls `unknown` and asks by the same key until it is definite.
     * @throws Fault
     */
    send: async (act: WithdrawAction, confirmed: Confirmed, unknown: () => void): Promise<Withdraw> => {
      const of = `${act.bankId} ${act.amount}`;
      if (attempt?.of !== of) attempt = { of, key: newIdempotencyKey() };
      const { key } = attempt;
      for (let tries = 0; ; tries++) {
        try {
          const made = await confirmed(() =>
            call("withdraws", "createWithdraw", {
              body: act,
              key,
            }),
          );
          attempt = undefined;
          return made;
        } catch (error) {
          if (!isAmbiguous(error)) {
            // Without the PIN nothing was done: the same action may be sent again with it.
            if (!isFault(error, "needs-pin")) attempt = undefined;
            throw error;
          }
          unknown();
          await pause(pausesMs[Math.min(tries, pausesMs.length - 1)] ?? 8000);
        }
      }
    },
    wake: () => wake?.(),
  };
}
