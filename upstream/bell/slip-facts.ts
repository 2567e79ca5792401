/**
 * What the bell says of a slip beyond what its notification was written with: market, round, numbers, reason. It is read
 * with the list, so that a settlement of thousands of slips writes none of it.
 */
import { and, eq, inArray } from "drizzle-orm";
import { toBaht } from "@/lib/domain/money/money";
import type { NotificationFacts } from "@/lib/domain/notifications/notifications";
import { isUuid } from "../db/row-ids";
import { poy } from "../db/schema/poys";
import { round } from "../db/schema/rounds";
import type { Tx } from "../db/tx";
import { listLinesOfAll } from "../poys/first-lines";
import { poyRowOf } from "../poys/poy-view";

/** Facts of the owner's slips by their id. */
export async function slipFactsOf(
  tx: Tx,
  owner: string,
  notices: readonly { facts: NotificationFacts }[],
): Promise<ReadonlyMap<string, NotificationFacts>> {
  const ids = notices.flatMap(({ facts: { poyId } }) => (poyId && isUuid(poyId) ? [poyId] : []));
  if (ids.length === 0) return new Map();
  const slips = await tx
    .select({ slip: poy, round })
    .from(poy)
    .innerJoin(round, eq(round.betId, poy.betId))
    .where(and(eq(poy.member, owner), inArray(poy.poyId, ids)));
  const lines = await listLinesOfAll(tx, slips);
  return new Map(
    slips.map((row) => {
      const { poyId, betId, roundName, total, reason, status } = poyRowOf(row.slip, row.round);
      const { firstLines = [], lineCount = 0 } = lines.get(poyId) ?? {};
      // Of a slip that won, what won; of another, its first numbers.
      const shown = status === "won" ? firstLines.filter(({ isWon }) => isWon) : firstLines;
      return [
        poyId,
        {
          betId,
          roundName,
          stake: toBaht(total).toFixed(2),
          numbers: shown.map(({ number }) => number).join(" "),
          lines: String(lineCount),
          ...(reason && { reason }),
        },
      ];
    }),
  );
}
