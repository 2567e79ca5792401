import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { DAY_MS } from "@/lib/domain/time/time";
import { clientIp, isOwnHost, isSecure, siteHost, siteOrigin } from "@/lib/server/config/site";
import { readable, trustHeaders } from "@/lib/server/gate/trusted-headers";
import { dropUnreadableState } from "@/lib/server/headers/router-state";
import { denyToken, isDenied } from "@/lib/server/session/deny-list";
import { readCookies } from "@/lib/server/session/site-cookies";
import { readToken } from "@/lib/server/session/token";
import { readFaultAnswer } from "@/lib/server/upstream/fault-answer";
import { cachedReply } from "@/lib/server/upstream/reply-cache";
import { makeToken, setEnv, TOKEN_KEY } from "./small-upstream";

describe("forwarding headers", () => {
  const trusted = (headers: Record<string, string>, socket: string | undefined, hops: number) => {
    const copy = { ...headers };
    trustHeaders(copy, socket, hops);
    return copy;
  };
  const forged = {
    "x-forwarded-for": "6.6.6.6",
    "x-forwarded-host": "evil.test",
    "x-forwarded-proto": "https",
    host: "a",
  };

  test("without a proxy the socket's address is the visitor's, and headers are ignored", () => {
    expect(trusted(forged, "203.0.113.7", 0)).toEqual({ host: "a", "x-forwarded-for": "203.0.113.7" });
  });
  test("behind a proxy the last address is the one it saw itself", () => {
    const headers = { ...forged, "x-forwarded-for": "6.6.6.6, 203.0.113.7" };
    expect(trusted(headers, "10.0.0.1", 1)).toEqual({ ...forged, "x-forwarded-for": "203.0.113.7" });
  });
  test("a site whose address is https is spoken to by https, unless the trusted proxy says else", () => {
    const told = (headers: Record<string, string>, hops: number) => {
      trustHeaders(headers, "10.0.0.1", hops, true);
      return headers["x-forwarded-proto"];
    };
    expect([told({}, 0), told({ "x-forwarded-proto": "http" }, 0)]).toEqual(["https", "https"]);
    expect([told({}, 1), told({ "x-forwarded-proto": "http" }, 1)]).toEqual(["https", "http"]);
  });
  test.each([
    ["203.0.113.7:5678", "203.0.113.7"],
    ["6.6.6.6, 203.0.113.7:5678", "203.0.113.7"],
    ["2001:db8::1", "2001:db8::1"],
    ["[2001:db8::1]", "2001:db8::1"],
    ['"[2001:db8::1]:443"', "2001:db8::1"],
    ["::ffff:203.0.113.7", "203.0.113.7"],
    ["not-an-address", "10.0.0.1"],
    ["203.0.113.7:port", "10.0.0.1"],
    ["6.6.6.6,", "10.0.0.1"],
    ["", "10.0.0.1"],
  ])("behind a proxy that writes %j the visitor is %s", (told, address) => {
    expect(trusted({ "x-forwarded-for": told }, "10.0.0.1", 1)["x-forwarded-for"]).toBe(address);
  });
  test("behind two proxies the address is the one that the first of them saw", () => {
    const through = (told: string, hops: number) =>
      trusted({ "x-forwarded-for": told }, "10.0.0.1", hops)["x-forwarded-for"];
    expect(through("6.6.6.6, 203.0.113.7, 10.0.0.9", 2)).toBe("203.0.113.7");
    expect(through("6.6.6.6, 203.0.113.7, 10.0.0.9", 1)).toBe("10.0.0.9");
    // Who comes past the first proxy is known by the second.
    expect(through("203.0.113.7", 2)).toBe("203.0.113.7");
  });
  test("behind a proxy that says nothing, and for addresses in IPv6 clothes", () => {
    expect(trusted({}, "::ffff:10.0.0.1", 1)).toEqual({ "x-forwarded-for": "10.0.0.1" });
  });
});

describe("what the framework could not read", () => {
  test.each([
    ["GET", "/lotto?x=%", "GET", "/lotto?x=%"],
    ["PATCH", "/api/cashs", "PATCH", "/api/cashs"],
    ["GET", "/fonts/%E0%A4%A", "GET", "/%"],
    ["GET", "/_next/%zz?a=1", "GET", "/%"],
    ["GET", "/a%00b", "GET", "/%"],
    ["POST", "/api/%E0%A4%A", "POST", "/api/unreadable"],
    ["GET", "/poy-api/%00", "GET", "/poy-api/unreadable"],
    ["GET", "http://evil.test/main", "GET", "/%"],
    ["OPTIONS", "*", "OPTIONS", "/%"],
    ["GET", "/_next/data/x/main.json", "GET", "/_next/none"],
    ["TRACE", "/", "GET", "/%"],
    ["PROPFIND", "/api/cashs", "GET", "/api/unreadable"],
  ])("%s %s is read as %s %s", (method, url, readAs, from) => {
    expect(readable({ method, url })).toEqual({ method: readAs, url: from });
  });
});

describe("what a router says it shows", () => {
  const kept = (state: string) => {
    const headers = { "next-router-state-tree": state };
    dropUnreadableState(headers);
    return headers["next-router-state-tree"];
  };
  test("stays when the framework can read it, and goes when it cannot", () => {
    const tree = encodeURIComponent(JSON.stringify(["", { children: ["lotto", {}] }]));
    expect([kept(tree), kept("not a tree"), kept("%5B%22%22%2C7%5D")]).toEqual([tree, undefined, undefined]);
  });
});

describe("the site a request came to", () => {
  beforeEach(() => setEnv({ SITE_ORIGIN: undefined, TRUST_PROXY: undefined }));
  const told = new Headers({
    host: "Inner:3000",
    "x-forwarded-host": "site.test",
    "x-forwarded-proto": "https",
    "x-forwarded-for": "1.1.1.1, 2.2.2.2",
  });

  test("is the Host header's", () => {
    expect([siteHost(told), isSecure(told), siteOrigin(told)]).toEqual([
      "inner:3000",
      false,
      "http://inner:3000",
    ]);
  });
  test("is the proxy's header once it is trusted", () => {
    setEnv({ TRUST_PROXY: "1" });
    expect([siteHost(told), isSecure(told), siteOrigin(told)]).toEqual([
      "site.test",
      true,
      "https://site.test",
    ]);
  });
  test("is the Host header's behind a proxy that names no other", () => {
    setEnv({ TRUST_PROXY: "1" });
    expect(siteHost(new Headers({ host: "site.test" }))).toBe("site.test");
  });
  test.each(["SITE_ORIGIN", "SITE_HOSTS"])("is no visitor's word once %s names the site", (name) => {
    setEnv({ TRUST_PROXY: "1", [name]: name === "SITE_ORIGIN" ? "https://site.test" : "site.test" });
    expect(isOwnHost(told)).toBe(true);
    expect(isOwnHost(new Headers({ host: "site.test", "x-forwarded-host": "evil.test" }))).toBe(false);
    expect(isOwnHost(new Headers({ host: "evil.test" }))).toBe(false);
    setEnv({ [name]: undefined });
  });
  test("is https when SITE_ORIGIN says so", () => {
    setEnv({ SITE_ORIGIN: "https://inner:3000" });
    expect([isSecure(told), siteOrigin(told)]).toEqual([true, "https://inner:3000"]);
  });
  test("the visitor's address is the last one", () => {
    expect(clientIp(told)).toBe("2.2.2.2");
    expect(clientIp(new Headers())).toBe("unknown");
  });
});

describe("tokens", () => {
  beforeAll(() => setEnv({ TOKEN_SECRET: TOKEN_KEY }));
  afterAll(() => setEnv({ TOKEN_SECRET: undefined }));

  test("a good one is a member's", async () => {
    expect(await readToken(await makeToken({ status: 4 }))).toMatchObject({ kind: "member", status: 4 });
  });
  test("one that was verified is verified again under another key, and is over when it has expired", async () => {
    const token = await makeToken();
    expect((await readToken(token)).kind).toBe("member");
    expect(await readToken(token, Date.now() + DAY_MS)).toEqual({ kind: "expired" });
    setEnv({ TOKEN_SECRET: "another key of the same site" });
    expect(await readToken(token)).toEqual({ kind: "undecodable" });
  });
  test("one that was signed out is over", async () => {
    const token = await makeToken();
    denyToken(token, Date.now() / 1000 + 60);
    expect([isDenied(token), await readToken(token)]).toEqual([true, { kind: "expired" }]);
  });
  test("a foreign signature and a changed payload are no tokens", async () => {
    const token = await makeToken();
    const [head, , signature] = token.split(".");
    const payload = Buffer.from(JSON.stringify({ uuid: "x", status: 0, exp: 9_999_999_999 })).toString(
      "base64url",
    );
    expect(await readToken(await makeToken({}, "not the right key at all"))).toEqual({ kind: "undecodable" });
    expect(await readToken(`${head}.${payload}.${signature}`)).toEqual({ kind: "undecodable" });
  });
  test("a token without a signature is no token", async () => {
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
    const unsigned = `${part({ alg: "none" })}.${part({ uuid: "x", status: 0, exp: 9_999_999_999 })}.`;
    expect(await readToken(unsigned)).toEqual({ kind: "undecodable" });
  });
});

describe("cookies of a request", () => {
  test.each([
    [null, {}],
    ["a=1; b=2", { a: "1", b: "2" }],
    ["a=1;a=2", { a: "1" }],
    ["a=x=y; b=%7B%7D; c=%", { a: "x=y", b: "{}", c: "%" }],
    ["=1; ;; d", {}],
  ])("%s", (header, cookies) => expect(Object.fromEntries(readCookies(header))).toEqual(cookies));
});

describe("a shared answer", () => {
  test("is asked for once while it lives, and by many at once", async () => {
    let asked = 0;
    const make = async () => ++asked;
    const both = [cachedReply("one", 1000, make, 0), cachedReply("one", 1000, make, 999)];
    expect(await Promise.all(both)).toEqual([1, 1]);
    expect(await cachedReply("one", 1000, make, 1000)).toBe(2);
  });
  test("is as fresh as its reader wants it, whatever the one bears who asked first", async () => {
    let asked = 0;
    const make = async () => ++asked;
    await cachedReply("three", 10_000, make, 0);
    expect(await cachedReply("three", 1_000, make, 2_000)).toBe(2);
    expect(await cachedReply("three", 10_000, make, 9_000)).toBe(2);
  });
  test("is asked for again before it is too old, and its readers go on with the old one meanwhile", async () => {
    const calls: ((value: string) => void)[] = [];
    const make = () => new Promise<string>((resolve) => calls.push(resolve));
    const read = (nowMs: number) => cachedReply("four", 1000, make, nowMs);
    const first = read(0);
    calls[0]?.("first");
    expect(await first).toBe("first");
    expect([await read(749), calls.length]).toEqual(["first", 1]);
    expect([await read(750), await read(900), calls.length]).toEqual(["first", "first", 2]);
    // Too old by now: the call on its way is waited for, and no other is sent.
    const waiting = read(1000);
    calls[1]?.("second");
    expect([await waiting, await read(1400), calls.length]).toEqual(["second", "second", 2]);
    expect([await read(1600), calls.length]).toEqual(["second", 3]);
  });
  test("stays while it lives when its renewal failed, and no longer", async () => {
    let asked = 0;
    const make = async () => {
      asked += 1;
      if (asked === 2) throw new Error("down");
      return asked;
    };
    const read = (nowMs: number) => cachedReply("five", 1000, make, nowMs);
    expect([await read(0), await read(800), await read(900), asked]).toEqual([1, 1, 1, 2]);
    expect([await read(1000), asked]).toEqual([3, 3]);
  });
  test("is not kept when it failed", async () => {
    await expect(cachedReply("two", 1000, () => Promise.reject(new Error("down")), 0)).rejects.toThrow(
      "down",
    );
    expect(await cachedReply("two", 1000, async () => "up", 1)).toBe("up");
  });
});

test("a refusal's details are domain values", () => {
  const text = JSON.stringify({
    code: "balance-too-low",
    message: "no",
    details: { balance: 10.5, needed: 20 },
  });
  expect(readFaultAnswer({ status: 409, text })).toMatchObject({
    code: "balance-too-low",
    details: { balance: 1050, needed: 2000 },
  });
});
