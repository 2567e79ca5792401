import { appendFileSync, existsSync, readFileSync } from "node:fs";
import { z } from "zod";
import { MINUTE_MS } from "@/lib/domain/time/time";

const line = z.object({ key: z.string(), value: z.unknown() });

/** What of a long run is done. */
export interface Progress {
  has(key: string): boolean;
  keep(key: string, value: unknown): void;
  count(): number;
  /** Over what is kept under keys that begin so. */
  sumOf(prefix: string, of: (value: unknown) => number): number;
  /** True once the run's time is used up: what is left waits for the next one. */
  isOver(): boolean;
}

/**
 * With `PROGRESS` in the environment, what was done is a line of that file, and is not done again by a run after one
 * that was cut. `PROGRESS_MINUTES` ends the run so long after its opening.
 * @param share of those minutes
 */
export function openProgress(share = 1): Progress {
  const { PROGRESS: file, PROGRESS_MINUTES } = process.env;
  const minutes = Number(PROGRESS_MINUTES || Number.POSITIVE_INFINITY) * share;
  const untilMs = Date.now() + minutes * MINUTE_MS;
  const done = new Map<string, unknown>();
  if (file && existsSync(file))
    for (const each of readFileSync(file, "utf8").split("\n"))
      if (each.includes('"key"')) {
        const { key, value } = line.parse(JSON.parse(each));
        done.set(key, value);
      }
  return {
    has: (key) => done.has(key),
    keep(key, value) {
      done.set(key, value);
      if (file) appendFileSync(file, `${JSON.stringify({ key, value })}\n`);
    },
    count: () => done.size,
    sumOf: (prefix, of) =>
      [...done].reduce((sum, [key, value]) => sum + (key.startsWith(prefix) ? of(value) : 0), 0),
    isOver: () => Date.now() > untilMs,
  };
}
