import { sql } from "drizzle-orm";
import { check, integer, jsonb, pgTable, uuid } from "drizzle-orm/pg-core";
import type { LooserLimits } from "@/lib/domain/player-limits";
import { moment, satang } from "../columns";
import { member } from "./members";

/**
 * Limits that members set for themselves; who has no row has none, and their slips pay one look at this table's key.
 * Money in satang, null is no limit. Slips read it under the member's account; deposits take this row's lock.
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
    /** Looser limits, whole kinds, that wait until `pendingFrom` and then for the member's word */
    pending: jsonb().$type<LooserLimits>(),
    pendingFrom: moment(),
  },
  (table) => [check("player_limit_waits", sql`(${table.pending} is null) = (${table.pendingFrom} is null)`)],
);
