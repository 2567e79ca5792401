import { createServer } from "node:http";
import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { latestBetLists } from "@/lib/contract/rounds";
import { login } from "@/lib/contract/users";
import { findFreePort } from "../../../tools/site/ports.mjs";
import { embeddedAlone, type TestDatabase } from "../../support/database/database";
import { startUpstream, type UpstreamProcess } from "../../support/service/upstream-process";

const TRACE = "4bf92f3577b34da6a3ce929d0e0e4736";
const PARENT = "00f067aa0ba902b7";
const SECRET = "a password that nobody has";

const exported = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: z.array(z.object({ key: z.string(), value: z.unknown() })) }),
      scopeSpans: z.array(
        z.object({
          spans: z.array(
            z.object({
              name: z.string(),
              traceId: z.string(),
              parentSpanId: z.string().optional(),
              status: z.object({ code: z.number() }),
            }),
          ),
        }),
      ),
    }),
  ),
});

/** A collector that takes OTLP over HTTP and keeps what it was sent. */
async function startCollector() {
  const heard: { path: string; body: string }[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      const sent = Buffer.concat(parts);
      const body = request.headers["content-encoding"] === "gzip" ? gunzipSync(sent) : sent;
      heard.push({ path: request.url ?? "", body: body.toString() });
      response.writeHead(200, { "content-type": "application/json" }).end("{}");
    });
  });
  const port = await findFreePort();
  await new Promise<void>((ready) => server.listen(port, "127.0.0.1", ready));
  return { url: `http://127.0.0.1:${port}`, heard, close: () => new Promise((done) => server.close(done)) };
}

describe.each(embeddedAlone)("traces on $kind, sent to a collector", (kind) => {
  let database: TestDatabase;
  let collector: Awaited<ReturnType<typeof startCollector>>;
  let upstream: UpstreamProcess;
  beforeAll(async () => {
    database = await kind.create();
    collector = await startCollector();
    upstream = await startUpstream(database, { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url });
  });
  afterAll(async () => {
    await upstream?.end("SIGTERM");
    await collector?.close();
    await database?.drop();
  });

  test("a call is a span of the trace that its caller began; its failure is told, its words are not", async () => {
    const headers = { traceparent: `00-${TRACE}-${PARENT}-01` };
    await upstream.call(latestBetLists, { headers });
    const body = { userName: "nobody00", password: SECRET };
    await upstream.refusal(login, { body, headers });
    // What is left is sent before the process ends.
    await upstream.end("SIGTERM");

    expect(new Set(collector.heard.map(({ path }) => path))).toEqual(new Set(["/v1/traces"]));
    const all = collector.heard.map(({ body: sent }) => sent).join("\n");
    expect(all).not.toContain(SECRET);
    expect(all).not.toContain("nobody00");
    const sent = collector.heard.flatMap(({ body: text }) => exported.parse(JSON.parse(text)).resourceSpans);
    expect(sent[0]?.resource.attributes).toContainEqual({
      key: "service.name",
      value: { stringValue: "house-all" },
    });
    const spans = sent
      .flatMap(({ scopeSpans }) => scopeSpans)
      .flatMap((scope) => scope.spans)
      .filter(({ traceId }) => traceId === TRACE);
    expect(spans.map(({ name, parentSpanId, status }) => [name, parentSpanId, status.code])).toEqual([
      ["bet-lists.latest", PARENT, 0],
      ["users.login", PARENT, 2],
    ]);
  });
});
