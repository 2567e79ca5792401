import { allQueues } from "@/lib/contract/operators/queues";
import { bangkokIso } from "@/lib/domain/time/time";
import { defineHandler } from "../http/define-handler";
import { claimCalls } from "./claims";
import { protectionCall } from "./protection";
import { countQueues } from "./waiting";

export const queueCalls = [
  defineHandler(allQueues, async ({ tx }) => {
    const counts = await countQueues(tx);
    return counts.map(({ oldestMs, ...count }) => ({
      ...count,
      oldestAt: oldestMs === null ? null : bangkokIso(oldestMs),
    }));
  }),
  ...claimCalls,
  protectionCall,
];
