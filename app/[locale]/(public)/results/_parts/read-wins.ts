import { netOf } from "@/components/poy/detail/outcome";
import type { Wins } from "@/components/result/win-mark";
import { orNull } from "@/lib/contract/or-null";
import { allPoys } from "@/lib/contract/poys";
import { poyAddress, poysAddress } from "@/lib/domain/access/addresses";
import { satang } from "@/lib/domain/money/money";
import { outcomeOf } from "@/lib/domain/money/outcome";
import { addDays } from "@/lib/domain/time/time";
import { ask } from "@/lib/server/ask/ask";
import { readSession } from "@/lib/server/session/session";

/** The limit of one call; a member with more winning slips in a day sees the newest of them marked. */
const mostMarked = 100;

/**
 * What the member won in rounds that may have their result on a lottery day, by round and by the net of each slip;
 * empty for a guest, or when the slips cannot be read. A round drawn after 04:00 belongs to the service day before.
 */
export async function readWins(date: string): Promise<Wins> {
  if (!date || !(await readSession())) return new Map();
  const body = {
    status: "won" as const,
    startedDate: addDays(date, -1),
    endedDate: date,
    limit: mostMarked,
  };
  const page = await orNull(ask(allPoys, { body, isBackground: true }));
  const wins = new Map<string, { amount: ReturnType<typeof satang>; slips: number; href: string }>();
  for (const slip of page?.items ?? []) {
    const net = netOf(slip);
    // A win below the slip's own stake is no reason to celebrate: the slip says it plainly.
    if (net === null || outcomeOf(net) !== "win") continue;
    const known = wins.get(slip.betId);
    wins.set(slip.betId, {
      amount: satang(net + (known?.amount ?? 0)),
      slips: (known?.slips ?? 0) + 1,
      href: known ? poysAddress(slip) : poyAddress(slip),
    });
  }
  return wins;
}
