import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, test } from "vitest";
import { startCountingProxy } from "@/tools/testing/counting-proxy.mjs";

const body = "x".repeat(100_000);
let server: Server;
let proxy: Awaited<ReturnType<typeof startCountingProxy>>;

beforeEach(async () => {
  server = createServer((_, answer) => answer.end(body));
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  proxy = await startCountingProxy(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
afterEach(async () => {
  await proxy.stop();
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
});

const answer = async () => (await fetch(proxy.origin)).text();

test("every byte of an answer is counted once, its headers too, and the answer is whole", async () => {
  expect(await answer()).toBe(body);
  const bytes = proxy.take();
  expect(bytes).toBeGreaterThan(body.length);
  expect(bytes).toBeLessThan(body.length + 1_000);
  expect(proxy.take()).toBe(0);
});

test("on a slow network the answers take their time on one shared line, and stay whole", async () => {
  proxy.slowTo({ bytesPerSecond: 200_000, latencyMs: 100 });
  const before = performance.now();
  expect(await Promise.all([answer(), answer()])).toEqual([body, body]);
  // A second for the bytes of both, a round trip to connect and one to ask.
  expect(performance.now() - before).toBeGreaterThan(1_000 + 2 * 100 - 20);
});
