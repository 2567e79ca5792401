import { focusManager, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
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

/**
 * Asks for the queues again as soon as one of them changes; without a connection they are asked at intervals.
 * @param isAtOnce a queue is shown; elsewhere the connection waits for the first sign of somebody
 */
export function useQueueMessages(isAtOnce: boolean): void {
  const queries = useQueryClient();
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
    const askAgain = () =>
      void (
        focusManager.isFocused() &&
        queries.invalidateQueries({ predicate: ({ queryKey }) => changed.includes(queryKey[0]) })
      );
    void import("@/lib/client/console/queue-messages")
      .then(({ listenToQueues }) => {
        if (isOn) end = listenToQueues(askAgain);
      })
      // Without its code the queues are still asked at intervals.
      .catch(() => {});
    return () => {
      isOn = false;
      end?.();
    };
  }, [queries, isNeeded]);
}
