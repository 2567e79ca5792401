/** Sends queued notifications to the devices of members who want push messages. */
import { inArray, sql } from "drizzle-orm";
import type { Logger } from "pino";
import { type NotificationFacts, notificationPath } from "@/lib/domain/notifications/notifications";
import { pushToken } from "../db/schema/notifications";
import type { Database } from "../db/tx";
import { keepRunning, type Post } from "./keep-running";
import { firstLanguage, messageText, messageWords } from "./message-words";
import type { DeviceMessage, Messenger } from "./messenger";

const AT_ONCE = 50;
/** Older notifications, for example after an outage, are not pushed any more. */
const FRESH_MINUTES = 30;

interface PostParts {
  db: Database;
  messenger: Messenger;
  log: Logger;
}

/**
 * A message is taken from the queue before it is sent: if sending fails, the notification is still on the site.
 */
export function sendMessages({ db, messenger, log }: PostParts): Post {
  async function carry(message: DeviceMessage): Promise<void> {
    try {
      if ((await messenger.send(message)) === "gone") {
        await db.delete(pushToken).where(inArray(pushToken.token, [message.token]));
      }
    } catch (error) {
      log.error({ err: error }, "a push message was not sent");
    }
  }

  return keepRunning(
    async () => {
      const messages = await enablePushMessages(db);
      await Promise.all(messages.map(carry));
      return messages.length > 0;
    },
    log,
    "push messages were not sent",
  );
}

interface Taken extends Record<string, unknown> {
  id: number;
  kind: string;
  facts: NotificationFacts;
  token: string;
  language: string;
}

async function enablePushMessages(db: Database): Promise<DeviceMessage[]> {
  const { rows } = await db.execute<Taken>(sql`
    WITH taken AS (
      UPDATE notification SET push_waits = false WHERE id IN (
        SELECT id FROM notification WHERE push_waits AND at <= app_now()
        ORDER BY id LIMIT ${AT_ONCE} FOR UPDATE SKIP LOCKED)
      RETURNING id, member, kind, facts, at)
    SELECT n.id, n.kind, n.facts, t.token, t.language FROM taken n
    JOIN push_token t ON t.member = n.member
    JOIN session s ON s.id = t.session AND s.ended_at IS NULL
    WHERE n.at > app_now() - ${FRESH_MINUTES} * interval '1 minute' ORDER BY n.id`);
  const isFor = ({ facts, language }: Taken) =>
    (facts.language ?? firstLanguage(language)) === firstLanguage(language);
  return rows.filter(isFor).map(({ id, kind, facts, token, language }) => {
    const { title } = messageWords(language);
    return {
      token,
      title,
      body: messageText(language, kind, facts),
      link: notificationPath(kind, facts),
      id: String(id),
    };
  });
}
