import { focusManager, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";

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

/** Asks for the queues again as soon as one of them changes; without a connection they are asked at intervals. */
export function useQueueMessages(): void {
  const queries = useQueryClient();
  useEffect(() => {
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
  }, [queries]);
}
