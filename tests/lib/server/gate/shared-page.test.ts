import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import {
  fillMarks,
  type GuestRequest,
  isForSharing,
  isSharedPage,
  marks,
  noteOwnPort,
  readSharedPage,
} from "@/lib/server/gate/shared-page";
import { csrfTokenFor } from "@/lib/server/session/csrf";

const guest = (
  changes: Partial<Omit<GuestRequest, "headers">> & { headers?: Record<string, string> } = {},
) => {
  const { headers = {}, ...rest } = changes;
  return {
    method: "GET",
    pathname: "/",
    search: "",
    path: "/",
    cookies: new Map([
      ["device-id", "d1"],
      ["guest-id", "g1"],
      ["locale", "th"],
    ]),
    ...rest,
    headers: new Headers({ host: "site.test", ...headers }),
  };
};
const withCookie = (name: string) => guest({ cookies: new Map([[name, "1"]]) });

describe("a page is shared by all guests", () => {
  test.each<[string, GuestRequest, boolean]>([
    ["the front page", guest(), true],
    ["without any cookie", guest({ cookies: new Map() }), true],
    ["the login in another language", guest({ pathname: "/kh/login", path: "/login" }), true],
    ["with a query", guest({ search: "?r=abc" }), false],
    ["by HEAD", guest({ method: "HEAD" }), false],
    ["a page with an address of its own", guest({ path: "/receipt/x" }), false],
    ["with a member's token", withCookie("access-token"), false],
    ["with a theme", withCookie("theme"), false],
    ["of a guest who asked for a member's page", withCookie("asked-page"), false],
    ["with a cookie that is none of ours", withCookie("other"), false],
    [
      "in LINE's browser",
      guest({ headers: { "user-agent": "Mozilla/5.0 (Linux; Android 14) Line/14.1.0" } }),
      false,
    ],
  ])("%s", (_, request, isShared) => expect(isSharedPage(request)).toBe(isShared));
});

test("marks are as long as what takes their place", () => {
  expect(marks().csrfToken).toHaveLength(csrfTokenFor({ deviceId: "a".repeat(32) }).length);
  expect(marks().nonce).toHaveLength(24);
});

describe("rendered by a request of this process to itself", () => {
  let server: Server;
  let asked: IncomingMessage[] = [];
  let status = 200;

  beforeEach(async () => {
    asked = [];
    status = 200;
    server = createServer((request, response) => {
      asked.push(request);
      const { nonce, csrfToken } = marks();
      response.writeHead(status, {
        "content-type": "text/html; charset=utf-8",
        link: `</a.js>; rel=preload; nonce="${nonce}"`,
        "set-cookie": "device-id=of-nobody",
      });
      response.end(`<html><script nonce="${nonce}">"${csrfToken}"</script><b nonce="${nonce}"></b></html>`);
    });
    await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
    noteOwnPort((server.address() as AddressInfo).port);
  });
  afterEach(async () => {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  });
  const headersOf = ({ headers }: IncomingMessage) => new Headers(headers as Record<string, string>);

  test("once for two guests, each with a nonce and a token of their own", async () => {
    const request = guest({ pathname: "/results", path: "/results", headers: { cookie: "device-id=d1" } });
    const [one, other] = await Promise.all([readSharedPage(request), readSharedPage(request)]);
    if (!one || !other) throw new Error("the page was not rendered");
    expect(asked).toHaveLength(1);
    expect(asked.map(headersOf).every(isForSharing)).toBe(true);
    expect(asked[0]?.headers.cookie).toBe("locale=th");
    const filled = fillMarks(one, { nonce: "N", csrfToken: "C" });
    expect(filled).toEqual({
      text: `<html><script nonce="N">"C"</script><b nonce="N"></b></html>`,
      headers: { "content-type": "text/html; charset=utf-8", link: `</a.js>; rel=preload; nonce="N"` },
    });
    expect(fillMarks(other, { nonce: "O", csrfToken: "D" }).text).not.toContain("N");
  });

  test("anew for another language of the browser, chosen language, page or host", async () => {
    const page = { pathname: "/promotions", path: "/promotions" };
    await readSharedPage(guest(page));
    await readSharedPage(guest({ ...page, headers: { "accept-language": "my" } }));
    await readSharedPage(guest({ ...page, cookies: new Map([["locale", "en"]]) }));
    await readSharedPage(guest({ ...page, pathname: "/mm/promotions" }));
    await readSharedPage(guest({ ...page, headers: { host: "other.test" } }));
    expect(asked).toHaveLength(5);
    expect(asked[4]?.headers.host).toBe("other.test");
  });

  test("not at all where the page fails", async () => {
    status = 500;
    expect(await readSharedPage(guest({ pathname: "/how-to", path: "/how-to" }))).toBeNull();
  });

  test("a visitor cannot ask for a page with marks", () => {
    expect(isForSharing(new Headers({ "x-marked-page": "guessed" }))).toBe(false);
  });
});
