import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { forward } from "@/lib/server/proxy/forward";
import {
  DEVICE,
  get,
  json,
  makeToken,
  ownHeaders,
  post,
  type SmallUpstream,
  setEnv,
  startUpstream,
} from "../small-upstream";

const HOUR_SECONDS = 3_600;
const nowSeconds = () => Math.floor(Date.now() / 1_000);
let upstream: SmallUpstream;
beforeAll(async () => {
  upstream = await startUpstream();
  const hostCookiesAt = new Date(Date.now() - HOUR_SECONDS * 1_000).toISOString();
  let granted = "";
  makeToken().then((token) => {
    granted = token;
  });
  upstream.answer(({ url }, response) => {
    if (url === "/api/sites.release-start") json(response, 200, { data: { hostCookiesAt } });
    else json(response, 200, { data: {} }, url === "/api/users.login" ? { auth: granted } : {});
  });
});
afterAll(() => upstream.stop());
beforeEach(() => {
  upstream.seen.length = 0;
  setEnv({ SITE_ORIGIN: "https://site.test", TOKEN_SECRET: undefined, TRUST_PROXY: undefined });
});

const names = (answer: Response) => answer.headers.getSetCookie().map((line) => line.split("=")[0]);
const carried = () => upstream.seen.at(-1)?.headers;

describe("calls on https", () => {
  test("carry the prefixed token and device", async () => {
    const token = await makeToken();
    const cookie = `__Host-device-id=${DEVICE}; __Host-access-token=${token}`;
    await forward("general", get("/api/cashs", { host: "site.test", cookie }));
    expect(carried()).toMatchObject({ authorization: `Bearer ${token}`, "x-device-id": DEVICE });
  });

  test("carry a plain token of before the release's first start, and no plain device", async () => {
    const token = await makeToken({ iat: nowSeconds() - 2 * HOUR_SECONDS });
    const cookie = `device-id=${DEVICE}; access-token=${token}`;
    await forward("general", get("/api/cashs", { host: "site.test", cookie }));
    expect(carried()?.authorization).toBe(`Bearer ${token}`);
    expect(carried()?.["x-device-id"]).toBeUndefined();
  });

  test("carry no plain token of after it: a neighbouring host has put it there", async () => {
    const token = await makeToken({ iat: nowSeconds() });
    await forward("general", get("/api/cashs", { host: "site.test", cookie: `access-token=${token}` }));
    expect(carried()?.authorization).toBeUndefined();
  });

  test("a login sets the prefixed token and expires a plain one", async () => {
    const cookie = `__Host-device-id=${DEVICE}; access-token=planted`;
    const answer = await forward("general", post("/api/users.login", {}, ownHeaders({ cookie })));
    expect(names(answer)).toEqual(["__Host-access-token", "session-hint", "access-token"]);
    expect(answer.headers.getSetCookie()[2]).toContain("access-token=; Path=/; Max-Age=0");
  });

  test("a logout expires both names", async () => {
    const token = await makeToken();
    const cookie = `__Host-device-id=${DEVICE}; __Host-access-token=${token}; access-token=x; guest-id=y`;
    const answer = await forward("general", post("/api/users.logout", {}, ownHeaders({ cookie })));
    const gone = ["__Host-access-token", "session-hint", "__Host-guest-id", "news-alert", "banner-click"];
    expect(names(answer)).toEqual([...gone, "access-token", "guest-id"]);
    expect(answer.headers.getSetCookie().every((line) => line.includes("Max-Age=0"))).toBe(true);
  });
});
