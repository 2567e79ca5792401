import { and, gte, lt, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { addDays, lotteryDayBegins } from "@/lib/domain/time/time";

/** Times within lottery days, both included; an absent end is open. */
export const withinDays = (
  at: PgColumn,
  { startedDate, endedDate }: { startedDate?: string | undefined; endedDate?: string | undefined },
): SQL | undefined =>
  and(
    startedDate ? gte(at, new Date(lotteryDayBegins(startedDate))) : undefined,
    endedDate ? lt(at, new Date(lotteryDayBegins(addDays(endedDate, 1)))) : undefined,
  );
