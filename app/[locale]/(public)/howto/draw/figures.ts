/** The figures of the rules as the page says them. */
const long = { steps: 16_000, ms: 28_800 };
const short = { steps: 8_000, ms: 14_400 };

const grouped = (count: number) => count.toLocaleString("en-US");
const wholeSeconds = (ms: number) => Math.round(ms / 1_000);

export const figures = {
  longSteps: grouped(long.steps),
  longSeconds: wholeSeconds(long.ms),
  shortSteps: grouped(short.steps),
  shortSeconds: wholeSeconds(short.ms),
};

/** A round of yeekee in which a page heard the freeze so many seconds after it had sent its bytes. */
const GAP_SECONDS = 1.8;
export const example = {
  gap: GAP_SECONDS,
  seconds: long.ms / 1_000,
  times: Math.round(long.ms / 1_000 / GAP_SECONDS),
};
