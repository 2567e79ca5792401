// Needs a document.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Call } from "@/lib/client/calls/lazy-call";
import { enablePushMessages, refreshPushToken } from "@/lib/client/device/device-messages";
import { forgetToken } from "@/lib/client/device/push-token";

const loaded = vi.hoisted(() => ({ firebase: 0, token: "token-1" }));
vi.mock("firebase/app", () => ({ getApps: () => [], initializeApp: () => ({}) }));
vi.mock("firebase/messaging", () => ({
  getMessaging: () => ({}),
  getToken: async () => {
    loaded.firebase += 1;
    return loaded.token;
  },
}));

const app = { apiKey: "a", projectId: "p", messagingSenderId: "1", appId: "1:1:web:1" };
const config = { app, vapidKey: "key" };
const told: unknown[] = [];
const call = (async (_noun: unknown, _entry: unknown, args: { body: unknown }) =>
  void told.push(args.body)) as unknown as Call;
const signedInAs = (uuid: string) => {
  const hint = { uuid, status: 0, exp: Date.now() / 1000 + 3_600 };
  document.cookie = `session-hint=${encodeURIComponent(JSON.stringify(hint))}`;
};
let asked = 0;
/** The browser's permission state, and the member's answer to the prompt. */
const permission = (standing: NotificationPermission, answer = standing) =>
  vi.stubGlobal("Notification", {
    permission: standing,
    requestPermission: async () => {
      asked += 1;
      return answer;
    },
  });

beforeEach(() => {
  told.length = 0;
  asked = 0;
  Object.assign(loaded, { firebase: 0, token: "token-1" });
  localStorage.clear();
  signedInAs("one");
  vi.stubGlobal("navigator", { serviceWorker: { register: async () => ({}) } });
});
afterEach(() => vi.unstubAllGlobals());

test.each<[NotificationPermission, NotificationPermission, string, number]>([
  ["granted", "granted", "on", 0],
  ["default", "granted", "on", 1],
  ["denied", "granted", "on", 1],
  ["default", "denied", "blocked", 1],
  ["denied", "denied", "blocked", 1],
])("permission %s, answered %s: %s", async (standing, answer, outcome, questions) => {
  permission(standing, answer);
  expect(await enablePushMessages(call, config)).toBe(outcome);
  expect([asked, told.length]).toEqual([questions, outcome === "on" ? 1 : 0]);
});

test("a token is registered once, again when it is new, for another member, and after the session's end", async () => {
  permission("granted");
  await refreshPushToken(call, config);
  await refreshPushToken(call, config);
  expect(told).toEqual([{ token: "token-1" }]);
  loaded.token = "token-2";
  await refreshPushToken(call, config);
  signedInAs("two");
  await refreshPushToken(call, config);
  forgetToken();
  await refreshPushToken(call, config);
  expect(told.slice(1)).toEqual(Array(3).fill({ token: "token-2" }));
});

test("a press while the page looks by itself asks Firebase for one token, and tells it once", async () => {
  permission("granted");
  await Promise.all([refreshPushToken(call, config), enablePushMessages(call, config)]);
  expect([loaded.firebase, told]).toEqual([1, [{ token: "token-1" }]]);
});

test("nothing is asked, registered or loaded without configuration, nor on the page of a member who has not opted in", async () => {
  permission("default", "granted");
  expect(await enablePushMessages(call, null)).toBe("unsupported");
  await refreshPushToken(call, config);
  expect([asked, told.length, loaded.firebase]).toEqual([0, 0, 0]);
});

test("the simulator needs no firebase, and keeps its token over the session's turns", async () => {
  permission("granted");
  await refreshPushToken(call, { app: null, vapidKey: "" });
  signedInAs("two");
  await refreshPushToken(call, { app: null, vapidKey: "" });
  expect(loaded.firebase).toBe(0);
  expect(told[0]).toEqual({ token: expect.stringMatching(/^simulator-/) });
  expect(told[1]).toEqual(told[0]);
});
