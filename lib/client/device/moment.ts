/** An instant on this device, in ms since 1970 by two clocks, so that a change of one cannot shorten a span. */
export interface Moment {
  /** Monotonic while the page is open; equal to the wall clock when the page was loaded. */
  readonly mono: number;
  readonly wall: number;
}

export const momentNow = (): Moment => ({
  mono: performance.timeOrigin + performance.now(),
  wall: Date.now(),
});
