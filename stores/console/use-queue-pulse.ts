import { useEffect, useRef } from "react";
import type { QueueName } from "@/lib/domain/operators/queues";
import { useAsk } from "./use-ask";

/**
 * How often the queues' counts are read where no message about them comes (`use-queue-messages`), ms. They name
 * nobody: the list, whose reads are recorded, rests.
 */
const PULSE_MS = 10_000;

/** Calls back when an item came to the queue, left it, was claimed or given back. */
export function useQueuePulse(queue: QueueName, onChange: () => void): void {
  const { data } = useAsk("queues", "allQueues", undefined, { everyMs: PULSE_MS });
  const state = data?.find((each) => each.queue === queue);
  const pulse = state && `${state.waiting} ${state.claimed} ${state.oldestAt}`;
  const before = useRef<string | undefined>(undefined);
  useEffect(() => {
    if (pulse !== undefined && before.current !== undefined && pulse !== before.current) onChange();
    before.current = pulse;
  }, [pulse, onChange]);
}
