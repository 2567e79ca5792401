import { afterEach, describe, expect, test } from "vitest";
import { env, webEnv } from "@/lib/server/config/env";
import { pushConfig, pushSource } from "@/lib/server/page/push-config";
import { start } from "@/lib/server/startup";
import { bearerFor } from "@/lib/server/upstream/own-upstream";
import { setEnv } from "../small-upstream";

const untouched = { ...process.env };
afterEach(() => {
  const added = Object.keys(process.env).filter((name) => !(name in untouched));
  setEnv({ ...Object.fromEntries(added.map((name) => [name, undefined])), ...untouched });
});

test("nothing set is the box: its own upstream on 4100, push through our own origin", () => {
  expect(webEnv.parse({})).toMatchObject({
    PORT: 3000,
    API_UPSTREAM_URL: "http://127.0.0.1:4100/api",
    POY_API_UPSTREAM_URL: "http://127.0.0.1:4100/poy-api",
    PUSHER_CLUSTER: "ap1",
    PUSHER_PRIVATE: true,
    TRUST_PROXY: 0,
    embedded: true,
  });
});

test("another upstream port moves both addresses", () => {
  setEnv({ UPSTREAM_PORT: "4777", API_UPSTREAM_URL: undefined, POY_API_UPSTREAM_URL: undefined });
  expect(env()).toMatchObject({
    API_UPSTREAM_URL: "http://127.0.0.1:4777/api",
    POY_API_UPSTREAM_URL: "http://127.0.0.1:4777/poy-api",
  });
});

test("an upstream of one's own: no private channels unless said, the vendor's cluster", () => {
  setEnv({ API_UPSTREAM_URL: "https://up.test/general/", PUSHER_KEY: "k" });
  expect(env()).toMatchObject({
    API_UPSTREAM_URL: "https://up.test/general",
    PUSHER_PRIVATE: false,
    embedded: false,
  });
  expect(pushConfig()).toEqual({ key: "k", cluster: "ap1", isPrivate: false, isOwn: false });
  expect(pushSource()).toBe("wss://ws-ap1.pusher.com");
});

describe("an own upstream elsewhere", () => {
  test("is ours: push is its own and private, and simulators are not taken for granted", () => {
    setEnv({ UPSTREAM_URL: "http://10.0.0.5:4100/", API_UPSTREAM_URL: undefined, DATABASE_URL: undefined });
    expect(env()).toMatchObject({
      API_UPSTREAM_URL: "http://10.0.0.5:4100/api",
      POY_API_UPSTREAM_URL: "http://10.0.0.5:4100/poy-api",
      embedded: true,
      PUSHER_PRIVATE: true,
      SIMULATORS: false,
    });
    expect(pushConfig()).toMatchObject({ isOwn: true, isPrivate: true });
    expect(pushSource()).toBeUndefined();
    setEnv({ SIMULATORS: "1" });
    expect(env().SIMULATORS).toBe(true);
  });

  test("a web server alone has no simulators unless told", () => {
    setEnv({ ROLE: "web", API_UPSTREAM_URL: undefined, DATABASE_URL: undefined });
    expect(env().SIMULATORS).toBe(false);
  });

  test.each([
    ["wss://push.example.com", "push.example.com", 443, false, "wss://push.example.com:443"],
    ["https://push.example.com:8443", "push.example.com", 8443, false, "wss://push.example.com:8443"],
    ["ws://127.0.0.1:6100", "127.0.0.1", 6100, true, "ws://127.0.0.1:6100"],
  ])(
    "browsers connect to PUSH_URL %s themselves, and the policy allows it",
    (url, host, port, isPlain, source) => {
      setEnv({ PUSH_URL: url, API_UPSTREAM_URL: undefined, PUSHER_KEY: "k" });
      expect(pushConfig()).toMatchObject({ key: "k", host, port, isPlain, isOwn: false, isPrivate: true });
      expect(pushSource()).toBe(source);
    },
  );

  test("UPSTREAM_SECRET goes to it, and to no other address", () => {
    const secret = "a bearer of these tests of 32 characters";
    setEnv({
      UPSTREAM_URL: "http://10.0.0.5:4100",
      UPSTREAM_SECRET: `${secret},an older one`,
      API_UPSTREAM_URL: undefined,
    });
    expect(bearerFor("http://10.0.0.5:4100/api/site.detail")).toEqual({ "x-upstream-bearer": secret });
    expect(bearerFor("https://api.line.me/oauth2/v2.1/token")).toEqual({});
    setEnv({ UPSTREAM_URL: undefined, API_UPSTREAM_URL: "https://up.test/api" });
    expect(bearerFor("https://up.test/api/site.detail")).toEqual({});
  });
});

test("an empty value means not set", () => {
  setEnv({ API_UPSTREAM_URL: "", TRUST_PROXY: "", SITE_HOSTS: "" });
  expect(env()).toMatchObject({ embedded: true, TRUST_PROXY: 0, SITE_HOSTS: [] });
});

describe("a wrong environment is named in one line", () => {
  test.each([
    [{ PORT: "many" }, "PORT"],
    [{ TRUST_PROXY: "yes" }, "TRUST_PROXY"],
    [{ SITE_ORIGIN: "example.com" }, "SITE_ORIGIN"],
    [{ FRAME_PARTNERS: "https://partner.test, partner.test" }, "FRAME_PARTNERS"],
    [{ FRAME_PARTNERS: "https://partner.test; script-src *" }, "FRAME_PARTNERS"],
    [{ GAME_ORIGINS: "https://games.test; script-src *" }, "GAME_ORIGINS"],
    [{ UPSTREAM_URL: "http://10.0.0.5:4100/base", API_UPSTREAM_URL: undefined }, "UPSTREAM_URL"],
    [{ UPSTREAM_URL: "http://10.0.0.5:4100", API_UPSTREAM_URL: "https://up.test/api" }, "UPSTREAM_URL"],
    [{ PUSH_URL: "push.example.com" }, "PUSH_URL"],
    [{ REDIS_URL: "http://127.0.0.1" }, "REDIS_URL"],
    [{ CSRF_SECRET: "short" }, "CSRF_SECRET"],
    [{ LINE_TOKEN_URL: "http://line.test/token" }, "LINE_TOKEN_URL"],
    [{ API_UPSTREAM_URL: "https://up.test/api", CSRF_SECRET: undefined }, "CSRF_SECRET"],
  ])("%o", (values, name) => {
    setEnv(values);
    expect(() => env()).toThrow(new RegExp(`^The web server's environment is wrong: ${name} \\([^\\n]+\\)$`));
  });
});

test("a start without frame partners says that any site may embed", () => {
  const said: string[] = [];
  setEnv({ FRAME_PARTNERS: undefined, API_UPSTREAM_URL: undefined });
  start((line) => said.push(line));
  expect(said).toEqual([expect.stringContaining("any site may embed the /external pages")]);
});
