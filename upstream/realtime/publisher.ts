import { sql } from "drizzle-orm";
import type { Logger } from "pino";
import { pushEvents } from "@/lib/contract/channels";
import { writeEvent } from "@/lib/contract/events";
import { QUEUE_UPDATE, queueUpdate } from "@/lib/contract/operators/queue-events";
import type { Bus, News } from "../bus/bus";
import { createWorker } from "../clock/worker";
import type { Database, Tx } from "../db/tx";
import type { SecurityLog } from "../logging/security-log";

const BATCH = 500;
/** Interval of the timer, for events whose process could not tell that there are any. */
const LOOK_MS = 500;

export interface Publisher {
  /** Publishes what is in the outbox; returns at once. Requests during a run cause one more run. */
  nudge(): void;
  start(): void;
  /** Stops the timer and waits until every requested run is over. */
  idle(): Promise<void>;
}

interface PublisherParts {
  db: Database;
  bus: Pick<Bus, "tell" | "isShared">;
  log: Logger;
  security: SecurityLog;
}

interface OutboxRow extends Record<string, unknown> {
  id: number;
  channel: string;
  event: string;
  message: never;
}

/** An event of a trigger for this service only: a session has ended. */
const SESSION_ENDED = "session-ended";

/**
 * Takes events from the outbox in their order and tells them to every process with sockets. An event is only a hint to
 * read again, so one that is lost when the process is killed does no harm to the pages of its own sockets, which
 * connect again and read; where there are others, events are deleted after they were told.
 */
export function createPublisher({ db, bus, log, security }: PublisherParts): Publisher {
  async function drain(): Promise<void> {
    // Behind a backlog, such as the slips of a large round, money and ends of sessions go first.
    while ((await publishBatch()) === BATCH) while ((await publishBatch(true)) === BATCH);
  }

  const publishBatch = (isUrgent = false): Promise<number> =>
    bus.isShared ? db.transaction((tx) => take(tx, isUrgent)) : take(db, isUrgent);

  async function take(tx: Tx, isUrgent: boolean): Promise<number> {
    const lane = isUrgent ? sql`WHERE event IN ('session-ended', 'money-update')` : sql``;
    const { rows } = await tx.execute<OutboxRow>(sql`
      DELETE FROM outbox WHERE id IN (SELECT id FROM outbox ${lane} ORDER BY id LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)
      RETURNING id, channel, event, message`);
    if (rows.length > 0) await bus.tell("events", rows.sort((a, b) => a.id - b.id).flatMap(newsOf));
    if (bus.isShared && rows.some(({ event }) => event === "round-update"))
      await bus.tell("webs", [{ kind: "changed" }]);
    return rows.length;
  }

  /** None for an event that is of no use; the others are published all the same. */
  function newsOf({ channel, event, message }: OutboxRow): News[] {
    try {
      if (event === SESSION_ENDED) {
        const { sid } = message as { sid: string };
        security.note("session-ended", { session: sid });
        return [{ kind: "session-ended", sid }];
      }
      if (event === QUEUE_UPDATE)
        return [{ kind: "event", channel, event, data: JSON.stringify(queueUpdate.parse(message)) }];
      const name = pushEvents.find((known) => known === event);
      return name ? [{ kind: "event", channel, event: name, data: writeEvent(name, message) }] : [];
    } catch (error) {
      log.error({ err: error, channel, event }, "a message of the outbox was not published");
      return [];
    }
  }

  const { nudge, start, stop } = createWorker({
    run: drain,
    everyMs: LOOK_MS,
    failed: (error) => log.error({ err: error }, "the outbox was not published"),
  });
  return { nudge, start, idle: stop };
}
