import { type SQL, sql } from "drizzle-orm";
import { type QueueName, queueNames } from "@/lib/domain/operators/queues";
import type { Tx } from "../db/tx";

/** What waits in a queue. The conditions are literals, which the partial indexes of these tables name too. */
interface Queue {
  from: SQL;
  /** The item's id, as text */
  id: SQL;
  /** Since when an item waits, or null */
  since: SQL;
  isWaiting: SQL;
}

/** Deposits that staff decide on: reported transfers, claims, and money that came too late. */
export const isDepositForStaff = sql`(deposit.status IN ('claimed', 'unmatched')
  OR deposit.status = 'waiting' AND deposit.channel = 'normal')`;

/** Members who have excluded themselves and still have money here. */
const isOwed = sql`player_limit.self_excluded_until > app_now() AND EXISTS (
  SELECT 1 FROM account WHERE account.owner = player_limit.member
    AND account.kind IN ('cash', 'pending') AND account.balance > 0)`;

const queues: Record<QueueName, Queue> = {
  deposits: {
    from: sql`deposit`,
    id: sql`deposit.id::text`,
    since: sql`deposit.created_at`,
    isWaiting: isDepositForStaff,
  },
  "feed-rows": {
    from: sql`bank_feed`,
    id: sql`bank_feed.id::text`,
    since: sql`bank_feed.received_at`,
    isWaiting: sql`bank_feed.status = 'unmatched'`,
  },
  withdrawals: {
    from: sql`withdrawal`,
    id: sql`withdrawal.id::text`,
    since: sql`withdrawal.created_at`,
    isWaiting: sql`withdrawal.status = 'pending'`,
  },
  banks: {
    from: sql`member_bank`,
    id: sql`member_bank.bank_id::text`,
    since: sql`member_bank.created_at`,
    isWaiting: sql`member_bank.status = 'waiting'`,
  },
  tickets: {
    from: sql`ticket`,
    id: sql`ticket.id::text`,
    since: sql`ticket.since`,
    isWaiting: sql`ticket.state = 'open'`,
  },
  protection: {
    from: sql`player_limit`,
    id: sql`player_limit.member::text`,
    since: sql`NULL::timestamptz`,
    isWaiting: isOwed,
  },
};

export interface QueueCount {
  queue: QueueName;
  waiting: number;
  claimed: number;
  /** Epoch ms */
  oldestMs: number | null;
}

/** Every queue in the order of their names' list: how much waits in it, how much is claimed, the oldest. */
export async function countQueues(tx: Tx): Promise<QueueCount[]> {
  const counts: QueueCount[] = [];
  for (const queue of queueNames) {
    const { from, id, since, isWaiting } = queues[queue];
    const { rows } = await tx.execute<Omit<QueueCount, "queue" | "oldestMs"> & { oldest: number | null }>(sql`
      SELECT count(*)::int AS waiting, count(c.item)::int AS claimed, epoch_ms(min(${since})) AS oldest
      FROM ${from} LEFT JOIN queue_claim c
        ON c.queue = ${queue} AND c.item = ${id} AND c.expires_at > app_now()
      WHERE ${isWaiting}`);
    const [row] = rows;
    counts.push({
      queue,
      waiting: row?.waiting ?? 0,
      claimed: row?.claimed ?? 0,
      oldestMs: row?.oldest ?? null,
    });
  }
  return counts;
}

/** Whether an item waits in its queue. */
export async function isWaitingIn(tx: Tx, queue: QueueName, item: string): Promise<boolean> {
  const { from, id, isWaiting } = queues[queue];
  const { rows } = await tx.execute(sql`SELECT 1 FROM ${from} WHERE ${isWaiting} AND ${id} = ${item}`);
  return rows.length > 0;
}
