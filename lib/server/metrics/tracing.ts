/** Traces by OpenTelemetry (OTEL_EXPORTER_OTLP_ENDPOINT): the framework's own spans; else nothing is loaded. */
import { env } from "@/lib/server/config/env";
import { perProcess } from "@/lib/server/config/per-process";

const kept = () => perProcess("tracing", () => ({ current: (): string | undefined => undefined }));

/** Registers the SDK before the first request; the framework then makes a span of each request and fetch. */
export async function startTracing(): Promise<void> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT } = env();
  if (!OTEL_EXPORTER_OTLP_ENDPOINT) return;
  const { context, propagation } = await import("@opentelemetry/api");
  const { BatchSpanProcessor, NodeTracerProvider } = await import("@opentelemetry/sdk-trace-node");
  const { OTLPTraceExporter } = await import("@opentelemetry/exporter-trace-otlp-http");
  const { resourceFromAttributes } = await import("@opentelemetry/resources");
  new NodeTracerProvider({
    resource: resourceFromAttributes({ "service.name": "house-web" }),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  }).register();
  kept().current = () => {
    const carrier: { traceparent?: string } = {};
    propagation.inject(context.active(), carrier);
    return carrier.traceparent;
  };
}

/** The trace that a call to the upstream continues: this process's own span, else the one that a proxy began. */
export const traceparentOf = (from: Headers): string | null => kept().current() ?? from.get("traceparent");
