/**
 * The published rows of a round, oldest first. Anyone may request them at any time, and a round may have
 * thousands: they are read once and cached.
 */

import { rowOf } from "@/lib/domain/yeekee/draw";
import { createLruCache } from "@/lib/kernel/lru-cache";
import type { Tx } from "../db/tx";
import { publicRow, shotsOf } from "./draws";

interface PublishedRow {
  row: string;
  rowHash: string;
}

const MOST_LISTS = 32;
const cached = createLruCache<PublishedRow[]>(MOST_LISTS);

/** Empty before the list is frozen. */
export async function frozenRows(tx: Tx, betId: string, listHash: string | null): Promise<PublishedRow[]> {
  return listHash === null ? [] : cached(listHash, () => rowsOf(tx, betId));
}

/**
 * Rows of a round that was voided before its list was frozen: no more shots can follow, so they are final too.
 * @param seal unique per round, used as the cache key
 */
export const voidRows = (tx: Tx, betId: string, seal: string): Promise<PublishedRow[]> =>
  cached(seal, () => rowsOf(tx, betId));

async function rowsOf(tx: Tx, betId: string): Promise<PublishedRow[]> {
  return (await shotsOf(tx, betId)).map((shot) => ({ row: rowOf(publicRow(shot)), rowHash: shot.rowHash }));
}
