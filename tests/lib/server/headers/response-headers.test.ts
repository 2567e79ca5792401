import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { watchRequests } from "@/lib/server/gate/trusted-headers";
import { answerHeaders } from "@/lib/server/headers/response-headers";

const everywhere = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()",
};
const sameOriginHeaders = {
  ...everywhere,
  "X-Frame-Options": "DENY",
  "Content-Security-Policy": "frame-ancestors 'none'",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
};
const partnerHeaders = { ...everywhere, "Cross-Origin-Resource-Policy": "cross-origin" };
const gameHeaders = {
  ...everywhere,
  "X-Frame-Options": "SAMEORIGIN",
  "Cross-Origin-Resource-Policy": "same-origin",
};
const receiptHeaders = { ...sameOriginHeaders, "Referrer-Policy": "no-referrer", "X-Robots-Tag": "noindex" };
const promise = { "Strict-Transport-Security": "max-age=31536000; includeSubDomains" };

describe("the headers of an answer", () => {
  test.each([
    ["/", sameOriginHeaders],
    ["/main", sameOriginHeaders],
    ["/icon.svg", sameOriginHeaders],
    ["/_next/static/chunks/a.js", sameOriginHeaders],
    ["/api/cashs", sameOriginHeaders],
    ["/login/external", sameOriginHeaders],
    ["/externals", sameOriginHeaders],
    ["/%", sameOriginHeaders],
    ["/external/login", partnerHeaders],
    ["/en/external/login", partnerHeaders],
    ["/external", partnerHeaders],
    ["/sim/games/hi-lo", gameHeaders],
    ["/sim/line/authorize", sameOriginHeaders],
    ["/en/sim/games/hi-lo", sameOriginHeaders],
    ["/receipt/3KT9ZQ0A1B2C3D4E5F6G7H8J9K", receiptHeaders],
    ["/kh/receipt/3KT9ZQ0A1B2C3D4E5F6G7H8J9K", receiptHeaders],
    ["/%72eceipt/x", receiptHeaders],
    ["/receipt", receiptHeaders],
    ["/receipts", sameOriginHeaders],
  ])("%s", (path, headers) => {
    expect(answerHeaders(path, false)).toEqual(headers);
    expect(answerHeaders(path, true)).toEqual({ ...headers, ...promise });
  });
});

describe("every answer of a server has them before anyone has seen the request", () => {
  let server: Server;
  const asked: string[] = [];
  beforeAll(async () => {
    watchRequests(1, false);
    server = createServer(({ method, url }, response) => {
      asked.push(`${method} ${url}`);
      if (url === "/moved") response.writeHead(307, { location: "/" });
      else if (url === "/api/cashs") response.writeHead(502);
      else response.statusCode = url === "/%" ? 400 : 200;
      response.end();
    });
    await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  });
  afterAll(() => new Promise((done) => server.close(done)));

  test.each([
    ["GET", "/icon.svg", 200],
    ["GET", "/moved", 307],
    ["POST", "/api/cashs", 502],
    ["GET", "/fonts/%E0%A4%A", 400],
  ])("%s %s answers %i with them", async (method, path, status) => {
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const ask = (headers = {}) => fetch(origin + path, { method, headers, redirect: "manual" });
    const answer = await ask();
    expect(answer.status).toBe(status);
    for (const [name, value] of Object.entries(sameOriginHeaders))
      expect(answer.headers.get(name), name).toBe(value);
    expect(answer.headers.get("strict-transport-security")).toBeNull();
    const secure = await ask({ "x-forwarded-proto": "https" });
    expect(secure.headers.get("strict-transport-security")).toBe(promise["Strict-Transport-Security"]);
  });
  test("an address that the framework would choke on is one that nobody can read", () => {
    expect(asked).toContain("GET /%");
  });
});
