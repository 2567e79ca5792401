import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { CALL_TIMEOUT_MS } from "@/lib/client/calls/call-timeout";
import { consoleToken } from "@/lib/client/console/console-token";
import { post, postAndLeave, postForFile } from "@/lib/client/console/exchange";

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** A server whose answer each test chooses. */
let answer: Answer = (_, response) => response.end();
let server: Server;

beforeAll(async () => {
  server = createServer((request, response) => answer(request, response));
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const real = fetch;
  vi.stubGlobal("fetch", (path: string, init: RequestInit) => real(origin + path, init));
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});
afterAll(() => {
  vi.unstubAllGlobals();
  server.closeAllConnections();
  return new Promise((done) => server.close(done));
});

const refusing =
  (status: number, body: string, headers = {}): Answer =>
  (_, response) => {
    response.writeHead(status, headers);
    response.end(body);
  };

test("an answer comes with its headers; the body and the token went along", async () => {
  consoleToken.set("token-1");
  const seen = new Promise<string>((resolve) => {
    answer = async (request, response) => {
      const parts: Buffer[] = [];
      for await (const part of request) parts.push(part as Buffer);
      resolve(`${request.url} ${request.headers["x-csrf-token"]} ${Buffer.concat(parts)}`);
      response.setHeader("x-csrf-token", "token-2");
      response.end('{"data":{"n":1}}');
    };
  });
  const { data, headers } = await post("/operators.today", { day: 1 });
  expect(data).toEqual({ data: { n: 1 } });
  expect(headers.get("x-csrf-token")).toBe("token-2");
  expect(await seen).toBe('/operator/api/operators.today token-1 {"day":1}');
});

test("a refusal is its fault, and one that says nothing is busy for as long as it asks", async () => {
  const leave = vi.spyOn(consoleToken, "leave").mockImplementation(() => {});
  answer = refusing(403, '{"code":"forbidden"}');
  await expect(post("/x", {})).rejects.toMatchObject({ code: "forbidden" });
  answer = refusing(503, "", { "retry-after": "3" });
  await expect(post("/x", {})).rejects.toMatchObject({ code: "busy", details: { retryAfterSeconds: 3 } });
  expect(leave).not.toHaveBeenCalled();
});

test("a token that is refused as such leads to the login", async () => {
  const leave = vi.spyOn(consoleToken, "leave").mockImplementation(() => {});
  answer = refusing(401, '{"code":"unauthorized"}');
  await expect(post("/x", {})).rejects.toMatchObject({ code: "unauthorized" });
  expect(leave).toHaveBeenCalledTimes(1);
});

test("a lost connection, an ended call and a slow one are told apart", async () => {
  answer = (request) => request.socket.destroy();
  await expect(post("/x", {})).rejects.toMatchObject({ code: "network-lost" });

  const ending = new AbortController();
  answer = () => ending.abort();
  await expect(post("/x", {}, { signal: ending.signal })).rejects.toMatchObject({ code: "network-lost" });

  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  answer = () => vi.advanceTimersByTime(CALL_TIMEOUT_MS);
  await expect(post("/x", {})).rejects.toMatchObject({ code: "timeout" });
});

test("a call that was ended before its turn is not sent", async () => {
  const sent = vi.fn();
  answer = (_, response) => response.end(sent());
  await expect(post("/x", {}, { signal: AbortSignal.abort() })).rejects.toMatchObject({
    code: "network-lost",
  });
  expect(sent).not.toHaveBeenCalled();
});

test("what is posted while the page closes is sent at once, with the token, and fails silently", async () => {
  consoleToken.set("token-3");
  const seen = new Promise<string>((resolve) => {
    answer = (request) => {
      resolve(`${request.url} ${request.headers["x-csrf-token"]}`);
      request.socket.destroy();
    };
  });
  postAndLeave("/operators.claims.release", { queue: "deposits", item: "1" });
  expect(await seen).toBe("/operator/api/operators.claims.release token-3");
});

test("a file comes as it is", async () => {
  answer = (request, response) => response.end(`accepts ${request.headers.accept}`);
  expect(await (await postForFile("/x", {}, "text/csv")).text()).toBe("accepts text/csv");
});
