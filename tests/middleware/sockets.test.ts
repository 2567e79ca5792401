import { NextRequest } from "next/server";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { clientIp } from "@/lib/server/config/site";
import { messagingWorker } from "@/lib/server/page/messaging";
import middleware from "@/middleware";
import { makeToken, setEnv } from "@/tests/lib/server/small-upstream";
import { KNOWN, memberCookie, visit } from "./visit";

const plain = { FIREBASE_CONFIG: undefined, FIREBASE_VAPID_KEY: undefined };
beforeEach(() =>
  setEnv({ API_UPSTREAM_URL: undefined, POY_API_UPSTREAM_URL: undefined, UPSTREAM_PORT: "4199", ...plain }),
);
afterEach(() => setEnv(plain));

describe("the socket of the count", () => {
  const ours = { host: "site.test", origin: "http://site.test", upgrade: "websocket" };
  const socket = async (headers: Record<string, string>, search = "?EIO=4&transport=websocket") =>
    middleware(new NextRequest(`http://site.test/ccu${search}`, { headers }));

  test("goes on to the upstream with the token of the cookie, whatever the page says, and without cookies", async () => {
    const token = await makeToken({ status: 0 });
    const cookie = `${KNOWN}; access-token=${token}`;
    const answer = await socket({ ...ours, cookie }, "?EIO=4&transport=websocket&token=another");
    const target = new URL(answer.headers.get("x-middleware-rewrite") ?? "");
    expect([target.origin, target.pathname]).toEqual(["http://127.0.0.1:4199", "/ccu"]);
    expect(target.searchParams.getAll("token")).toEqual([token]);
    expect(answer.headers.get("x-middleware-override-headers")).not.toContain("cookie");
  });

  test("tells the visitor's address, by which the upstream limits sockets, and not what the page says", async () => {
    const answer = await socket({ ...ours, cookie: KNOWN, "x-client-ip": "6.6.6.6" });
    const told = answer.headers.get("x-middleware-request-x-client-ip");
    expect(told).toBe(clientIp(new Headers()));
  });

  test.each([
    ["a foreign page", { origin: "http://evil.test" }],
    ["a page that does not say where it is", { origin: "" }],
    ["a plain request", { upgrade: "" }],
  ])("%s finds nothing, and no token goes anywhere", async (_, changed) => {
    const asked: Record<string, string> = { ...ours, cookie: await memberCookie(0), ...changed };
    const headers = Object.fromEntries(Object.entries(asked).filter(([, value]) => value));
    const answer = await socket(headers);
    const rewrite = answer.headers.get("x-middleware-rewrite") ?? "";
    expect(rewrite).not.toContain("4199");
    expect(rewrite).not.toContain("token=");
    expect(answer.status).toBe(404);
  });

  test.each([
    ["whose member has just logged out", KNOWN],
    ["with a token that is none", `${KNOWN}; access-token=undefined`],
  ])("a page %s is refused by the upstream, which gets no token", async (_, cookie) => {
    const answer = await socket({ ...ours, cookie }, "?EIO=4&transport=websocket&token=another");
    const target = new URL(answer.headers.get("x-middleware-rewrite") ?? "");
    expect([target.pathname, target.search]).toEqual(["/ccu", "?EIO=4&transport=websocket"]);
  });
});

describe("push messages to devices", () => {
  const app = { apiKey: "a", projectId: "p", messagingSenderId: "1", appId: "1:1:web:1" };
  const real = { FIREBASE_CONFIG: JSON.stringify(app), FIREBASE_VAPID_KEY: "B".repeat(87) };
  const policy = async () =>
    (await visit("/results", { cookie: KNOWN })).headers.get("content-security-policy") ?? "";

  test.each([undefined, "simulator"])(
    "configured %s, no page may talk to firebase and there is no worker",
    async (config) => {
      setEnv({ FIREBASE_CONFIG: config });
      expect(await policy()).not.toContain("googleapis");
      expect(messagingWorker().status).toBe(404);
    },
  );

  test("configured, pages may register a device, and the worker leads nowhere but to this site", async () => {
    setEnv(real);
    expect(await policy()).toContain(
      "https://firebaseinstallations.googleapis.com https://fcmregistrations.googleapis.com;",
    );
    const answer = messagingWorker();
    expect([answer.status, answer.headers.get("content-type")]).toEqual([
      200,
      "text/javascript; charset=utf-8",
    ]);
    const { opened, shown, push, press } = played(await answer.text());
    await push({ title: "House", body: "A slip has won", link: "/poy", id: "7" });
    expect(shown).toEqual(["House"]);
    await press("/poy/stock/p-1");
    await press("https://evil.test/");
    await press("//evil.test/");
    expect(opened).toEqual(["http://site.test/poy/stock/p-1"]);
  });
});

type Listener = (event: object) => void;

/** Runs the worker's source with a browser's globals. */
function played(text: string) {
  const listeners = new Map<string, Listener>();
  const [opened, shown]: [string[], string[]] = [[], []];
  const self = {
    addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
    location: { origin: "http://site.test" },
    clients: { matchAll: async () => [], openWindow: (href: string) => opened.push(href) },
    registration: { showNotification: async (title: string) => void shown.push(title) },
  };
  new Function("self", text)(self);
  const fire = async (name: string, event: object) => {
    let done: unknown;
    listeners.get(name)?.({ ...event, waitUntil: (work: unknown) => (done = work) });
    await done;
  };
  return {
    opened,
    shown,
    push: (data: object) => fire("push", { data: { json: () => ({ data }) } }),
    press: (link: string) =>
      fire("notificationclick", { notification: { close: () => undefined, data: { link } } }),
  };
}
