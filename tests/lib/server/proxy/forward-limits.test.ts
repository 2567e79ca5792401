import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { MAX_REFUSED_PER_MINUTE } from "@/lib/domain/access/refused-input";
import { PAYLOAD_LIMIT_BYTES } from "@/lib/domain/site/constants";
import { forward } from "@/lib/server/proxy/forward";
import { csrfTokenFor } from "@/lib/server/session/csrf";
import { askUpstream } from "@/lib/server/upstream/upstream-pool";
import {
  DEVICE,
  json,
  makeToken,
  ownHeaders,
  type SmallUpstream,
  setEnv,
  startUpstream,
  succeed,
  TOKEN_KEY,
} from "../small-upstream";

let upstream: SmallUpstream;
beforeAll(async () => {
  upstream = await startUpstream();
});
afterAll(() => upstream.stop());
beforeEach(() => {
  upstream.seen.length = 0;
});

const bodyOf = (bytes: number) => `{"note":"${"x".repeat(bytes - 11)}"}`;

/** A body without a content length; `taken` is how much of it was read. */
function streamed(text: string) {
  const bytes = new TextEncoder().encode(text);
  const progress = { taken: 0 };
  const body = new ReadableStream({
    pull(controller) {
      if (progress.taken >= bytes.length) return controller.close();
      controller.enqueue(bytes.subarray(progress.taken, progress.taken + STEP_BYTES));
      progress.taken += STEP_BYTES;
    },
  });
  return { body, progress };
}
const STEP_BYTES = 10_000;

let visitors = 0;
/** An address of its own for each test, so that their calls are counted apart. */
const fromAnywhere = (extra: Record<string, string> = {}) =>
  ownHeaders({ "x-forwarded-for": `10.3.0.${++visitors}`, ...extra });

/** A member's page: their cookies, and the token of their session. */
const ofMember = (token: string) => ({
  cookie: `device-id=${DEVICE}; access-token=${token}`,
  "x-csrf-token": csrfTokenFor({ token }),
});

const send = (path: string, body: ReadableStream | string, headers = fromAnywhere()) =>
  forward(
    path.startsWith("/poy-api") ? "poy" : "general",
    new Request(`http://site.test${path}`, { method: "POST", headers, body, duplex: "half" } as RequestInit),
  );

const refusalOf = async (answer: Response) => [answer.status, (await answer.json()).code];
const TOO_LARGE = [413, "payload-too-large"];

describe("what a body may hold (decision 48)", () => {
  test.each([
    ["/api/users.login", 32_768],
    ["/poy-api/poys.create", 262_144],
    ["/poy-api/lotteries.lao.create", 262_144],
    ["/poy-api/number-sets.create", 262_144],
  ])("%s: %i bytes go on whole, one more is 413 and goes nowhere", async (path, most) => {
    expect((await send(path, streamed(bodyOf(most)).body)).status).toBe(200);
    expect(upstream.seen[0]?.body.length).toBe(most);
    upstream.seen.length = 0;
    expect(await refusalOf(await send(path, streamed(bodyOf(most + 1)).body))).toEqual(TOO_LARGE);
    expect(upstream.seen).toEqual([]);
  });

  test("the upload: 10 MB and not a byte more, and of members alone", async () => {
    const member = ofMember(await makeToken());
    const form = { "content-type": "multipart/form-data; boundary=x" };
    const upload = (bytes: number, extra: Record<string, string>) =>
      send("/api/files.create", streamed("x".repeat(bytes)).body, fromAnywhere({ ...form, ...extra }));
    expect(PAYLOAD_LIMIT_BYTES).toBe(10_485_760);
    expect((await upload(PAYLOAD_LIMIT_BYTES, member)).status).toBe(200);
    expect(upstream.seen[0]?.body.length).toBe(PAYLOAD_LIMIT_BYTES);
    expect(await refusalOf(await upload(PAYLOAD_LIMIT_BYTES + 1, member))).toEqual(TOO_LARGE);
    expect(await refusalOf(await upload(10, {}))).toEqual([401, "unauthorized"]);
  });

  test("an announced length over the limit is refused before anything is read", async () => {
    const { body, progress } = streamed(bodyOf(9_000_000));
    const answer = await send("/api/users.signup", body, fromAnywhere({ "content-length": "9000000" }));
    expect(await refusalOf(answer)).toEqual(TOO_LARGE);
    expect(progress.taken).toBeLessThanOrEqual(STEP_BYTES);
  });

  test("a length that was announced too small, or not at all, ends the reading at the limit", async () => {
    for (const extra of [{ "content-length": "10" }, {}] as Record<string, string>[]) {
      const { body, progress } = streamed(bodyOf(9_000_000));
      expect(await refusalOf(await send("/api/users.signup", body, fromAnywhere(extra)))).toEqual(TOO_LARGE);
      expect(progress.taken).toBeLessThan(32_768 + 3 * STEP_BYTES);
    }
  });
});

describe("bodies that this server writes into", () => {
  test.each([
    ["/api/users.signup", { userName: "somchai", admin: true }],
    ["/api/visitors.identify", { device: {}, pageName: "", k0: 1 }],
    ["/api/users-infos.update", { name: "Somchai", role: "staff" }],
  ])("%s: a key that the call does not have is refused and goes nowhere", async (path, body) => {
    const answer = await send(path, JSON.stringify(body));
    expect(await answer.json()).toMatchObject({
      code: "invalid-input",
      details: {
        issues: [{ path: expect.stringMatching(/^body\.(admin|k0|role)$/), code: "unrecognized_keys" }],
      },
    });
    expect([answer.status, upstream.seen]).toEqual([422, []]);
  });

  test("a key that would be a prototype is no key of any call", async () => {
    const answer = await send("/api/users.signup", '{"__proto__":{"userName":"x"}}');
    expect(await refusalOf(answer)).toEqual([422, "invalid-input"]);
  });
});

describe("refused input counts", () => {
  const signup = (headers: Record<string, string>, body = "[]") => send("/api/users.signup", body, headers);
  const refuseAll = async (headers: Record<string, string>) => {
    for (let at = 0; at < MAX_REFUSED_PER_MINUTE; at++) expect((await signup(headers)).status).toBe(400);
  };
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["Date"], now: Math.floor(Date.now() / 60_000) * 60_000 });
  });
  afterEach(() => {
    vi.useRealTimers();
    setEnv({ TOKEN_SECRET: undefined });
  });

  test("beyond 240 in a minute no body of the address is read, good or bad, until the next one", async () => {
    const from = fromAnywhere();
    await refuseAll(from);
    const { body, progress } = streamed('{"userName":"somchai"}');
    const answer = await send("/api/users.signup", body, from);
    expect(await answer.json()).toMatchObject({ code: "rate-limited", details: { retryAfterSeconds: 60 } });
    expect([answer.status, progress.taken <= STEP_BYTES, upstream.seen]).toEqual([429, true, []]);
    expect((await signup(fromAnywhere(), "{}")).status).toBe(200);
    vi.setSystemTime(Date.now() + 60_000);
    expect((await signup(from, "{}")).status).toBe(200);
  });

  test("an upstream's refusal of the input counts as well, all of a /64 together", async () => {
    upstream.answer((_, response) => json(response, 422, { code: "invalid-input" }));
    const from = (at: number) => ownHeaders({ "x-forwarded-for": `2001:db8:7:1::${at}` });
    for (let at = 0; at < MAX_REFUSED_PER_MINUTE; at++)
      expect((await signup(from(at), "{}")).status).toBe(422);
    expect((await signup(from(999), "{}")).status).toBe(429);
    upstream.answer(succeed);
  });

  test("a refusal of the rules is none of the input", async () => {
    upstream.answer((_, response) => json(response, 409, { code: "balance-too-low" }));
    const from = fromAnywhere();
    for (let at = 0; at <= MAX_REFUSED_PER_MINUTE; at++) expect((await signup(from, "{}")).status).toBe(409);
    upstream.answer(succeed);
  });

  test("a member behind such an address goes on, and is counted alone", async () => {
    setEnv({ TOKEN_SECRET: TOKEN_KEY });
    const from = fromAnywhere();
    const as = async (uuid: string) => ({ ...from, ...ofMember(await makeToken({ uuid })) });
    const [one, other] = [await as("one"), await as("other")];
    const auth = await makeToken();
    upstream.answer((_, response) => json(response, 200, { data: {} }, { auth }));
    await refuseAll(from);
    expect([(await signup(from)).status, (await signup(one, "{}")).status]).toEqual([429, 200]);
    await refuseAll(one);
    expect([(await signup(one)).status, (await signup(other, "{}")).status]).toEqual([429, 200]);
    upstream.answer(succeed);
  });

  test("a token that nobody can verify makes nobody a member", async () => {
    const from = fromAnywhere();
    await refuseAll(from);
    const member = ofMember(await makeToken({ uuid: "another" }));
    expect((await signup({ ...from, ...member }, "{}")).status).toBe(429);
  });
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
