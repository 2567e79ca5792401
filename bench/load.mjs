/**
 * Sends requests repeatedly from so many clients at once.
 * @param {(client: number) => Promise<void>} send one request; a throw counts as a failure
 * @returns requests per second, the median and the 99th percentile in ms, the number of failures and the first
 * message
 */
export async function load(send, { clients, seconds }) {
  const end = performance.now() + seconds * 1000;
  const tookMs = [];
  const failures = [];
  const begun = performance.now();
  await Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      while (performance.now() < end) {
        const start = performance.now();
        try {
          await send(client);
          tookMs.push(performance.now() - start);
        } catch (error) {
          failures.push(error.message);
        }
      }
    }),
  );
  const lasted = (performance.now() - begun) / 1000;
  tookMs.sort((a, b) => a - b);
  const at = (share) => tookMs[Math.min(tookMs.length - 1, Math.floor(tookMs.length * share))] ?? 0;
  return {
    perSecond: tookMs.length / lasted,
    medianMs: at(0.5),
    p99Ms: at(0.99),
    failures: failures.length,
    firstFailure: failures[0],
  };
}
