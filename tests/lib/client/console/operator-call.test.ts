import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { http } from "@/lib/client/calls/exchange";
import { consoleToken } from "@/lib/client/console/console-token";
import { operatorCall, operatorCsv } from "@/lib/client/console/operator-call";
import { sendCallsTo } from "../../../support/dom/browser-calls";

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** A server whose answer each test chooses. */
let answer: Answer;
let server: Server;
let asked: string[];

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url} ${request.headers["x-csrf-token"]}`);
    answer(request, response);
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  sendCallsTo(server, "fetch");
});
beforeEach(() => {
  asked = [];
  consoleToken.set("token-1");
  vi.stubGlobal("location", { pathname: "/operator/queues" });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});
afterAll(() => {
  server.closeAllConnections();
  return new Promise((done) => server.close(done));
});

const answering =
  (status: number, body: unknown, headers = {}): Answer =>
  (_, response) => {
    response.writeHead(status, { "content-type": "application/json", ...headers });
    response.end(typeof body === "string" ? body : JSON.stringify(body));
  };
const item = { queue: "deposits", item: "1" } as const;
const release = () => operatorCall("queues", "releaseClaim", item);
const leaving = () => vi.spyOn(consoleToken, "leave").mockImplementation(() => {});

test("a call goes to the console's own proxy with the page's token, and a renewed one is kept", async () => {
  const body = new Promise((resolve) => {
    answer = async (request, response) => {
      const parts: Buffer[] = [];
      for await (const part of request) parts.push(part as Buffer);
      resolve(JSON.parse(Buffer.concat(parts).toString()));
      answering(200, { data: {} }, { "x-csrf-token": "token-2" })(request, response);
    };
  });
  await release();
  expect(await body).toEqual(item);
  expect(asked).toEqual(["POST /operator/api/operators.claims.release token-1"]);
  expect(consoleToken.get()).toBe("token-2");
});

test("a call without input is an empty object on the wire", async () => {
  const length = new Promise((resolve) => {
    answer = (request, response) => {
      resolve(request.headers["content-length"]);
      answering(200, { data: [] })(request, response);
    };
  });
  expect(await operatorCall("queues", "allQueues")).toEqual([]);
  expect(await length).toBe("2");
});

test("a refusal is its fault, and one that says nothing is busy for as long as it asks", async () => {
  const leave = leaving();
  answer = answering(403, { code: "forbidden" });
  await expect(release()).rejects.toMatchObject({ code: "forbidden" });
  answer = answering(503, "", { "retry-after": "3" });
  await expect(release()).rejects.toMatchObject({ code: "busy", details: { retryAfterSeconds: 3 } });
  expect(leave).not.toHaveBeenCalled();
});

test("a token that is refused as such leads to the login", async () => {
  const leave = leaving();
  answer = answering(401, { code: "unauthorized" });
  await expect(release()).rejects.toMatchObject({ code: "unauthorized" });
  expect(leave).toHaveBeenCalledTimes(1);
});

test("the CSRF token of an earlier session is renewed, and the call sent once more", async () => {
  answer = (request, response) => {
    if (request.method === "HEAD") return void response.writeHead(200, { "x-csrf-token": "token-2" }).end();
    const isFresh = request.headers["x-csrf-token"] === "token-2";
    answering(isFresh ? 200 : 403, isFresh ? { data: {} } : { code: "csrf-failed" })(request, response);
  };
  await release();
  expect(asked.map((one) => one.split(" ")[0])).toEqual(["POST", "HEAD", "POST"]);
});

test("where no CSRF token is to be had the refusal stands, and nothing is sent again", async () => {
  answer = answering(403, { code: "csrf-failed" });
  await expect(release()).rejects.toMatchObject({ code: "csrf-failed" });
  expect(asked).toHaveLength(2);
});

test("only what may arrive twice is sent again while the service is busy, an act by the same key", async () => {
  const keys: unknown[] = [];
  answer = (request, response) => {
    keys.push(request.headers["idempotency-key"]);
    const isFirst = asked.length === 1;
    const busy = { code: "busy", details: { retryAfterSeconds: 0 } };
    answering(isFirst ? 503 : 200, isFirst ? busy : { data: {} })(request, response);
  };
  await expect(release()).rejects.toMatchObject({ code: "busy" });
  expect(asked).toHaveLength(1);
  asked = [];
  await operatorCall("queues", "releaseClaim", item, { key: "0123456789abcdef" });
  expect(keys.slice(1)).toEqual(["0123456789abcdef", "0123456789abcdef"]);
});

test("a lost connection, an ended call and a slow one are told apart", async () => {
  answer = (request) => request.socket.destroy();
  await expect(release()).rejects.toMatchObject({ code: "network-lost" });

  const ending = new AbortController();
  answer = () => ending.abort();
  const ended = operatorCall("queues", "releaseClaim", item, { signal: ending.signal });
  await expect(ended).rejects.toMatchObject({ code: "network-lost" });

  answer = () => undefined;
  const { timeout } = http.defaults;
  http.defaults.timeout = 60;
  await expect(release()).rejects.toMatchObject({ code: "timeout" });
  http.defaults.timeout = timeout;
});

test("a call that was ended before its turn is not sent", async () => {
  const ended = operatorCall("queues", "releaseClaim", item, { signal: AbortSignal.abort() });
  await expect(ended).rejects.toMatchObject({ code: "network-lost" });
  expect(asked).toEqual([]);
});

test("what is sent while the page closes goes by a request that outlives it", async () => {
  answer = answering(200, { data: {} });
  const real = fetch;
  const seen: (boolean | undefined)[] = [];
  vi.stubGlobal("fetch", (request: Request) => {
    seen.push(request.keepalive);
    return real(request);
  });
  await operatorCall("queues", "releaseClaim", item, { isLeaving: true });
  await release();
  expect(seen).toEqual([true, false]);
});

test("a file comes as it is, and its refusal is a fault", async () => {
  answer = (request, response) => response.end(`\uFEFFaccepts ${request.headers.accept}`);
  const file = await operatorCsv("jobs", "allJobs", {} as never);
  expect(new Uint8Array(await file.arrayBuffer()).slice(0, 3)).toEqual(new Uint8Array([0xef, 0xbb, 0xbf]));
  expect(await file.text()).toContain("accepts text/csv");
  answer = answering(403, { code: "forbidden" });
  await expect(operatorCsv("jobs", "allJobs", {} as never)).rejects.toMatchObject({ code: "forbidden" });
  answer = answering(502, "<h1>Bad gateway</h1>");
  await expect(operatorCsv("jobs", "allJobs", {} as never)).rejects.toMatchObject({ name: "Fault" });
});
