/** The browser's two shelves. Blocked or full storage behaves as empty: it must never stop a bet. */
type Shelf = "localStorage" | "sessionStorage";

/** One try to send: its idempotency key and the content it stands for. */
export interface Attempt {
  key: string;
  print: string;
  /** Epoch ms on this device; absent while the member has not confirmed yet. */
  sentAtMs?: number;
}

/** Where a try waits while the page is away. */
export interface AttemptStorage {
  /** This tab's try. */
  loadAttempt(): Attempt | null;
  keepAttempt(attempt: Attempt): void;
  forgetAttempt(): void;
  /** The try whose answer is still out, in whichever tab it was sent. */
  loadSent(): Attempt | null;
  markSent(attempt: Attempt): void;
  unmarkSent(): void;
  /** Nothing of the slip is left. */
  forget(): void;
}

export function readKept<T>(shelf: Shelf, key: string, fits: (value: unknown) => value is T): T | null {
  try {
    const value: unknown = JSON.parse(window[shelf].getItem(key) ?? "null");
    return fits(value) ? value : null;
  } catch {
    return null;
  }
}

export function keep(shelf: Shelf, key: string, value: object): void {
  try {
    window[shelf].setItem(key, JSON.stringify(value));
  } catch {
    // The slip then lives in memory only.
  }
}

export function drop(shelf: Shelf, key: string): void {
  try {
    window[shelf].removeItem(key);
  } catch {
    // As above.
  }
}

export function keysOf(prefix: string): string[] {
  try {
    return Object.keys(window.localStorage).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

export function isAttempt(value: unknown): value is Attempt {
  return isObject(value) && typeof value.key === "string" && typeof value.print === "string";
}
