/** Traces by OpenTelemetry: a span of each call, within the trace that the web server began. */
import type { IncomingHttpHeaders } from "node:http";
import { readTraceparent } from "@/lib/kernel/request-id";
import type { UpstreamEnv } from "../config/env";

export interface Tracing {
  /** Runs a call inside a span of its name. */
  inSpan<Result>(call: string, headers: IncomingHttpHeaders, run: () => Promise<Result>): Promise<Result>;
  /** Sends what is left. */
  close(): Promise<void>;
}

const off: Tracing = { inSpan: (_call, _headers, run) => run(), close: async () => undefined };

/** Loads the SDK only where a collector is configured. */
export async function startTracing(
  env: Pick<UpstreamEnv, "OTEL_EXPORTER_OTLP_ENDPOINT" | "ROLE">,
): Promise<Tracing> {
  if (!env.OTEL_EXPORTER_OTLP_ENDPOINT) return off;
  const { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } = await import("@opentelemetry/api");
  const { BatchSpanProcessor, NodeTracerProvider } = await import("@opentelemetry/sdk-trace-node");
  const { OTLPTraceExporter } = await import("@opentelemetry/exporter-trace-otlp-http");
  const { resourceFromAttributes } = await import("@opentelemetry/resources");
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ "service.name": `house-${env.ROLE}` }),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  });
  const tracer = provider.getTracer("house");
  return {
    async inSpan(call, headers, run) {
      const began = readTraceparent(headers.traceparent);
      const parent = began
        ? trace.setSpanContext(ROOT_CONTEXT, { ...began, traceFlags: 1, isRemote: true })
        : ROOT_CONTEXT;
      const span = tracer.startSpan(call, { kind: SpanKind.SERVER }, parent);
      try {
        return await run();
      } catch (error) {
        // The message may hold what a member wrote: only that it failed is sent.
        span.setStatus({ code: SpanStatusCode.ERROR });
        throw error;
      } finally {
        span.end();
      }
    },
    close: () => provider.shutdown(),
  };
}
