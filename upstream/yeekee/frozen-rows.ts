import { rowOf } from "@/lib/domain/yeekee/draw";
import type { Tx } from "../db/connect";
import { publicRow, shotsOf } from "./draws";

interface PublishedRow {
  row: string;
  rowHash: string;
}

/** Lists that are kept at hand; the one asked for longest ago goes first. */
const MOST_LISTS = 32;
/** By the list's hash, which says everything of its rows: what is kept here can't be out of date. */
const kept = new Map<string, PublishedRow[]>();

/**
 * The rows of a list as they are published, oldest first: none before it is frozen, whatever was shot by then.
 * Anyone may ask at any time, and a round may have thousands: they are read once.
 */
export async function frozenRows(tx: Tx, betId: string, listHash: string | null): Promise<PublishedRow[]> {
  if (listHash === null) return [];
  const rows = kept.get(listHash) ?? (await endedRows(tx, betId));
  kept.delete(listHash);
  kept.set(listHash, rows);
  const [oldest] = kept.keys();
  if (kept.size > MOST_LISTS && oldest) kept.delete(oldest);
  return rows;
}

/** The rows of a round that takes no more shots: of one that is void nothing was frozen, and they stay all the same. */
export async function endedRows(tx: Tx, betId: string): Promise<PublishedRow[]> {
  return (await shotsOf(tx, betId)).map((shot) => ({ row: rowOf(publicRow(shot)), rowHash: shot.rowHash }));
}
