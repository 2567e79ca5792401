import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { forward } from "@/lib/server/proxy/forward";
import { csrfTokenFor, frameCsrfToken } from "@/lib/server/session/csrf";
import {
  DEVICE,
  json,
  makeToken,
  ownHeaders,
  post,
  type SmallUpstream,
  setEnv,
  startUpstream,
} from "../small-upstream";

let upstream: SmallUpstream;
beforeAll(async () => {
  upstream = await startUpstream();
});
afterAll(() => upstream.stop());
beforeEach(() => {
  upstream.seen.length = 0;
});

const without = (name: string, extra: Record<string, string> = {}) => {
  const { [name]: _, ...rest } = ownHeaders(extra);
  return rest;
};
const OTHER = "ffffffffffffffffffffffffffffffff";

describe("a state change passes only from this site's own pages", () => {
  test.each([
    ["a page of ours", ownHeaders(), 200],
    [
      "ours in a browser without Sec-Fetch-Site",
      without("sec-fetch-site", { origin: "http://site.test" }),
      200,
    ],
    ["JSON with a charset", ownHeaders({ "content-type": "application/json; charset=utf-8" }), 200],
    ["another site", ownHeaders({ "sec-fetch-site": "cross-site" }), 400],
    ["a neighbour on the same domain", ownHeaders({ "sec-fetch-site": "same-site" }), 400],
    ["the address bar", ownHeaders({ "sec-fetch-site": "none" }), 400],
    ["another origin, no Sec-Fetch-Site", without("sec-fetch-site", { origin: "http://evil.test" }), 400],
    ["our host on another port", without("sec-fetch-site", { origin: "http://site.test:81" }), 400],
    ["our host on https", without("sec-fetch-site", { origin: "https://site.test" }), 400],
    ["the origin null", without("sec-fetch-site", { origin: "null" }), 400],
    ["neither Sec-Fetch-Site nor Origin", without("sec-fetch-site"), 400],
    [
      "cross-site with a matching origin",
      ownHeaders({ "sec-fetch-site": "cross-site", origin: "http://site.test" }),
      400,
    ],
    ["no token", without("x-csrf-token"), 400],
    ["an empty token", ownHeaders({ "x-csrf-token": "" }), 400],
    ["another device's token", ownHeaders({ "x-csrf-token": csrfTokenFor({ deviceId: OTHER }) }), 400],
    ["no device", without("cookie"), 400],
    ["the device's name as token", ownHeaders({ "x-csrf-token": DEVICE }), 400],
    ["a form", ownHeaders({ "content-type": "application/x-www-form-urlencoded" }), 415],
    ["plain text", ownHeaders({ "content-type": "text/plain" }), 415],
    ["multipart where JSON belongs", ownHeaders({ "content-type": "multipart/form-data; boundary=x" }), 415],
    ["no content type", without("content-type"), 415],
  ])("%s", async (_, headers, status) => {
    const answer = await forward("general", post("/api/users.login", "{}", headers));
    expect(answer.status).toBe(status);
    expect(upstream.seen).toHaveLength(status === 200 ? 1 : 0);
  });

  test("the refusal is 400 csrf-failed and does not sign out", async () => {
    const answer = await forward(
      "general",
      post("/api/users.logout", {}, ownHeaders({ "x-csrf-token": "x" })),
    );
    expect(await answer.json()).toMatchObject({ code: "csrf-failed" });
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  test("the one upload call takes multipart with the same token", async () => {
    const headers = ownHeaders({
      "content-type": "multipart/form-data; boundary=x",
      cookie: `device-id=${DEVICE}; access-token=${await makeToken()}`,
    });
    expect((await forward("general", post("/api/files.create", "--x--", headers))).status).toBe(200);
    expect(upstream.seen[0]?.headers["content-type"]).toBe("multipart/form-data; boundary=x");
  });

  test("a read needs none of it", async () => {
    const headers = { host: "site.test", "sec-fetch-site": "cross-site" };
    expect(
      (await forward("general", new Request("http://site.test/api/sites.detail", { headers }))).status,
    ).toBe(200);
  });

  test("another secret makes other tokens", async () => {
    const before = csrfTokenFor({ deviceId: DEVICE });
    setEnv({ CSRF_SECRET: "quite another secret" });
    expect(csrfTokenFor({ deviceId: DEVICE })).not.toBe(before);
  });
});

describe("the token is bound to whose page it is", () => {
  const SID = "6f9619ff-8b86-4d01-b42d-00cf4fc964ff";
  const status = async (made: { token?: string; deviceId?: string }, cookie: string) => {
    const headers = ownHeaders({ cookie, "x-csrf-token": csrfTokenFor(made) });
    return (await forward("general", post("/api/users.login", "{}", headers))).status;
  };

  test("a session's own, and that of the same session before its token was renewed", async () => {
    const [token, renewed] = [await makeToken({ sid: SID }), await makeToken({ sid: SID })];
    expect(await status({ token }, `device-id=${DEVICE}; access-token=${token}`)).toBe(200);
    expect(await status({ token }, `device-id=${DEVICE}; access-token=${renewed}`)).toBe(200);
  });

  test("not its device's, not another session's of the same member, and not a session's without it", async () => {
    const [token, other] = [await makeToken({ sid: SID }), await makeToken({ sid: "another" })];
    const cookie = `device-id=${DEVICE}; access-token=${token}`;
    expect(await status({ deviceId: DEVICE }, cookie)).toBe(400);
    expect(await status({ token: other }, cookie)).toBe(400);
    expect(await status({ token }, `device-id=${DEVICE}`)).toBe(400);
  });

  test("a session's own once its token has expired: the call goes on as a guest's", async () => {
    const token = await makeToken({ sid: SID, exp: Math.floor(Date.now() / 1_000) - 1 });
    expect(await status({ token }, `device-id=${DEVICE}; access-token=${token}`)).toBe(200);
    expect(upstream.seen.at(-1)?.headers.authorization).toBeUndefined();
  });

  test("an upstream whose tokens name no session has one for each member", async () => {
    const [token, other] = [await makeToken(), await makeToken({ uuid: "another" })];
    expect(await status({ token: await makeToken() }, `access-token=${token}`)).toBe(200);
    expect(await status({ token: other }, `access-token=${token}`)).toBe(400);
  });

  test("neither half of a frame's token is a page's, for no device", async () => {
    const [id = "", half = ""] = frameCsrfToken().split(".");
    for (const said of [id, half, `${id}.${half}`]) {
      const headers = ownHeaders({ cookie: `device-id=${id}`, "x-csrf-token": said });
      expect((await forward("general", post("/api/users.login", "{}", headers))).status).toBe(400);
    }
  });

  test("a login answers the new session's token, a logout the device's", async () => {
    const token = await makeToken({ sid: SID });
    upstream.answer((_, response) => json(response, 200, { data: {} }, { auth: token }));
    const login = await forward("general", post("/api/users.login"));
    expect(login.headers.get("x-csrf-token")).toBe(csrfTokenFor({ token }));
    const cookie = `device-id=${DEVICE}; access-token=${token}`;
    const logout = await forward("general", post("/api/users.logout", {}, ownHeaders({ cookie })));
    expect(logout.headers.get("x-csrf-token")).toBe(csrfTokenFor({ deviceId: DEVICE }));
  });
});

describe("a call out of a foreign frame", () => {
  const create = (headers: Record<string, string>) =>
    forward("general", post("/api/hand-offs.create", { userName: "somchai9", password: "x" }, headers));
  const ofFrame = (token = frameCsrfToken()) => ownHeaders({ "x-csrf-token": token });

  test("passes with the frame's own token, and takes no cookie along", async () => {
    const headers = { ...ofFrame(), cookie: `device-id=${DEVICE}; access-token=a.b.c` };
    expect((await create(headers)).status).toBe(200);
    expect(upstream.seen[0]?.headers.authorization).toBeUndefined();
    expect(upstream.seen[0]?.headers["x-device-id"]).toBeUndefined();
  });

  test("sets no cookie, whatever the upstream answers beside it", async () => {
    const answer = await create(ofFrame());
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  test.each([
    ["no token", ""],
    ["the page's own token", csrfTokenFor({ deviceId: DEVICE })],
    ["a token of its own making", `${OTHER}.${"A".repeat(43)}`],
    ["a token with something behind it", `${frameCsrfToken()}.x`],
  ])("is refused with %s", async (_, token) => {
    expect((await create(ofFrame(token))).status).toBe(400);
  });

  test("is refused from another site", async () => {
    expect((await create({ ...ofFrame(), "sec-fetch-site": "cross-site" })).status).toBe(400);
  });

  test("the frame's token opens no other call", async () => {
    const answer = await forward("general", post("/api/users.login", {}, ofFrame()));
    expect(answer.status).toBe(400);
  });
});

describe("who a device belongs to", () => {
  test("is set by the web server: the token's uuid, and for vendors a pseudonym of it", async () => {
    const said = { device: {}, pageName: "/", uuid: "somebody-else", linkedUid: "somebody-else" };
    const token = await makeToken({ uuid: "uuid-of-somchai" });
    const cookie = `device-id=${DEVICE}; access-token=${token}`;
    await forward("general", post("/api/visitors.identify", said, ownHeaders({ cookie })));
    await forward("general", post("/api/visitors.identify", said, ownHeaders()));
    const [member, guest] = upstream.seen.map(({ body }) => JSON.parse(body.toString()));
    expect(member.uuid).toBe("uuid-of-somchai");
    expect(member.linkedUid).toMatch(/^[A-Za-z0-9_-]{43}$/);
    expect([guest.uuid, guest.linkedUid]).toEqual([null, null]);
  });
});
