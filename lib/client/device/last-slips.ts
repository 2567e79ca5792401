/**
 * A member's latest slips, stored on this device for reading offline. Only one member's at a time, under a hash
 * of their uuid; deleted at logout and when another member signs in. They are never sent anywhere.
 */
import type { PoyRow } from "@/lib/contract/poys";
import { loadHashing } from "./hashing";

const STORED = "last-slips";
export const SLIPS_KEPT = 10;

/** The fields of a slip's card. */
export type LastSlip = Pick<
  PoyRow,
  | "poyId"
  | "poyNo"
  | "betGroup"
  | "betType"
  | "betName"
  | "roundName"
  | "dt"
  | "createdAt"
  | "total"
  | "win"
  | "status"
> &
  // Identifies one of a day's many rounds; older entries lack it.
  Partial<Pick<PoyRow, "betId">>;

/** `readAtMs`: the time of its state, ms since 1970; older entries lack it. */
type StoredSlip = LastSlip & { readAtMs?: number };

export interface LastSlips {
  owner: string;
  /** The time of what is shown: of the slip still waiting that was read longest ago, ms since 1970. */
  keptAtMs: number;
  /** Newest first. */
  slips: LastSlip[];
}

/** One answer about slips. */
export interface SlipsRead {
  rows: readonly LastSlip[];
  /** When the answer was made, ms since 1970. A page that Back brings again has an old one. */
  readAtMs?: number;
  /** The answer holds every slip that still waits: a stored one that it lacks has ended, nobody knows how. */
  isAllWaiting?: boolean;
}

/** Stores the slips of an answer beside those of the same member. Never rejects. */
export async function saveLastSlips(
  uuid: string,
  { rows, readAtMs = Date.now(), isAllWaiting = false }: SlipsRead,
): Promise<void> {
  try {
    const owner = await ownerOf(uuid);
    const kept = readLastSlips();
    const before: StoredSlip[] = kept?.owner === owner ? kept.slips : [];
    const fallbackMs = kept?.keptAtMs ?? 0;
    const known = new Map(
      before.map((slip) => [slip.poyId, { ...slip, readAtMs: timeOf(slip, fallbackMs) }]),
    );
    for (const row of rows) {
      const stored = known.get(row.poyId);
      if (!stored || isNewer(row, readAtMs, stored)) known.set(row.poyId, { ...cardOf(row), readAtMs });
    }
    const read = new Set(rows.map(({ poyId }) => poyId));
    const hasEnded = (slip: StoredSlip) =>
      isAllWaiting && isWaiting(slip) && !read.has(slip.poyId) && timeOf(slip, 0) < readAtMs;
    const slips = [...known.values()]
      .filter((slip) => !hasEnded(slip))
      .sort((one, other) => (one.createdAt < other.createdAt ? 1 : -1))
      .slice(0, SLIPS_KEPT);
    const all: LastSlips = { owner, keptAtMs: timeOfAll(slips, readAtMs), slips };
    localStorage.setItem(STORED, JSON.stringify(all));
  } catch {
    // Without storage or hashing there is nothing to read offline.
  }
}

const isWaiting = ({ status }: LastSlip): boolean => status === "accepted";

const timeOf = ({ readAtMs }: StoredSlip, fallbackMs: number): number => readAtMs ?? fallbackMs;

/** A slip that has ended does not wait again: an answer that says so is from an earlier time. */
const isNewer = (row: LastSlip, readAtMs: number, stored: StoredSlip): boolean =>
  isWaiting(row) === isWaiting(stored) ? readAtMs >= timeOf(stored, 0) : isWaiting(stored);

/** What has ended stays as it is: its time says nothing of the others. */
function timeOfAll(slips: readonly StoredSlip[], nowMs: number): number {
  const waiting = slips.filter(isWaiting).map((slip) => timeOf(slip, nowMs));
  return waiting.length > 0 ? Math.min(...waiting) : Math.max(0, ...slips.map((slip) => timeOf(slip, nowMs)));
}

/** Deletes the stored slips of any other member. */
export async function forgetOthersSlips(uuid: string): Promise<void> {
  const kept = readLastSlips();
  if (kept && kept.owner !== (await ownerOf(uuid).catch(() => ""))) forgetLastSlips();
}

export function forgetLastSlips(): void {
  try {
    localStorage.removeItem(STORED);
  } catch {
    // As above.
  }
}

export function readLastSlips(): LastSlips | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(STORED) ?? "null");
    return isLastSlips(kept) ? kept : null;
  } catch {
    return null;
  }
}

async function ownerOf(uuid: string): Promise<string> {
  const bytes = await (await loadHashing()).sha256(new TextEncoder().encode(`last-slips:${uuid}`));
  return Array.from(bytes.slice(0, 16), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Only what a card shows: no note, no numbers. */
const cardOf = (slip: LastSlip): LastSlip => ({
  poyId: slip.poyId,
  poyNo: slip.poyNo,
  betGroup: slip.betGroup,
  betType: slip.betType,
  betName: slip.betName,
  roundName: slip.roundName,
  dt: slip.dt,
  createdAt: slip.createdAt,
  total: slip.total,
  win: slip.win,
  status: slip.status,
  betId: slip.betId,
});

function isLastSlips(value: unknown): value is LastSlips {
  if (typeof value !== "object" || value === null) return false;
  const { owner, keptAtMs, slips } = value as Record<string, unknown>;
  return (
    typeof owner === "string" && typeof keptAtMs === "number" && Array.isArray(slips) && slips.every(isSlip)
  );
}

function isSlip(value: unknown): value is LastSlip {
  if (typeof value !== "object" || value === null) return false;
  const { total, win, ...texts } = value as Record<string, unknown>;
  const named = ["poyId", "betGroup", "betType", "betName", "roundName", "dt", "createdAt", "status"];
  return (
    typeof total === "number" &&
    typeof win === "number" &&
    named.every((name) => typeof texts[name] === "string")
  );
}
