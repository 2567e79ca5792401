/**
 * Sends queued notifications by LINE. A row is leased, sent with its own id as retry key, and deleted once LINE
 * has accepted it.
 */
import { eq, sql } from "drizzle-orm";
import type { Logger } from "pino";
import {
  isNotificationWanted,
  type ResultNotifications,
} from "@/lib/domain/notifications/notification-settings";
import {
  isNotificationKind,
  type NotificationFacts,
  notificationPath,
} from "@/lib/domain/notifications/notifications";
import { backOffMs } from "@/lib/kernel/back-off";
import { lineMessage } from "../db/schema/line-messages";
import type { Database } from "../db/tx";
import { keepRunning, type Post } from "./keep-running";
import type { LineMessage, LineMessenger, LineOutcome } from "./line-messenger";
import { firstLanguage, messageText, messageWords } from "./message-words";

const AT_ONCE = 50;
/** Lease time, longer than an attempt can take: after it the message is sent again, with the same key. */
const LEASE_SECONDS = 60;
const WAIT = { firstMs: 2_000, mostMs: 10 * 60_000 };
/** LINE keeps a retry key for 24 hours; messages are given up well before one could arrive twice. */
const KEPT_HOURS = 12;

interface PostParts {
  db: Database;
  messenger: LineMessenger;
  log: Logger;
  /** The site's address from the environment; otherwise the origin where each member saved their settings */
  siteOrigin?: string;
}

export function sendLine({ db, messenger, log, siteOrigin }: PostParts): Post {
  const drop = (id: string) => db.delete(lineMessage).where(eq(lineMessage.id, id));

  async function carry(row: Taken): Promise<void> {
    if (!isStillFor(row)) return void (await drop(row.id));
    let outcome: LineOutcome;
    try {
      outcome = await messenger.send(messageOf(row, siteOrigin));
    } catch (error) {
      log.warn({ err: error, tries: row.tries }, "a LINE message waits for another try");
      const seconds = backOffMs(WAIT, row.tries - 1, Math.random()) / 1_000;
      const dueAt = sql`clock_timestamp() + ${seconds} * interval '1 second'`;
      return void (await db.update(lineMessage).set({ dueAt }).where(eq(lineMessage.id, row.id)));
    }
    if (typeof outcome === "object") log.error({ status: outcome.refused }, "LINE refused a message");
    await drop(row.id);
  }

  return keepRunning(
    async () => {
      const taken = await take(db);
      await Promise.all(taken.map(carry));
      return taken.length === AT_ONCE;
    },
    log,
    "LINE messages were not sent",
  );
}

interface Taken extends Record<string, unknown> {
  id: string;
  /** Attempts, this one included */
  tries: number;
  kind: string;
  facts: NotificationFacts;
  to: string;
  language: string;
  siteOrigin: string;
  results: ResultNotifications;
  money: boolean;
  isWanted: boolean;
}

async function take(db: Database): Promise<Taken[]> {
  const { rows } = await db.execute<Taken>(sql`
    WITH taken AS (
      UPDATE line_message SET tries = tries + 1, due_at = clock_timestamp() + ${LEASE_SECONDS} * interval '1 second'
      WHERE id IN (
        SELECT l.id FROM line_message l JOIN notification n ON n.id = l.notification
        WHERE l.due_at <= clock_timestamp() AND n.at <= app_now()
        ORDER BY l.notification LIMIT ${AT_ONCE} FOR UPDATE OF l SKIP LOCKED)
      RETURNING id, notification, tries)
    SELECT t.id, t.tries, n.kind, n.facts, m.line_uid AS "to", c.language, c.site_origin AS "siteOrigin", c.results, c.money,
      c.line AND m.line_uid <> '' AND n.at > app_now() - ${KEPT_HOURS} * interval '1 hour' AS "isWanted"
    FROM taken t JOIN notification n ON n.id = t.notification
    JOIN member m ON m.uuid = n.member
    JOIN notice_choice c ON c.member = n.member
    ORDER BY n.id`);
  return rows;
}

/** Not sent: what the member has switched off since, what is too old, and news in other languages. */
const isStillFor = ({ isWanted, kind, results, money, facts, language }: Taken): boolean =>
  isWanted &&
  (!isNotificationKind(kind) || isNotificationWanted({ results, money }, kind)) &&
  (facts.language ?? firstLanguage(language)) === firstLanguage(language);

const ORIGIN = /^https?:\/\/[\w.:[\]-]+$/;

function messageOf(row: Taken, configuredOrigin?: string): LineMessage {
  const { id: retryKey, to, kind, facts } = row;
  const { title, prefix } = messageWords(row.language);
  const lines = [`${title}: ${messageText(row.language, kind, facts)}`];
  const origin = configuredOrigin ?? row.siteOrigin;
  if (ORIGIN.test(origin)) {
    const link = new URL(`${prefix}${notificationPath(kind, facts)}`, origin);
    // Opens the link in the phone's browser, where the member is signed in, instead of LINE's own.
    link.searchParams.set("openExternalBrowser", "1");
    lines.push(link.href);
  }
  return { retryKey, to, text: lines.join("\n") };
}
