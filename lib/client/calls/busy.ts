/**
 * Whether calls wait because the service is busy; subscribers are notified once a wait is long enough to be
 * noticed.
 */

const TOLD_AFTER_MS = 2_000;

type Hear = (isBusy: boolean) => void;
const hearers = new Set<Hear>();
/** Number of waiting calls that have waited long enough. */
let told = 0;

/**
 * A call waits for its next attempt.
 * @param sinceMs when it was first sent, ms since 1970
 * @returns ends the wait
 */
export function beginWait(sinceMs: number): () => void {
  let isTold = false;
  const timer = setTimeout(
    () => {
      isTold = true;
      count(1);
    },
    Math.max(0, sinceMs + TOLD_AFTER_MS - Date.now()),
  );
  return () => {
    clearTimeout(timer);
    if (isTold) count(-1);
    isTold = false;
  };
}

function count(more: number): void {
  const was = told > 0;
  told += more;
  if (was !== told > 0) for (const hear of [...hearers]) hear(told > 0);
}

/** Calls back on each change until the returned function is called. */
export function onBusyChange(hear: Hear): () => void {
  hearers.add(hear);
  hear(told > 0);
  return () => {
    hearers.delete(hear);
  };
}
