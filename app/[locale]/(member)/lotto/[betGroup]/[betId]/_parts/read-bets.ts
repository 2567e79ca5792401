import { orNull } from "@/lib/contract/or-null";
import { allPoys, type PoyPage } from "@/lib/contract/poys";
import type { Round } from "@/lib/contract/rounds";
import { ask } from "@/lib/server/ask/ask";
import { poysAPage } from "@/stores/poys/selection";

/** The member's slips of a round, newest first; null when they could not be read. */
export async function readBets({ betGroup, betType, betList: { betId } }: Round): Promise<PoyPage | null> {
  const page = await orNull(ask(allPoys, { body: { betGroup, betType, betId, limit: poysAPage } }));
  // An upstream that does not know the filter by round answers with the slips of the whole market.
  return page && { ...page, items: page.items.filter((slip) => slip.betId === betId) };
}
