import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { PAYLOAD_LIMIT_BYTES } from "@/lib/domain/constants";
import { forward } from "@/lib/server/forward";
import { askUpstream } from "@/lib/server/upstream-pool";
import { ownHeaders, post, type SmallUpstream, setEnv, startUpstream } from "./small-upstream";

let upstream: SmallUpstream;
beforeAll(async () => {
  upstream = await startUpstream();
});
afterAll(() => upstream.stop());
beforeEach(() => {
  upstream.seen.length = 0;
});

const bodyOf = (bytes: number) => `{"note":"${"x".repeat(bytes - 11)}"}`;

/** A body whose length nobody announced. */
const streamed = (text: string) => {
  const bytes = new TextEncoder().encode(text);
  let at = 0;
  return new ReadableStream({
    pull(controller) {
      if (at >= bytes.length) return controller.close();
      controller.enqueue(bytes.subarray(at, at + 1_000_000));
      at += 1_000_000;
    },
  });
};

const send = (text: string) =>
  forward(
    "poy",
    new Request("http://site.test/poy-api/poys.create", {
      method: "POST",
      headers: ownHeaders(),
      body: streamed(text),
      duplex: "half",
    } as RequestInit),
  );

test("10mb is 10485760 bytes", () => {
  expect(PAYLOAD_LIMIT_BYTES).toBe(10_485_760);
  expect(bodyOf(100)).toHaveLength(100);
});

test("a body of exactly the limit goes on, whole", async () => {
  expect((await send(bodyOf(PAYLOAD_LIMIT_BYTES))).status).toBe(200);
  expect(upstream.seen[0]?.body.length).toBe(PAYLOAD_LIMIT_BYTES);
});

test("one byte more is 413 and goes nowhere", async () => {
  const answer = await send(bodyOf(PAYLOAD_LIMIT_BYTES + 1));
  expect([answer.status, await answer.json()]).toMatchObject([413, { code: "payload-too-large" }]);
  expect(upstream.seen).toEqual([]);
});

test("an announced length over the limit is refused before it is read", async () => {
  const answer = await forward(
    "poy",
    post("/poy-api/poys.create", {}, ownHeaders({ "content-length": "10485761" })),
  );
  expect(answer.status).toBe(413);
});

test("an upstream that does not answer in time is upstream-timeout, status 504", async () => {
  upstream.answer(() => undefined);
  const asked = askUpstream({
    url: `http://127.0.0.1:${upstream.port}/api/cashs`,
    method: "GET",
    headers: {},
    timeoutMs: 80,
  });
  await expect(asked).rejects.toMatchObject({ code: "upstream-timeout", status: 504 });
});

test("an upstream that trickles is cut off by the same clock", async () => {
  upstream.answer((_, response) => {
    response.writeHead(200, { "content-type": "application/json" });
    response.write('{"data":');
  });
  const asked = askUpstream({
    url: `http://127.0.0.1:${upstream.port}/api/cashs`,
    method: "GET",
    headers: {},
    timeoutMs: 80,
  });
  await expect(asked).rejects.toMatchObject({ code: "upstream-timeout" });
});

test("an answer over the limit is garbage", async () => {
  upstream.answer((_, response) => response.end("x".repeat(PAYLOAD_LIMIT_BYTES + 1)));
  const asked = askUpstream({
    url: `http://127.0.0.1:${upstream.port}/api/cashs`,
    method: "GET",
    headers: {},
  });
  await expect(asked).rejects.toMatchObject({ code: "upstream-garbled" });
});

test("an upstream that is not there is 502 in one JSON", async () => {
  setEnv({ API_UPSTREAM_URL: "http://127.0.0.1:1/api" });
  const answer = await forward("general", new Request("http://site.test/api/sites.detail"));
  const text = await answer.text();
  expect([answer.status, JSON.parse(text)]).toMatchObject([502, { code: "upstream-unreachable" }]);
  expect(text, "the upstream's address stays inside").not.toContain("127.0.0.1");
});
