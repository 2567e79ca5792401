/** What this tab was loaded with, told apart from what later moves and refreshes brought. */

/** The page comes to life over so long at most; what appears later was not there at first. */
const ALIVE_WITHIN_MS = 10_000;

let loaded: { address: string; aliveAtMs: number } | undefined;

const address = () => location.pathname + location.search;

/** Called when the page comes to life; what is said later changes nothing. */
export function markFirstPage(): void {
  loaded ??= { address: address(), aliveAtMs: performance.now() };
}

/** True while what comes to life came with the load itself. */
export const isFirstPage = (): boolean =>
  loaded?.address === address() && performance.now() - loaded.aliveAtMs < ALIVE_WITHIN_MS;
