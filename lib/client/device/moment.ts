/** An instant of this device, in ms since 1970 by two clocks, so that neither alone can make a span shorter. */
export interface Moment {
  /** Never set back while the page stands; tied to the wall clock where the page began. */
  readonly mono: number;
  readonly wall: number;
}

export const momentNow = (): Moment => ({
  mono: performance.timeOrigin + performance.now(),
  wall: Date.now(),
});
