import { perProcess } from "@/lib/server/config/per-process";
import { metricsOf } from "@/lib/server/metrics/web-metrics";

/**
 * Rows of an answer that could not be read. Each is counted; logged once per call and process: the upstream's operator
 * has to know, but not for every page.
 */
export function noteLeftOut(path: string, leftOut: readonly string[]): void {
  if (leftOut.length === 0) return;
  metricsOf()?.leftOut(path, leftOut.length);
  const told = perProcess("rows-left-out", () => new Set<string>());
  if (told.has(path)) return;
  told.add(path);
  const line = { level: "warn", msg: "rows of an answer break the contract and are left out", path, leftOut };
  process.stderr.write(`${JSON.stringify(line)}\n`);
}
