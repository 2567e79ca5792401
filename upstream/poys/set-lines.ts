import { asc, eq } from "drizzle-orm";
import type { PoyStatus, SetPoyLine } from "@/lib/contract/poys";
import type { RoundResult } from "@/lib/contract/results";
import { tierOf } from "@/lib/domain/four-digit/tiers";
import { satang } from "@/lib/domain/money/money";
import { setLine } from "../db/schema/lotteries";
import type { Tx } from "../db/tx";

/** The lines of a slip of sets; a line's outcome follows from its number and the draw. */
export async function setLinesOf(
  tx: Tx,
  poyId: string,
  status: PoyStatus,
  result: RoundResult | undefined,
): Promise<SetPoyLine[]> {
  const rows = await tx.select().from(setLine).where(eq(setLine.poyId, poyId)).orderBy(asc(setLine.seq));
  const isOver = status === "won" || status === "lost";
  const draw = isOver && result && "draw4" in result ? result.draw4 : null;
  return rows.map(({ number, sets, price }) => {
    const line = { number, sets, price: satang(price) };
    const nothing = { ...line, win: satang(0) };
    if (status === "accepted") return { ...nothing, outcome: "pending" };
    if (!isOver) return { ...nothing, outcome: "refunded" };
    const won = draw === null ? null : tierOf(number, draw);
    if (!won) return { ...nothing, outcome: "lost" };
    return { ...line, outcome: "won", tier: won.tier, win: satang(sets * won.prize) };
  });
}
