import { focusManager } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import { postAndLeave } from "@/lib/client/console/exchange";
import { operatorCall } from "@/lib/client/console/operator-call";
import { Fault, isFault } from "@/lib/contract/fault";
import type { Claim } from "@/lib/contract/operators/queues";
import { CLAIM_MS, type QueueName } from "@/lib/domain/operators/queues";

export type ClaimState =
  | { state: "taking" }
  | { state: "held"; claim: Claim }
  /** Another operator works on it. */
  | { state: "taken"; by: string; since: string }
  /** `not-found`: it no longer waits. */
  | { state: "refused"; fault: Fault };

/** Several renewals fit into a claim, so that a lost one does not end it. */
const RENEW_MS = CLAIM_MS / 5;

/** The path of the call `releaseClaim`: its contract is not at hand in the moment a tab closes. */
export const RELEASE_PATH = "/operators.claims.release";

let last: Promise<unknown> = Promise.resolve();

/** Claims are taken and released in the order of the page's steps, never overtaking each other on the way. */
function inTurn<Result>(act: () => Promise<Result>): Promise<Result> {
  const result = last.then(act, act);
  last = result.catch(() => undefined);
  return result;
}

/**
 * Claims an item of a queue while it is open, and gives it back afterwards.
 * @param isFree the queue's list shows nobody at the item: a claim that was refused is asked for again
 */
export function useClaim(queue: QueueName, item: string, isFree: boolean): ClaimState {
  const [claim, setClaim] = useState<ClaimState>({ state: "taking" });
  /** Until when the claim is ours by this device's clock; 0 without one. */
  const heldUntil = useRef(0);
  const take = useCallback(
    () =>
      inTurn(async (): Promise<ClaimState> => {
        const askedAt = Date.now();
        try {
          const claim = await operatorCall("queues", "takeClaim", { queue, item }, { mayRepeat: true });
          heldUntil.current = askedAt + CLAIM_MS;
          return { state: "held", claim };
        } catch (error) {
          // A renewal that got lost: the claim runs on.
          if (!isAnswer(error) && Date.now() < heldUntil.current) throw error;
          heldUntil.current = 0;
          if (!isFault(error)) return { state: "refused", fault: new Fault("internal-error") };
          const { details } = error;
          return isFault(error, "claimed-already") && details && "since" in details
            ? { state: "taken", by: details.by, since: details.since }
            : { state: "refused", fault: error };
        }
      }),
    [queue, item],
  );
  useEffect(() => {
    let isOn = true;
    const renew = () => void take().then((next) => isOn && setClaim(next), ignore);
    renew();
    // An item that was left open goes back when its claim runs out.
    const timer = setInterval(() => focusManager.isFocused() && renew(), RENEW_MS);
    // A closed tab gives its item back; a page that the browser brings back from its history takes it again.
    const leave = () => {
      if (Date.now() < heldUntil.current) postAndLeave(RELEASE_PATH, { queue, item });
      heldUntil.current = 0;
    };
    const comeBack = ({ persisted }: PageTransitionEvent) => persisted && renew();
    addEventListener("pagehide", leave);
    addEventListener("pageshow", comeBack);
    return () => {
      isOn = false;
      clearInterval(timer);
      removeEventListener("pagehide", leave);
      removeEventListener("pageshow", comeBack);
      // An administrator's release also ends others' claims: only an own one is given back.
      void inTurn(async () => {
        if (Date.now() < heldUntil.current) await operatorCall("queues", "releaseClaim", { queue, item });
        heldUntil.current = 0;
      }).catch(ignore);
    };
  }, [queue, item, take]);
  const isTaken = claim.state === "taken";
  useEffect(() => {
    if (isTaken && isFree) void take().then(setClaim, ignore);
  }, [isTaken, isFree, take]);
  return claim;
}

/** Whether the service decided, rather than the way to it failing. */
const isAnswer = (error: unknown): boolean =>
  isFault(error) && !["network-lost", "timeout", "busy", "upstream-unreachable"].includes(error.code);

/** The claim ends by itself. */
const ignore = () => undefined;
