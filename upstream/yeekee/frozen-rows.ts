/**
 * The rows of a round as they are published, oldest first. Anyone may ask at any time, and a round may have
 * thousands: they are read once.
 */
import { rowOf } from "@/lib/domain/yeekee/draw";
import type { Tx } from "../db/tx";
import { publicRow, shotsOf } from "./draws";
import { createLruCache } from "./lru-cache";

interface PublishedRow {
  row: string;
  rowHash: string;
}

const MOST_LISTS = 32;
const cached = createLruCache<PublishedRow[]>(MOST_LISTS);

/** None before the list is frozen, whatever was shot by then. */
export async function frozenRows(tx: Tx, betId: string, listHash: string | null): Promise<PublishedRow[]> {
  return listHash === null ? [] : cached(listHash, () => rowsOf(tx, betId));
}

/**
 * Of a round that was given back before its list was frozen: it takes no more shots, and they stay all the same.
 * @param seal no other round has it
 */
export const voidRows = (tx: Tx, betId: string, seal: string): Promise<PublishedRow[]> =>
  cached(seal, () => rowsOf(tx, betId));

async function rowsOf(tx: Tx, betId: string): Promise<PublishedRow[]> {
  return (await shotsOf(tx, betId)).map((shot) => ({ row: rowOf(publicRow(shot)), rowHash: shot.rowHash }));
}
