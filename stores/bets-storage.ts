import type { SlipLine } from "@/lib/domain/poy/slip";

/**
 * Where a slip waits while the page is away. Every key carries the mark of its member, so a slip is
 * shown to nobody else, and the round, so each round keeps its own.
 */
export interface KeptSlip {
  lines: readonly SlipLine[];
  note: string;
  /** The round's market, name and close (whole seconds): what another round needs to offer a take-over. */
  betType: string;
  roundName: string;
  closeAtSeconds: number;
  /** Set from the moment of sending until a definite answer. A new tab must ask first, too. */
  sent?: Attempt;
}

/** One try to send: its idempotency key and the content it stands for. */
export interface Attempt {
  key: string;
  print: string;
  /** Epoch ms on this device; absent while the member has not confirmed yet. */
  sentAtMs?: number;
}

/** A slip left over from another round of the same market. */
export interface LeftSlip extends KeptSlip {
  betId: string;
}

export interface SlipStorage {
  load(): KeptSlip | null;
  keep(slip: KeptSlip): void;
  forget(): void;
  loadAttempt(): Attempt | null;
  keepAttempt(attempt: Attempt): void;
  forgetAttempt(): void;
  /** Unsent slips of this member for rounds of the market that closed before `nowSeconds`; very old ones go. */
  leftOver(betType: string, nowSeconds: number): LeftSlip[];
  forgetLeftOver(betId: string): void;
  /** Calls back when another tab changes this round's slip; returns the way to stop. */
  onOtherTab(changed: () => void): () => void;
}

const SLIP = "slip";
const ATTEMPT = "slip-key";
/** Numbers of a round that closed longer ago are nobody's next slip. */
const KEPT_SECONDS = 14 * 86_400;

/** Storage of one member (`owner`: a hash of the uuid) and one round. Blocked storage behaves as empty. */
export function slipStorage(owner: string, betId: string): SlipStorage {
  const slipKey = `${SLIP}:${owner}:${betId}`;
  const attemptKey = `${ATTEMPT}:${owner}:${betId}`;
  return {
    load: () => read<KeptSlip>("localStorage", slipKey, isKeptSlip),
    keep: (slip) => write("localStorage", slipKey, slip),
    forget: () => drop("localStorage", slipKey),
    loadAttempt: () => read<Attempt>("sessionStorage", attemptKey, isAttempt),
    keepAttempt: (attempt) => write("sessionStorage", attemptKey, attempt),
    forgetAttempt: () => drop("sessionStorage", attemptKey),
    leftOver: (betType, nowSeconds) => {
      const left: LeftSlip[] = [];
      for (const key of keysOf(`${SLIP}:${owner}:`)) {
        const slip = read<KeptSlip>("localStorage", key, isKeptSlip);
        if (!slip || slip.closeAtSeconds < nowSeconds - KEPT_SECONDS) drop("localStorage", key);
        else if (
          key !== slipKey &&
          slip.betType === betType &&
          slip.closeAtSeconds <= nowSeconds &&
          !slip.sent
        ) {
          if (slip.lines.length > 0) left.push({ ...slip, betId: key.slice(`${SLIP}:${owner}:`.length) });
        }
      }
      return left;
    },
    forgetLeftOver: (other) => drop("localStorage", `${SLIP}:${owner}:${other}`),
    onOtherTab(changed) {
      const heard = (event: StorageEvent) => {
        if (event.key === slipKey) changed();
      };
      window.addEventListener("storage", heard);
      return () => window.removeEventListener("storage", heard);
    },
  };
}

type Shelf = "localStorage" | "sessionStorage";

function read<T>(shelf: Shelf, key: string, fits: (value: unknown) => value is T): T | null {
  try {
    const value: unknown = JSON.parse(window[shelf].getItem(key) ?? "null");
    return fits(value) ? value : null;
  } catch {
    return null;
  }
}

function write(shelf: Shelf, key: string, value: object): void {
  try {
    window[shelf].setItem(key, JSON.stringify(value));
  } catch {
    // Full or blocked storage must never stop a bet; the slip then lives in memory only.
  }
}

function drop(shelf: Shelf, key: string): void {
  try {
    window[shelf].removeItem(key);
  } catch {
    // As above.
  }
}

function keysOf(prefix: string): string[] {
  try {
    return Object.keys(window.localStorage).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

function isAttempt(value: unknown): value is Attempt {
  return isObject(value) && typeof value.key === "string" && typeof value.print === "string";
}

function isKeptSlip(value: unknown): value is KeptSlip {
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

function isLine(value: unknown): value is SlipLine {
  return (
    isObject(value) &&
    ["ref", "option", "number"].every((name) => typeof value[name] === "string") &&
    ["add", "price", "min", "max", "multiply"].every((name) => Number.isFinite(value[name]))
  );
}
