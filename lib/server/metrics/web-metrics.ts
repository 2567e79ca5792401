/** Metrics of the web process in Prometheus's format, on a port of their own (METRICS_PORT); else nothing is loaded. */
import { createServer } from "node:http";
import { env } from "@/lib/server/config/env";
import { perProcess } from "@/lib/server/config/per-process";

export interface WebMetrics {
  answered(kind: string, status: number, seconds: number): void;
  /** Rows of an upstream's answer that could not be read. */
  leftOut(path: string, rows: number): void;
}

const kept = () => perProcess("web-metrics", () => ({ metrics: null as WebMetrics | null }));

/** Null until they are opened, and without METRICS_PORT. */
export const metricsOf = (): WebMetrics | null => kept().metrics;

/** Opens the port, where one is configured. @throws Error where it cannot listen there */
export async function openMetrics(): Promise<void> {
  const { METRICS_PORT, METRICS_HOST } = env();
  if (METRICS_PORT === undefined) return;
  const { collectDefaultMetrics, Counter, Histogram, Registry } = await import("prom-client");
  const registry = new Registry();
  registry.setDefaultLabels({ service: "web" });
  collectDefaultMetrics({ register: registry });
  // The same numbers again under names that Prometheus keeps for counters.
  for (const what of ["handles", "requests", "resources"])
    registry.removeSingleMetric(`nodejs_active_${what}_total`);
  const answers = new Histogram({
    name: "house_web_answer_seconds",
    help: "Time of answers of the web server, by kind (page, call, file) and status",
    labelNames: ["kind", "status"],
    buckets: [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  const leftOut = new Counter({
    name: "house_web_rows_left_out_total",
    help: "Rows of answers of the upstream that break the contract, by call",
    labelNames: ["call"],
    registers: [registry],
  });
  const server = createServer(async (request, response) => {
    if (request.url !== "/metrics") return void response.writeHead(404).end();
    response.setHeader("content-type", registry.contentType);
    response.end(await registry.metrics());
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(METRICS_PORT, METRICS_HOST, resolve);
  });
  // The process ends with its web server.
  server.unref();
  kept().metrics = {
    answered: (kind, status, seconds) => answers.observe({ kind, status: String(status) }, seconds),
    leftOut: (path, rows) => leftOut.inc({ call: path.slice(1) }, rows),
  };
}
