/** Measures the boxes of a page whose short animations have ended: what flies over a text covers nothing of it. */
import { measureBoxes } from "./measure-boxes.mjs";

/** Runs in the browser: the animations that end by themselves, soon. */
export function movingAnimations() {
  // A clock's ring moves for minutes, a second at a time.
  const longMs = 2_000;
  const isOfClock = (element) => element?.closest("svg")?.parentElement?.querySelector("[role=timer]");
  const isLasting = ({ effect }) =>
    effect?.getComputedTiming().endTime > longMs || Boolean(isOfClock(effect?.target));
  // An animation that follows a scroll position never ends.
  const isTimed = (animation) => animation.timeline === document.timeline;
  // Firefox keeps what is not rendered in its first frame.
  const isRendered = ({ effect }) => effect?.target?.checkVisibility({ contentVisibilityAuto: true }) ?? true;
  return document
    .getAnimations()
    .filter(
      (animation) =>
        animation.playState === "running" &&
        isTimed(animation) &&
        !isLasting(animation) &&
        isRendered(animation),
    );
}

/** Runs in the browser, beside `movingAnimations`: waits until none is left; another may begin as one ends. */
export async function comeToRest() {
  for (let moving = movingAnimations(); moving.length > 0; moving = movingAnimations()) {
    // One that is cancelled, as its element goes, ends too.
    await Promise.allSettled(moving.map(({ finished }) => finished));
  }
}

/** Functions of the page stand beside each other: each is sent as its text. */
const script = `(async () => {
  ${[movingAnimations, comeToRest, measureBoxes].join("\n")}
  await comeToRest();
  return measureBoxes();
})()`;

/**
 * Measures in the task in which nothing moves, so that nothing begins to in between.
 * @param {import("playwright").Page} page
 * @returns {Promise<ReturnType<typeof measureBoxes>>}
 */
export const boxesAtRest = (page) => page.evaluate(script);
