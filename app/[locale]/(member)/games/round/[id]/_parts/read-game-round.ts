import { notFound } from "next/navigation";
import { isFault } from "@/lib/contract/fault";
import { type GameRoundDetail, oneGameRound } from "@/lib/contract/partners";
import { rowId } from "@/lib/contract/values";
import { ask } from "@/lib/server/ask/ask";

/** Null where it cannot be read now; an address that names no round of the member's is a page that is not there. */
export async function readGameRound(id: string): Promise<GameRoundDetail | null> {
  if (!rowId.safeParse(id).success) notFound();
  try {
    return await ask(oneGameRound, { query: { id } });
  } catch (error) {
    if (isFault(error, "not-found")) notFound();
    if (isFault(error)) return null;
    throw error;
  }
}
