import { setTimeout as wait } from "node:timers/promises";

export interface Pace {
  perSecond: number;
  p99Ms: number;
  /** What was refused, and how often. */
  refusals: ReadonlyMap<string, number>;
}

/**
 * So many clients send one after the other for so long, as fast as they are answered, or together so many a second.
 * @param send resolves with null, or with the code of a refusal
 */
export async function measurePace(
  send: (client: number) => Promise<string | null>,
  { clients, seconds, perSecond }: { clients: number; seconds: number; perSecond?: number },
): Promise<Pace> {
  const tookMs: number[] = [];
  const refusals = new Map<string, number>();
  const begunMs = performance.now();
  const endMs = begunMs + seconds * 1_000;
  let begun = 0;
  async function work(client: number): Promise<void> {
    while (performance.now() < endMs) {
      if (perSecond !== undefined) {
        begun += 1;
        const dueMs = begunMs + (begun * 1_000) / perSecond;
        if (dueMs > performance.now()) await wait(dueMs - performance.now());
      }
      const startMs = performance.now();
      const refusal = await send(client);
      if (refusal === null) tookMs.push(performance.now() - startMs);
      else refusals.set(refusal, (refusals.get(refusal) ?? 0) + 1);
    }
  }
  await Promise.all(Array.from({ length: clients }, (_, client) => work(client)));
  const lastedMs = performance.now() - begunMs;
  tookMs.sort((a, b) => a - b);
  const p99Ms = tookMs[Math.min(tookMs.length - 1, Math.floor(tookMs.length * 0.99))] ?? 0;
  return { perSecond: (tookMs.length * 1_000) / lastedMs, p99Ms, refusals };
}
