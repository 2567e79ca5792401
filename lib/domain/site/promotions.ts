/** When a promotion is valid, in milliseconds since 1970; `endsAtMs` null: it has no end. */
export interface PromotionTime {
  readonly publishedAtMs: number;
  readonly endsAtMs: number | null;
}

/** How long an ended promotion is still listed, for those who took part (milliseconds: 60 days). */
export const ENDED_SHOWN_MS = 60 * 24 * 60 * 60 * 1000;

export const hasEnded = ({ endsAtMs }: PromotionTime, nowMs: number): boolean =>
  endsAtMs !== null && endsAtMs <= nowMs;

/** Running ones first, newest first; then ended ones, the latest to end first. */
export function promotionsInOrder<Row>(
  rows: readonly Row[],
  timeOf: (row: Row) => PromotionTime,
  nowMs: number,
): { running: Row[]; ended: Row[] } {
  const timed = rows.map((row) => ({ row, time: timeOf(row) }));
  const running = timed
    .filter(({ time }) => !hasEnded(time, nowMs))
    .sort((one, other) => other.time.publishedAtMs - one.time.publishedAtMs);
  const ended = timed
    .filter(({ time }) => hasEnded(time, nowMs))
    .sort((one, other) => (other.time.endsAtMs ?? 0) - (one.time.endsAtMs ?? 0));
  return { running: running.map(({ row }) => row), ended: ended.map(({ row }) => row) };
}
