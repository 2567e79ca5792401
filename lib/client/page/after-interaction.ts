/** Deferred work: it starts with the first input, or 6 s after load. */
export const AFTER_INTERACTION_MS = 6_000;

const inputs = ["pointerdown", "keydown", "touchstart", "wheel"] as const;
let late: Promise<void> | undefined;

/** Resolves once, for the whole page view. */
export function afterInteraction(): Promise<void> {
  late ??= new Promise((resolve) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const begin = () => {
      clearTimeout(timer);
      for (const input of inputs) removeEventListener(input, begin, true);
      resolve();
    };
    for (const input of inputs) addEventListener(input, begin, { capture: true, passive: true });
    const wait = () => {
      timer = setTimeout(begin, AFTER_INTERACTION_MS);
    };
    if (document.readyState === "complete") wait();
    else addEventListener("load", wait, { once: true });
  });
  return late;
}

const IDLE_WITHIN_MS = 3_000;

/** Resolves when the browser is idle, so that heavy work never delays a response to input. */
export const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if (typeof requestIdleCallback === "function")
      requestIdleCallback(() => resolve(), { timeout: IDLE_WITHIN_MS });
    else setTimeout(resolve, 1_000);
  });
