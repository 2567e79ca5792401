import { sql } from "drizzle-orm";
import { check, integer, jsonb, pgTable, uuid } from "drizzle-orm/pg-core";
import type { LooserLimits } from "@/lib/domain/members/player-limits";
import { moment, satang } from "../columns";
import { member } from "./members";

/**
 * Limits that members set for themselves; without a row there are none, and a slip costs one primary key lookup
 * here. Money in satang, null is no limit. Slips read the row under the member's account lock; deposits lock the
 * row.
 */
export const playerLimit = pgTable(
  "player_limit",
  {
    member: uuid()
      .primaryKey()
      .references(() => member.uuid),
    depositDay: satang(),
    depositWeek: satang(),
    depositMonth: satang(),
    lossDay: satang(),
    lossWeek: satang(),
    lossMonth: satang(),
    stakeDay: satang(),
    stakeWeek: satang(),
    stakeMonth: satang(),
    reminderMinutes: integer(),
    timeOutUntil: moment(),
    selfExcludedUntil: moment(),
    /** Looser limits, whole kinds, that wait until `pendingFrom` and then for the member's confirmation */
    pending: jsonb().$type<LooserLimits>(),
    pendingFrom: moment(),
  },
  (table) => [check("player_limit_waits", sql`(${table.pending} is null) = (${table.pendingFrom} is null)`)],
);
