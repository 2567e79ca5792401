import { afterEach, beforeEach, describe, expect, test } from "vitest";
import {
  DEVICE,
  json,
  makeToken,
  type SmallUpstream,
  setEnv,
  startUpstream,
} from "@/tests/lib/server/small-upstream";
import { visit } from "./visit";

const GUEST = "fedcba9876543210fedcba9876543210";
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const PREFIXED = `__Host-device-id=${DEVICE}; __Host-guest-id=${GUEST}`;

let upstream: SmallUpstream | undefined;
beforeEach(() =>
  setEnv({ SITE_ORIGIN: "https://site.test", TOKEN_SECRET: undefined, TRUST_PROXY: undefined }),
);
afterEach(async () => {
  await upstream?.stop();
  upstream = undefined;
  setEnv({ SITE_ORIGIN: undefined });
});

/** An upstream whose database saw the release start this long ago; null: one that does not know. */
async function startedAgo(ms: number | null): Promise<void> {
  upstream = await startUpstream();
  const at = ms === null ? null : new Date(Date.now() - ms).toISOString();
  upstream.answer(({ url }, response) =>
    at && url === "/api/sites.release-start"
      ? json(response, 200, { data: { hostCookiesAt: at } })
      : json(response, 404, { code: "not-found", message: "" }),
  );
}

const issued = (agoMs: number) => makeToken({ iat: Math.floor((Date.now() - agoMs) / 1_000) });

describe("on https what says who is there is bound to the host", () => {
  test("a new visitor gets both ids with the prefix, and the page behind sees them by it", async () => {
    const { headers, seen } = await visit("/");
    const [device, guest] = headers.getSetCookie();
    expect(device).toMatch(
      /^__Host-device-id=[0-9a-f]{32}; Path=\/; Max-Age=31536000; SameSite=Lax; Secure; HttpOnly$/,
    );
    expect(guest).toMatch(/^__Host-guest-id=[0-9a-f]{32}; Path=\/; .*; Secure; HttpOnly$/);
    expect(seen("cookie")).toMatch(/^__Host-device-id=[0-9a-f]{32}; __Host-guest-id=[0-9a-f]{32}$/);
  });

  test("a known one gets nothing new, and is in by the prefixed token", async () => {
    await startedAgo(HOUR_MS);
    const cookie = `__Host-access-token=${await makeToken()}; ${PREFIXED}`;
    const { status, cookies, seen } = await visit("/main", { cookie });
    expect([status, cookies, seen("cookie")]).toEqual([200, {}, cookie]);
  });

  test("a plain cookie beside the prefixed one counts nothing and is expired", async () => {
    await startedAgo(HOUR_MS);
    const [own, planted] = [await makeToken({ uuid: "own" }), await makeToken({ uuid: "planted" })];
    const kept = `__Host-access-token=${own}; ${PREFIXED}`;
    const cookie = `access-token=${planted}; device-id=${"f".repeat(32)}; ${kept}`;
    const { seen, cookies } = await visit("/main", { cookie });
    expect(seen("cookie")).toBe(kept);
    expect(cookies).toEqual({ "access-token": null, "device-id": null });
  });

  test("on http the names are the plain ones, and prefixed cookies are ignored", async () => {
    setEnv({ SITE_ORIGIN: undefined });
    const { status, cookies } = await visit("/main", { cookie: `__Host-access-token=${await makeToken()}` });
    expect([status, Object.keys(cookies)]).toEqual([307, ["device-id", "guest-id"]]);
  });
});

describe("a plain access token on https", () => {
  const isIn = async (cookie: string) => {
    const answer = await visit("/main", { cookie: `${PREFIXED}; ${cookie}` });
    expect(answer.cookies["access-token"]).toBeNull();
    return { isIn: answer.status === 200, isSetAnew: answer.cookies["__Host-access-token"] };
  };

  test.each([
    ["issued before the release's first start, an hour after it", HOUR_MS, 2 * HOUR_MS, true],
    ["issued before it, 23 hours after it", 23 * HOUR_MS, 24 * HOUR_MS, true],
    ["issued before it, a day after it", DAY_MS, DAY_MS + HOUR_MS, false],
    ["issued after it", HOUR_MS, HOUR_MS / 2, false],
    ["where nobody knows when that was", null, 2 * HOUR_MS, false],
  ])("%s", async (_when, startedAgoMs, issuedAgoMs, isTaken) => {
    await startedAgo(startedAgoMs);
    const token = await issued(issuedAgoMs);
    expect(await isIn(`access-token=${token}`)).toEqual({
      isIn: isTaken,
      isSetAnew: isTaken ? token : undefined,
    });
  });

  test("that does not say when it was issued is none", async () => {
    await startedAgo(HOUR_MS);
    expect(await isIn(`access-token=${await makeToken()}`)).toEqual({ isIn: false, isSetAnew: undefined });
  });

  test("is not set anew for a member who must sign in again", async () => {
    await startedAgo(HOUR_MS);
    const token = await makeToken({ status: 1, iat: Math.floor(Date.now() / 1_000) - 7_200 });
    const { status, cookies } = await visit("/login", { cookie: `${PREFIXED}; access-token=${token}` });
    expect([status, cookies]).toEqual([
      200,
      { "__Host-access-token": null, "session-hint": null, "access-token": null },
    ]);
  });
});

describe("plain ids on https", () => {
  test.each([
    ["29 days after the release's first start keep their value", 29 * DAY_MS, true],
    ["30 days after it are made anew", 30 * DAY_MS, false],
    ["are made anew where nobody knows when that was", null, false],
  ])("%s", async (_when, startedAgoMs, isTaken) => {
    await startedAgo(startedAgoMs);
    const { cookies } = await visit("/", { cookie: `device-id=${DEVICE}; guest-id=${GUEST}` });
    expect([cookies["__Host-device-id"] === DEVICE, cookies["__Host-guest-id"] === GUEST]).toEqual([
      isTaken,
      isTaken,
    ]);
    expect([cookies["device-id"], cookies["guest-id"]]).toEqual([null, null]);
  });

  test("that this site cannot have issued are made anew", async () => {
    await startedAgo(HOUR_MS);
    const { cookies } = await visit("/", { cookie: "device-id=x; guest-id=<script>" });
    expect(cookies["__Host-device-id"]).toMatch(/^[0-9a-f]{32}$/);
    expect(cookies["__Host-guest-id"]).toMatch(/^[0-9a-f]{32}$/);
  });
});
