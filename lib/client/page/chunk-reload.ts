/** Code that can't be fetched any more (a new version was put up) heals by a reload, at most once a minute. */
import { CHUNK_RELOAD_MS } from "@/lib/domain/constants";

const STORAGE_KEY = "chunk-reloaded-at";

let reloadedAtMs = Number.NEGATIVE_INFINITY;
let holds = 0;

/** True for the errors that bundlers and browsers give when a file of code does not come. */
export function isChunkError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (
    error.name === "ChunkLoadError" ||
    /loading (css )?chunk|dynamically imported module|importing a module script failed/i.test(error.message)
  );
}

/** No reload until the returned function is called: a slip is on its way. */
export function holdReloads(): () => void {
  holds += 1;
  let isOver = false;
  return () => {
    if (!isOver) holds -= 1;
    isOver = true;
  };
}

/** A slip is on its way, so the page stays as it is. */
export const areReloadsHeld = () => holds > 0;

/**
 * Reloads the page unless it was done within the last minute, a slip is being sent, or there is no network to load
 * it from. Says whether it does.
 */
export function reloadOnce(reload: () => void = () => location.reload(), nowMs = Date.now()): boolean {
  if (holds > 0 || !navigator.onLine || nowMs - lastReloadMs() < CHUNK_RELOAD_MS) return false;
  reloadedAtMs = nowMs;
  try {
    sessionStorage.setItem(STORAGE_KEY, String(nowMs));
  } catch {
    // Memory remembers at least until the page is gone; without storage a second reload needs a second failure.
  }
  reload();
  return true;
}

function lastReloadMs(): number {
  try {
    return Math.max(reloadedAtMs, Number(sessionStorage.getItem(STORAGE_KEY) ?? Number.NEGATIVE_INFINITY));
  } catch {
    return reloadedAtMs;
  }
}
