import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { refuseToken } from "@/lib/server/ask/refused-tokens";
import { forward } from "@/lib/server/proxy/forward";
import { denyToken } from "@/lib/server/session/deny-list";
import { makeToken, post, type SmallUpstream, startUpstream } from "@/tests/lib/server/small-upstream";
import { follow, KNOWN } from "./visit";

let upstream: SmallUpstream;
beforeAll(async () => {
  upstream = await startUpstream();
});
afterAll(() => upstream.stop());

const session = (claims: Record<string, unknown> = {}) => makeToken({ sid: "s1", ...claims });

/** The access token that the browser has. */
const tokens: Record<string, () => Promise<string>> = {
  "a session": session,
  "one that must sign in again": () => session({ status: 1 }),
  "one without credit and bank": () => session({ status: 2 }),
  "one that has expired": () => session({ exp: 1_000 }),
  "one that was signed out here": async () => {
    const token = await session();
    denyToken(token, Date.now() / 1_000 + 60);
    return token;
  },
  "one that the upstream refused": async () => {
    const token = await session();
    refuseToken(token);
    return token;
  },
  "no token at all": async () => "a.b.c",
};
const pages = ["/", "/login", "/main", "/credit/deposit", "/nowhere"];

describe("what a page sends passes the proxy, whichever page it is and whatever its visitor has left of a session", () => {
  test.each(Object.keys(tokens).flatMap((kind) => pages.map((page) => [kind, page] as const)))(
    "%s, at %s",
    async (kind, page) => {
      const arriving = `${KNOWN}; access-token=${await tokens[kind]?.()}`;
      const { last, cookie } = await follow(page, arriving);
      const sent = post(
        "/api/visitors.identify",
        {},
        {
          ...{ host: "site.test", "content-type": "application/json", "sec-fetch-site": "same-origin" },
          ...{ cookie, "x-csrf-token": last.seen("x-page-csrf") ?? "" },
        },
      );
      expect((await forward("general", sent)).status).toBe(200);
    },
  );
});
