import type { SlipLine } from "@/lib/domain/poy/slip";
import { DAY_SECONDS } from "@/lib/domain/time/time";
import { isAttempt } from "../_core/attempt";
import { isObject, keysOf, readStored, removeItem } from "../_core/browser-storage";
import { type DraftStorage, draftStorage, type StoredDraft } from "../slip/draft-storage";

/**
 * Storage of drafts. Every key carries a hash of its member, so a slip is shown to nobody else, and the round, so
 * each round has its own.
 */
interface StoredSlip extends StoredDraft {
  lines: readonly SlipLine[];
  note: string;
  /** The round's market, name and close (whole seconds): what another round needs to offer an import. */
  betType: string;
  roundName: string;
  closeAtSeconds: number;
}

/** A slip left over from another round of the same market. */
export interface LeftSlip extends StoredSlip {
  betId: string;
}

export interface SlipStorage extends DraftStorage<StoredSlip> {
  /**
   * Unsent slips of this member for rounds of the market that closed before `nowSeconds`, the last round's first; very
   * old ones go.
   */
  leftOver(betType: string, nowSeconds: number): LeftSlip[];
  forgetLeftOver(betId: string): void;
}

const SLIP = "slip";
/** Drafts of rounds that closed longer ago are deleted. */
const KEPT_SECONDS = 14 * DAY_SECONDS;

/** Storage of one member (`owner`: a hash of the uuid) and one round. Blocked storage behaves as empty. */
export function slipStorage(owner: string, betId: string): SlipStorage {
  const slipKey = `${SLIP}:${owner}:${betId}`;
  return {
    ...draftStorage({ draftKey: slipKey, attemptKey: `slip-key:${owner}:${betId}`, fits: isKeptSlip }),
    leftOver: (betType, nowSeconds) => {
      const left: LeftSlip[] = [];
      for (const key of keysOf(`${SLIP}:${owner}:`)) {
        const slip = readStored("localStorage", key, isKeptSlip);
        if (!slip || slip.closeAtSeconds < nowSeconds - KEPT_SECONDS) removeItem("localStorage", key);
        else if (
          key !== slipKey &&
          slip.betType === betType &&
          slip.closeAtSeconds <= nowSeconds &&
          !slip.sent
        ) {
          if (slip.lines.length > 0) left.push({ ...slip, betId: key.slice(`${SLIP}:${owner}:`.length) });
        }
      }
      // The browser lists its keys in an order of its own.
      return left.sort((one, other) => other.closeAtSeconds - one.closeAtSeconds);
    },
    forgetLeftOver: (other) => removeItem("localStorage", `${SLIP}:${owner}:${other}`),
  };
}

function isKeptSlip(value: unknown): value is StoredSlip {
  return (
    isObject(value) &&
    Array.isArray(value.lines) &&
    value.lines.every(isLine) &&
    typeof value.note === "string" &&
    typeof value.betType === "string" &&
    typeof value.closeAtSeconds === "number" &&
    (value.sent === undefined || isAttempt(value.sent))
  );
}

/** No field takes as much; sums of it are exact still. */
const PRICE_MOST = 1_000_000_000;

function isLine(value: unknown): value is SlipLine {
  return (
    isObject(value) &&
    ["ref", "option", "number"].every((name) => typeof value[name] === "string") &&
    ["add", "price", "min", "max", "multiply"].every((name) => Number.isFinite(value[name])) &&
    Number(value.price) < PRICE_MOST
  );
}
