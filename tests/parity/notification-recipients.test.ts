import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import {
  defaultNotifications,
  isNotificationWanted,
  type NotificationKind,
  notificationKinds,
  type WantedNotifications,
} from "@/lib/domain/notifications/notification-settings";
import type { Database } from "@/upstream/db/tx";
import { databases } from "../support/database/database";
import { useDatabase } from "../support/database/use-database";

const always: NotificationKind[] = [
  "unmatched",
  "deposit-rejected",
  "withdraw-rejected",
  "pin-changed",
  "phone-changed",
  "bank-approved",
  "bank-rejected",
  "ticket-answered",
  "news",
];
const ofMoney: NotificationKind[] = ["credited", "expired", "withdraw-approved", "withdraw-paid"];
const ofEverySlip: NotificationKind[] = ["won", "lost", "refunded", "cancelled"];
const ofWonSlips: NotificationKind[] = ["won", "refunded", "cancelled"];

/** A member's settings (null: none yet), and the notifications that they receive. */
const table: readonly (readonly [string, WantedNotifications | null, readonly NotificationKind[]])[] = [
  ["who has chosen nothing yet", null, [...ofEverySlip, ...ofMoney, ...always]],
  ["every result and money", { results: "all", money: true }, [...ofEverySlip, ...ofMoney, ...always]],
  ["every result, no money", { results: "all", money: false }, [...ofEverySlip, ...always]],
  ["wins and money", { results: "wins", money: true }, [...ofWonSlips, ...ofMoney, ...always]],
  ["wins, no money", { results: "wins", money: false }, [...ofWonSlips, ...always]],
  ["no result, money", { results: "none", money: true }, [...ofMoney, ...always]],
  ["no result, no money", { results: "none", money: false }, always],
];

async function inSql(db: Database, choice: WantedNotifications | null): Promise<string[]> {
  const { rows } = await db.execute<{ kind: string }>(sql`
    SELECT kind FROM unnest(${sql.param(notificationKinds)}::text[]) AS given (kind)
    WHERE is_news_wanted(${choice?.results ?? null}::text, ${choice?.money ?? null}::boolean, kind)`);
  return rows.map(({ kind }) => kind).sort();
}

const inTypeScript = (choice: WantedNotifications | null): string[] =>
  notificationKinds.filter((kind) => isNotificationWanted(choice ?? defaultNotifications, kind)).sort();

describe.each(databases)(
  "who is told, when a message goes by LINE and on $kind when it is written",
  (kind) => {
    const open = useDatabase(kind);

    test.each(table)("%s", async (_, choice, told) => {
      expect(await inSql(open(), choice)).toEqual(inTypeScript(choice));
      expect(inTypeScript(choice)).toEqual([...told].sort());
    });
  },
);
