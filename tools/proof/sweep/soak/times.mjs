const kinds = [
  ["slip", /poys\.create$/],
  ["deposit", /(deposits\.fast\.create|simulators\.transfer)$/],
  ["other call", /^\/(poy-)?api\//],
  ["page", /^\//],
];

/** Collects response times by kind of request, and the responses with status 5xx. */
export function createTimes() {
  const tookMs = new Map(kinds.map(([kind]) => [kind, []]));
  const broken = [];
  return {
    broken,
    add({ method, path, status, ms }) {
      const [kind] = kinds.find(([, pattern]) => pattern.test(path));
      tookMs.get(kind).push(ms);
      if (status >= 500) broken.push(`${method} ${path} answers ${status}`);
    },
    count: () => [...tookMs.values()].reduce((sum, list) => sum + list.length, 0),
    rows: () => [...tookMs].map(([kind, list]) => ({ "ms until answered": kind, ...percentiles(list) })),
    total: () => percentiles([...tookMs.values()].flat()),
  };
}

/** @param {number[]} tookMs */
export function percentiles(tookMs) {
  const sorted = tookMs.toSorted((a, b) => a - b);
  const at = (share) =>
    Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
  return { count: sorted.length, p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}
