import { eq } from "drizzle-orm";
import { atBangkok } from "@/lib/domain/time/time";
import { round } from "../db/schema/rounds";
import type { Tx } from "../db/tx";
import draws from "./government-draws.json";

const CLOSE = "15:20";
const RESULT = "16:00";

const betIdOf = (date: string) => `gov-${date}`;

/** Inserts the published draws of the Thai government lottery, 2015 to 2025, as settled rounds of the archive. */
export async function seedGovernmentArchive(tx: Tx): Promise<void> {
  const known = await tx.select({ betId: round.betId }).from(round).where(eq(round.resultSource, "archive"));
  const betIds = new Set(known.map(({ betId }) => betId));
  const missing = draws.filter(({ date }) => !betIds.has(betIdOf(date)));
  if (missing.length === 0) return;
  const rows = missing.map(({ date, first, front3, back3, back2, ...prizes }) => ({
    betId: betIdOf(date),
    betGroup: "gov",
    betType: "gov",
    betName: "BET_GOV",
    name: "หวยรัฐบาล",
    serviceDate: date,
    openAt: new Date(atBangkok(date, "00:00")),
    closeAt: new Date(atBangkok(date, CLOSE)),
    plannedCloseAt: new Date(atBangkok(date, CLOSE)),
    latestCloseAt: new Date(atBangkok(date, CLOSE)),
    figureAt: new Date(atBangkok(date, RESULT)),
    resultAt: new Date(atBangkok(date, RESULT)),
    status: "settled",
    result: { first, front3, back3, back2 },
    prizes,
    resultSource: "archive",
    settledAt: new Date(atBangkok(date, RESULT)),
  }));
  await tx.insert(round).values(rows).onConflictDoNothing();
}
