/** Deferred work: it starts once the first input is answered, or 6 s after load. */
const AFTER_INTERACTION_MS = 6_000;

/** The page's own answer to the first input comes first: code that is read then would delay the next frame. */
const ANSWER_MS = 500;

const inputs = ["pointerdown", "keydown", "touchstart", "wheel"] as const;
let late: Promise<void> | undefined;
let hearInput = (): void => undefined;

/** Resolves once, for the whole page view. */
export function afterInteraction(): Promise<void> {
  late ??= new Promise((resolve) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const beginIn = (ms: number) => {
      clearTimeout(timer);
      timer = setTimeout(resolve, ms);
    };
    const answer = () => {
      removeEventListener("load", wait);
      for (const input of inputs) removeEventListener(input, answer, true);
      beginIn(ANSWER_MS);
    };
    hearInput = answer;
    const wait = () => beginIn(AFTER_INTERACTION_MS);
    for (const input of inputs) addEventListener(input, answer, { capture: true, passive: true });
    if (document.readyState === "complete") wait();
    else addEventListener("load", wait, { once: true });
  });
  return late;
}

/** Counts as the first input: what the visitor came for is in a frame, whose input this page does not see. */
export function countAsInput(): void {
  void afterInteraction();
  hearInput();
}

const IDLE_WITHIN_MS = 3_000;

/** Resolves when the browser is idle, so that heavy work never delays a response to input. */
export const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if (typeof requestIdleCallback === "function")
      requestIdleCallback(() => resolve(), { timeout: IDLE_WITHIN_MS });
    else setTimeout(resolve, 1_000);
  });
