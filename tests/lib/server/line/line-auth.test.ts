import { createHmac } from "node:crypto";
import { SignJWT } from "jose";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { lineIssuer, SIMULATOR_CHANNEL, simulatorSecretLabel } from "@/lib/contract/line";
import { answerLine } from "@/lib/server/line/line-auth";
import { readLineSignup } from "@/lib/server/line/line-cookies";
import {
  DEVICE,
  get,
  json,
  makeToken,
  type Seen,
  SITE,
  type SmallUpstream,
  setEnv,
  startUpstream,
  TOKEN_KEY,
} from "../small-upstream";

/** One server is LINE's token endpoint and the upstream: the embedded one, which simulates LINE. */
let outside: SmallUpstream;
/** The claims of LINE's next id token, and its signature. */
let told: Record<string, unknown> = {};
const secret = createHmac("sha256", TOKEN_KEY).update(simulatorSecretLabel).digest("hex");
let signedWith = secret;
const signWith = (other: string) => {
  signedWith = other;
};
/** The upstream's answer to a line-login. */
let verdict: { status: number; body: unknown; auth?: string };

const wordOf = (claims: Record<string, unknown>, key: string) =>
  new SignJWT(claims)
    .setProtectedHeader({ alg: "HS256" })
    .setIssuer(lineIssuer.simulated)
    .setAudience(SIMULATOR_CHANNEL)
    .setIssuedAt()
    .setExpirationTime("1h")
    .sign(new TextEncoder().encode(key));

beforeAll(async () => {
  outside = await startUpstream();
  outside.answer(async (request, response) => {
    if (request.url === "/sim/line/token") {
      const id_token = await wordOf(told, signedWith);
      return json(response, 200, { access_token: "a", token_type: "Bearer", expires_in: 60, id_token });
    }
    json(response, verdict.status, verdict.body, verdict.auth ? { auth: verdict.auth } : {});
  });
});
afterAll(async () => {
  await outside.stop();
  setEnv({ UPSTREAM_PORT: undefined, TOKEN_SECRET: undefined });
});
beforeEach(() => {
  outside.seen.length = 0;
  signedWith = secret;
  verdict = { status: 200, body: { data: {} } };
  setEnv({
    API_UPSTREAM_URL: undefined,
    POY_API_UPSTREAM_URL: undefined,
    UPSTREAM_PORT: String(outside.port),
    TOKEN_SECRET: TOKEN_KEY,
    SIMULATORS: undefined,
    LINE_CHANNEL_ID: undefined,
    LINE_CHANNEL_SECRET: undefined,
    LINE_BOT_PROMPT: undefined,
  });
});

type Jar = Record<string, string>;

async function visit(path: string, cookies: Jar = {}, locale: "th" | "en" = "en") {
  const cookie = Object.entries({ "device-id": DEVICE, ...cookies })
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join("; ");
  const answer = await answerLine(get(path, { host: "site.test", cookie }), locale);
  expect([answer.status, answer.headers.get("cache-control")]).toEqual([303, "private, no-store"]);
  const set: Jar = {};
  for (const line of answer.headers.getSetCookie()) {
    const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    expect(name === "session-hint" || line.endsWith("; HttpOnly")).toBe(true);
    set[name] = decodeURIComponent(value);
  }
  const location = answer.headers.get("location") ?? "";
  return { to: location, address: new URL(location, SITE), set };
}

/** Starts a LINE login; returns the request to LINE and the browser's cookies. */
async function setOut(search = "", cookies: Jar = {}) {
  const { address, set } = await visit(`/login/line/auth${search}`, cookies);
  const asked: Jar = Object.fromEntries(address.searchParams);
  told = { sub: "U1234", name: "สมชาย", email: "som@example.com", nonce: asked.nonce };
  return { address, asked, set, back: `/login/line/auth?code=the-code&state=${asked.state}` };
}

const logins = (): Seen[] => outside.seen.filter(({ url }) => url === "/api/users.line-login");

describe("setting out", () => {
  test("asks LINE with state, nonce and PKCE, and keeps the secret half where no page can read it", async () => {
    setEnv({ LINE_CHANNEL_ID: "1653000001", LINE_CHANNEL_SECRET: "a channel's own secret" });
    const { address, asked, set } = await setOut();
    expect(address.origin + address.pathname).toBe("https://access.line.me/oauth2/v2.1/authorize");
    expect(asked).toMatchObject({
      response_type: "code",
      client_id: "1653000001",
      redirect_uri: "http://site.test/login/line/auth",
      scope: "openid profile email",
      code_challenge_method: "S256",
      ui_locales: "en",
    });
    const flow = JSON.parse(set["line-flow"] ?? "");
    expect(flow).toMatchObject({ state: asked.state, nonce: asked.nonce });
    expect(address.href).not.toContain(flow.verifier);
    expect(asked).not.toHaveProperty("bot_prompt");
  });

  test("where an official account is linked to the channel, LINE asks whether to add it as a friend", async () => {
    const real = { LINE_CHANNEL_ID: "1653000001", LINE_CHANNEL_SECRET: "a channel's own secret" };
    setEnv({ ...real, LINE_BOT_PROMPT: "normal" });
    expect((await setOut()).asked).toMatchObject({ bot_prompt: "normal" });
  });

  test("the box sends to the LINE it plays, on this very site", async () => {
    const { address } = await setOut();
    expect(address.origin + address.pathname).toBe("http://site.test/sim/line/authorize");
  });

  test("where LINE is not offered, the login says so", async () => {
    setEnv({ SIMULATORS: "0" });
    expect((await visit("/login/line/auth")).to).toBe("/en/login?line=failed");
  });

  test("a member is redirected home, and the session stays", async () => {
    const { to, set } = await visit("/login/line/auth", { "access-token": await makeToken() });
    expect([to, set]).toEqual(["/en/main", {}]);
  });
});

describe("a member who connects LINE", () => {
  const signedIn = async (uuid?: string) => ({ "access-token": await makeToken(uuid ? { uuid } : {}) });

  test("comes back to the profile with LINE's token, and nobody is logged in or asked anything", async () => {
    const member = await signedIn();
    const { back, set } = await setOut("?link=1", member);
    const home = await visit(back, { ...member, ...set });
    expect(home.to).toBe("/en/profile/edit#line");
    expect(home.set["line-flow"]).toBe("");
    expect(await readLineSignup(home.set["line-newcomer"])).toMatchObject({ lineId: "U1234" });
    expect([home.set["access-token"], logins()]).toEqual([undefined, []]);
  });

  test("sees LINE's refusal at the profile, and drops a token of the wrong account", async () => {
    const member = await signedIn();
    const { asked, set } = await setOut("?link=1", member);
    const no = await visit(`/login/line/auth?error=access_denied&state=${asked.state}`, {
      ...member,
      ...set,
    });
    expect([no.to, no.set["line-flow"]]).toEqual(["/en/profile/edit?line=denied#line", ""]);
    const left = await visit("/login/line/auth?leave=1", { ...member, "line-newcomer": "a.b.c" });
    expect([left.to, left.set["line-newcomer"]]).toEqual(["/en/profile/edit#line", ""]);
  });

  test("and was logged out meanwhile, or is another one by now, is connected to nobody and let in nowhere", async () => {
    const { back, set } = await setOut("?link=1", await signedIn());
    const out = await visit(back, set);
    expect([out.to, out.set["line-flow"]]).toEqual(["/en/login?line=expired", ""]);
    const other = await signedIn("7f2c1f0e-0000-4000-8000-00000000beef");
    const home = await visit(back, { ...other, ...set });
    expect([home.to, home.set["line-newcomer"]]).toEqual(["/en/main", undefined]);
    expect(outside.seen).toEqual([]);
  });

  test("does not by an answer to a login", async () => {
    const { back, set } = await setOut();
    const home = await visit(back, { ...(await signedIn()), ...set });
    expect([home.to, home.set["line-newcomer"], outside.seen]).toEqual(["/en/main", undefined, []]);
  });
});

describe("coming back", () => {
  test("a known LINE account is signed in: LINE's token goes to the upstream, the session's into the cookie", async () => {
    const { back, set } = await setOut("?slug=friend-1&employeeSlug=may");
    verdict = { status: 200, body: { data: {} }, auth: `Bearer ${await makeToken()}` };
    const home = await visit(back, set);
    expect(home.to).toBe("/en/main");
    expect(home.set).toMatchObject({
      "access-token": verdict.auth?.slice(7),
      "line-flow": "",
      "line-newcomer": "",
    });
    const [sent] = logins();
    expect(JSON.parse(String(sent?.body))).toEqual({
      lineId: "U1234",
      agentId: 0,
      refUid: 0,
      name: "สมชาย",
      email: "som@example.com",
      registerFromDomain: "site.test",
      slug: "friend-1",
      employeeSlug: "may",
      fromAfLink: true,
    });
    expect(sent?.headers).toMatchObject({ "accept-language": "en", "x-device-id": DEVICE });
    expect(String(sent?.headers["line-id-token"]).split(".")).toHaveLength(3);
    const [traded] = outside.seen;
    const form = Object.fromEntries(new URLSearchParams(String(traded?.body)));
    expect(form).toMatchObject({
      grant_type: "authorization_code",
      code: "the-code",
      redirect_uri: "http://site.test/login/line/auth",
      client_id: SIMULATOR_CHANNEL,
      client_secret: secret,
      code_verifier: JSON.parse(set["line-flow"] ?? "").verifier,
    });
  });

  test.each([
    ["/lotto/gov?x=1", "/en/lotto/gov?x=1"],
    ["https://evil.test/lotto", "/en/main"],
    ["//evil.test", "/en/main"],
  ])("a guest who had asked for %s comes back to %s", async (asked, to) => {
    const { back, set } = await setOut();
    verdict = { status: 200, body: { data: {} }, auth: `Bearer ${await makeToken()}` };
    expect((await visit(back, { ...set, "asked-page": asked })).to).toBe(to);
  });

  test("a new member goes to the invitation's registration, with LINE's token kept for it", async () => {
    const { back, set } = await setOut("?slug=friend-1&employeeSlug=may");
    verdict = { status: 409, body: { code: "line-new", message: "" } };
    const home = await visit(back, set);
    expect(home.to).toBe("/en/register/friend-1?employeeSlug=may");
    expect(home.set["line-flow"]).toBe("");
    expect(await readLineSignup(home.set["line-newcomer"])).toMatchObject({ lineId: "U1234", name: "สมชาย" });
    const left = await visit("/login/line/auth?leave=1", {
      "line-newcomer": home.set["line-newcomer"] ?? "",
    });
    expect([left.to, left.set["line-newcomer"]]).toEqual(["/en/register", ""]);
  });

  test.each<[string, string, (way: { asked: Jar; back: string }) => string]>([
    ["expired", "a state of somebody else's", ({ back }) => `${back}x`],
    ["expired", "no state", () => "/login/line/auth?code=the-code"],
    ["denied", "a no", ({ asked }) => `/login/line/auth?error=access_denied&state=${asked.state}`],
    ["expired", "a no that nobody asked for", () => "/login/line/auth?error=access_denied&state=x"],
    [
      "failed",
      "LINE's own trouble",
      ({ asked }) => `/login/line/auth?error=server_error&state=${asked.state}`,
    ],
  ])("says %s after %s, and asks the upstream nothing", async (why, _, pathOf) => {
    const way = await setOut();
    const { to, set } = await visit(pathOf(way), way.set);
    expect([to, set["line-flow"], logins()]).toEqual([`/en/login?line=${why}`, "", []]);
  });

  test("a browser that did not set out from here is let in by no code", async () => {
    const { back } = await setOut();
    expect((await visit(back)).to).toBe("/en/login?line=expired");
    expect(outside.seen).toEqual([]);
  });

  test.each<[string, () => void]>([
    ["another nonce", () => Object.assign(told, { nonce: "another one altogether" })],
    ["a foreign signature", () => signWith("a secret that LINE does not have")],
    ["no person", () => Object.assign(told, { sub: undefined })],
  ])("an id token with %s is nobody's", async (_, spoil) => {
    const { back, set } = await setOut();
    spoil();
    expect((await visit(back, set)).to).toBe("/en/login?line=failed");
    expect(logins()).toEqual([]);
  });

  test.each([
    [422, "line-refused"],
    [429, "rate-limited"],
    [500, "internal-error"],
    [501, "not-offered"],
  ])("an upstream that answers %i %s lets nobody in", async (status, code) => {
    const { back, set } = await setOut();
    verdict = { status, body: { code, message: "" } };
    const { to, set: after } = await visit(back, set, "th");
    expect([to, after["access-token"]]).toEqual(["/login?line=failed", undefined]);
  });
});
