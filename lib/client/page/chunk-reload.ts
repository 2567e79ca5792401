/** After a new deployment old chunks cannot be fetched: the page is reloaded, at most once a minute. */
import { CHUNK_RELOAD_MS } from "@/lib/domain/site/constants";

const STORAGE_KEY = "chunk-reloaded-at";

let reloadedAtMs = Number.NEGATIVE_INFINITY;
let holds = 0;

/** True for the errors of bundlers and browsers when a chunk fails to load. */
export function isChunkError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (
    error.name === "ChunkLoadError" ||
    /loading (css )?chunk|dynamically imported module|importing a module script failed/i.test(error.message)
  );
}

/** Prevents reloads until the returned function is called, while a slip is being sent. */
export function holdReloads(): () => void {
  holds += 1;
  let isOver = false;
  return () => {
    if (!isOver) holds -= 1;
    isOver = true;
  };
}

/** True while a slip is being sent, so the page must not reload. */
export const areReloadsHeld = () => holds > 0;

/**
 * Reloads the page unless it was done within the last minute, a slip is being sent, or the device is offline.
 * Returns whether it reloads.
 */
export function reloadOnce(reload: () => void = () => location.reload(), nowMs = Date.now()): boolean {
  if (holds > 0 || !navigator.onLine || nowMs - lastReloadMs() < CHUNK_RELOAD_MS) return false;
  reloadedAtMs = nowMs;
  try {
    sessionStorage.setItem(STORAGE_KEY, String(nowMs));
  } catch {
    // A variable lasts until the page is left; without storage a second reload needs a second failure.
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
