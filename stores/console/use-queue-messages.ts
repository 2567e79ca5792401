import { focusManager } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { type IsOld, useAskAgain } from "./ask-again";
import { atFirstSign } from "./first-sign";

/** What a message about a queue makes old. */
const changed: readonly unknown[] = [
  "queues",
  "today",
  "approvals",
  "deposits",
  "bankFeed",
  "withdraws",
  "memberEvidence",
];

/** What an approved request may have changed besides. */
const changedByApproval: readonly unknown[] = [
  ...changed,
  "houseAccounts",
  "limits",
  "memberMoney",
  "members",
  "partnerKeys",
  "rounds",
  "staff",
  "tiers",
];

/** Which questions a message about this queue makes old; without a queue, which any of them may have. */
const isOldBy = (queue?: string): IsOld => {
  const nouns = queue === undefined || queue === "approvals" ? changedByApproval : changed;
  return ({ queryKey: [noun] }) => nouns.includes(noun);
};

/**
 * Asks for the queues again as soon as one of them changes; without a connection they are asked at intervals.
 * @param isAtOnce a queue is shown; elsewhere the connection waits for the first sign of somebody
 */
export function useQueueMessages(isAtOnce: boolean): void {
  const askAgain = useAskAgain();
  const [isNeeded, need] = useState(isAtOnce);
  useEffect(() => {
    if (isAtOnce) need(true);
    return atFirstSign(() => need(true));
  }, [isAtOnce]);
  useEffect(() => {
    if (!isNeeded) return;
    let end: (() => void) | undefined;
    let isOn = true;
    // What a resting page missed is asked for when somebody is back.
    const onChange = (queue?: string) => focusManager.isFocused() && askAgain.about(isOldBy(queue));
    void import("@/lib/client/console/queue-messages")
      .then(({ listenToQueues }) => {
        if (isOn) end = listenToQueues(onChange);
      })
      // Without its code the queues are still asked at intervals.
      .catch(() => {});
    return () => {
      isOn = false;
      end?.();
    };
  }, [askAgain, isNeeded]);
}
