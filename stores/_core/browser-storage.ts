/** The browser's storage. Blocked or full it behaves as empty: it must never stop a bet. */
type Area = "localStorage" | "sessionStorage";

export function readStored<T>(area: Area, key: string, fits: (value: unknown) => value is T): T | null {
  try {
    const value: unknown = JSON.parse(window[area].getItem(key) ?? "null");
    return fits(value) ? value : null;
  } catch {
    return null;
  }
}

export function saveItem(area: Area, key: string, value: object): void {
  try {
    window[area].setItem(key, JSON.stringify(value));
  } catch {
    // The slip then lives in memory only.
  }
}

export function removeItem(area: Area, key: string): void {
  try {
    window[area].removeItem(key);
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
