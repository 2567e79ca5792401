import { sql } from "drizzle-orm";
import { allProtected } from "@/lib/contract/operators/queues";
import { satang } from "@/lib/domain/money/money";
import { bangkokIso } from "@/lib/domain/time/time";
import { noteRead } from "../audit/read-log";
import { nameCursor, nameOf } from "../db/name-cursor";
import { pageOf } from "../db/page";
import { defineHandler } from "../http/define-handler";
import { claimsOf } from "./claims";

const PAGE = 50;

interface Row {
  [column: string]: unknown;
  uuid: string;
  user_name: string;
  excluded: number | null;
  pause: number | null;
  cash: number;
  held: number;
}

export const protectionCall = defineHandler(allProtected, async ({ tx, caller }, { body }) => {
  const { waiting, cursor, limit = PAGE } = body;
  const { rows } = await tx.execute<Row>(sql`
    SELECT m.uuid, m.user_name, cash.balance AS cash, held.balance AS held,
      CASE WHEN own.self_excluded_until > app_now() THEN epoch_ms(own.self_excluded_until) END AS excluded,
      CASE WHEN own.time_out_until > app_now() THEN epoch_ms(own.time_out_until) END AS pause
    FROM player_limit own
    JOIN member m ON m.uuid = own.member
    JOIN account cash ON cash.owner = m.uuid AND cash.kind = 'cash'
    JOIN account held ON held.owner = m.uuid AND held.kind = 'pending'
    WHERE (own.self_excluded_until > app_now() OR own.time_out_until > app_now())
      ${waiting ? sql`AND own.self_excluded_until > app_now() AND cash.balance + held.balance > 0` : sql``}
      ${cursor ? sql`AND m.user_name > ${nameOf(cursor)}` : sql``}
    ORDER BY m.user_name LIMIT ${limit + 1}`);
  const { page, nextCursor } = pageOf(rows, limit, ({ user_name }) => nameCursor(user_name));
  const shown = page.map(({ uuid }) => uuid);
  await noteRead(tx, caller, allProtected, shown);
  const claims = await claimsOf(tx, "protection", shown);
  const items = page.map(({ uuid, user_name: userName, excluded, pause, cash, held }) => ({
    uuid,
    userName,
    selfExcludedUntil: timeOf(excluded),
    timeOutUntil: timeOf(pause),
    cash: satang(cash),
    held: satang(held),
    claim: claims.get(uuid) ?? null,
  }));
  return { items, nextCursor };
});

const timeOf = (ms: number | null) => (ms === null ? null : bangkokIso(ms));
