import { sql } from "drizzle-orm";
import { type Reason, reasonText } from "@/lib/domain/operators/operator-reasons";
import type { OwnDay } from "@/lib/domain/rounds/trading-days";
import type { Actor } from "../audit/audit";
import { nowMs } from "../clock/now";
import { marketDay } from "../db/schema/rounds";
import type { Tx } from "../db/tx";

/** Writes what operators say of days of markets, in the place of what they said before. The caller holds the calendar. */
export async function enterDays(
  tx: Tx,
  actor: Actor,
  betTypes: readonly string[],
  days: readonly string[],
  entry: OwnDay,
  reason: Reason,
): Promise<void> {
  const enteredAt = new Date(await nowMs(tx));
  const row = {
    kind: entry.kind,
    figure: entry.kind === "short" ? entry.figure : null,
    heldOn: entry.kind === "moved" ? entry.to : null,
    reason: reasonText(reason),
    enteredBy: actor.uuid,
    enteredAt,
  };
  const rows = betTypes.flatMap((betType) => days.map((day) => ({ betType, day, ...row })));
  await tx
    .insert(marketDay)
    .values(rows)
    .onConflictDoUpdate({
      target: [marketDay.betType, marketDay.day],
      set: {
        kind: sql`excluded.kind`,
        figure: sql`excluded.figure`,
        heldOn: sql`excluded.held_on`,
        reason: sql`excluded.reason`,
        enteredBy: sql`excluded.entered_by`,
        enteredAt: sql`excluded.entered_at`,
      },
    });
}
