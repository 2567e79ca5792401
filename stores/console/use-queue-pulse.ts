import { useEffect, useRef } from "react";
import type { QueueName } from "@/lib/domain/queues";
import { useAsk } from "./use-ask";

/**
 * How often the queues' counts are read where no message about them comes (`use-queue-messages`), ms. They name
 * nobody: the list, whose reads are recorded, rests.
 */
const PULSE_MS = 10_000;

/** Answers within this time of each other may have been asked together, ms. */
const TOGETHER_MS = 1_000;

/** A queue's list as it is shown. */
export interface ShownQueue {
  /** A request for it is under way. */
  isFetching: boolean;
  /** When its last answer came, epoch ms. */
  dataUpdatedAt: number;
  /** It goes on beyond what was read. */
  hasNextPage: boolean;
  rows: readonly { claim: unknown }[];
}

/**
 * Calls back when the counts know of an item that came to the queue, left it, was claimed or given back, and the list
 * does not. After an act or a message both are asked together, and claims go on ending and beginning meanwhile: such
 * counts have nothing asked again, the next message or the next counts do.
 */
export function useQueuePulse(queue: QueueName, shown: ShownQueue, onChange: () => void): void {
  const { data, dataUpdatedAt } = useAsk("queues", "allQueues", undefined, { everyMs: PULSE_MS });
  const state = data?.find((each) => each.queue === queue);
  const pulse = state && `${state.waiting} ${state.claimed} ${state.oldestAt}`;
  const { isFetching, hasNextPage, rows } = shown;
  const isTogether = dataUpdatedAt - shown.dataUpdatedAt < TOGETHER_MS;
  const claimed = rows.filter(({ claim }) => claim !== null).length;
  const agrees = !hasNextPage && state?.waiting === rows.length && state.claimed === claimed;
  /** The last counts that the list has answered to. */
  const answered = useRef<string | undefined>(undefined);
  useEffect(() => {
    if (isFetching || pulse === undefined || pulse === answered.current) return;
    const isFirst = answered.current === undefined;
    if (!isFirst && !agrees && isTogether) return;
    answered.current = pulse;
    if (!isFirst && !agrees) onChange();
  }, [isFetching, pulse, agrees, isTogether, onChange]);
}
