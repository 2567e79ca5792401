"use client";
import type { QueueName } from "@/lib/domain/operators/queues";
import { useAsk } from "@/stores/console/use-ask";

/** The act of each queue that can wait for a second operator. */
const acts: Partial<Record<QueueName, string>> = {
  deposits: "operators.bank-feed.resolve",
  "feed-rows": "operators.bank-feed.resolve",
  withdrawals: "operators.withdraws.approve",
  protection: "operators.money.adjust",
};

/** The items of a queue that wait for a second operator: nobody decides on them there again. */
export function useProposals(queue: QueueName): ReadonlySet<string> {
  const kind = acts[queue];
  const { data } = useAsk(
    "approvals",
    "allApprovals",
    { state: "waiting", kind, limit: 100 },
    { everyMs: 15_000, isNeeded: kind !== undefined },
  );
  const items = data?.items ?? [];
  return new Set(
    items.map(({ target, details }) => (queue === "deposits" ? String(details.depositId ?? "") : target)),
  );
}
