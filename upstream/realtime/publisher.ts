import { sql } from "drizzle-orm";
import type { Logger } from "pino";
import { pushEvents } from "@/lib/contract/channels";
import { writeEvent } from "@/lib/contract/events";
import { QUEUE_UPDATE, queueUpdate } from "@/lib/contract/operators/queue-events";
import { createWorker } from "../clock/worker";
import type { Database } from "../db/tx";
import type { SecurityLog } from "../logging/security-log";
import type { PushServer } from "./push-server";
import type { SessionSockets } from "./session-sockets";

const BATCH = 500;

export interface Publisher {
  /** Publishes what is in the outbox; returns at once. Requests during a run cause one more run. */
  nudge(): void;
  /** Waits until every requested run is over. */
  idle(): Promise<void>;
}

interface PublisherParts {
  db: Database;
  push: Pick<PushServer, "send">;
  seats: Pick<SessionSockets, "end">;
  log: Logger;
  security: SecurityLog;
}

/** An event of a trigger for this service only: a session has ended. */
const SESSION_ENDED = "session-ended";

/**
 * Deletes events from the outbox in their order and sends them. An event is only a hint to read again, so one that
 * is lost between the two steps when the process is killed does no harm.
 */
export function createPublisher({ db, push, seats, log, security }: PublisherParts): Publisher {
  async function drain(): Promise<void> {
    while ((await publishBatch()) === BATCH);
  }

  async function publishBatch(): Promise<number> {
    const { rows } = await db.execute<{ id: number; channel: string; event: string; message: never }>(sql`
      DELETE FROM outbox WHERE id IN (SELECT id FROM outbox ORDER BY id LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)
      RETURNING id, channel, event, message`);
    for (const { channel, event, message } of rows.sort((a, b) => a.id - b.id)) {
      try {
        if (event === SESSION_ENDED) {
          const { sid } = message as { sid: string };
          seats.end(sid);
          security.note("session-ended", { session: sid });
        }
        if (event === QUEUE_UPDATE) push.send(channel, event, JSON.stringify(queueUpdate.parse(message)));
        const name = pushEvents.find((known) => known === event);
        if (name) push.send(channel, name, writeEvent(name, message));
      } catch (error) {
        // The following events are deleted from the outbox already, so they are still sent.
        log.error({ err: error, channel, event }, "a message of the outbox was not published");
      }
    }
    return rows.length;
  }

  const { nudge, stop } = createWorker({
    run: drain,
    failed: (error) => log.error({ err: error }, "the outbox was not published"),
  });
  return { nudge, idle: stop };
}
