/** Tells the tab's first load from later navigations and refreshes. */

/** Hydration takes at most this long; what appears later was not part of the first load. */
const ALIVE_WITHIN_MS = 10_000;

let loaded: { address: string; aliveAtMs: number } | undefined;

const address = () => location.pathname + location.search;

/** Called at hydration; further calls have no effect. */
export function markHydration(): void {
  loaded ??= { address: address(), aliveAtMs: performance.now() };
}

/** True while components hydrate from the first load. */
export const isHydrating = (): boolean =>
  loaded?.address === address() && performance.now() - loaded.aliveAtMs < ALIVE_WITHIN_MS;
