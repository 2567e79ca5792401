import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { signingOut } from "@/lib/client/calls/signing-out";
import { followLogout } from "@/lib/client/session/logout";
import { Fault } from "@/lib/contract/fault";
import type { StoreDeps } from "@/stores/_core/registry";
import { createForgotPin } from "@/stores/pin/forgot";
import { entryOf, type Noun } from "../../support/dom/entry-of";

const START = Date.parse("2026-12-01T10:00:00Z");
/** The upstream's clock is a quarter of an hour ahead of this device's. */
const reply = (ref = "ABCD-1") => ({
  refOtpCode: ref,
  expiresAt: "2026-12-01T17:25:00+07:00",
  resendAt: "2026-12-01T17:16:00+07:00",
  isSimulated: true,
});
type Answer = (name: string, turn: number) => unknown;

function storeOf(answer: Answer = () => reply()) {
  const called: { name: string; body: unknown; headers?: unknown }[] = [];
  const call = async (noun: Noun, entry: string, args?: { body?: unknown; headers?: unknown }) => {
    const name = (await entryOf(noun, entry)).path.slice(1);
    called.push({ name, body: args?.body, ...(args?.headers ? { headers: args.headers } : {}) });
    return answer(name, called.length);
  };
  const store = createForgotPin({ call: call as StoreDeps["call"] });
  return { store, called, state: () => store.getState() };
}

beforeEach(() => {
  sessionStorage.clear();
  vi.useFakeTimers({ now: START, toFake: ["Date"] });
});
afterEach(() => {
  vi.useRealTimers();
  signingOut.forget();
});

test("waits as long as the service says, whatever the device's clock shows", async () => {
  const { state } = storeOf();
  await state().ask("somchai9", "+66812345678");
  expect(state()).toMatchObject({
    step: "code",
    sent: { resendAtMs: START + 60_000, expiresAtMs: START + 600_000, isSimulated: true },
  });
});

test("a captcha returns a new token for each attempt, and its refusal is shown like any other", async () => {
  const answers = ["one", "two"];
  const { state, called } = storeOf();
  await state().ask("somchai9", "+66812345678", async () => answers.shift() ?? "");
  await state().resend(async () => answers.shift() ?? "");
  expect(called.map(({ headers }) => headers)).toEqual([
    { "Captcha-Token": "one" },
    { "Captcha-Token": "two" },
  ]);
  await state().resend(() => Promise.reject(new Fault("captcha-failed")));
  expect(state()).toMatchObject({ isBusy: false, refusal: { code: "captcha-failed" } });
});

test("a tab that was closed over for the message goes on at the code, until the code is too old", async () => {
  const first = storeOf();
  await first.state().ask("somchai9", "+66812345678");
  const again = storeOf();
  again.state().recall();
  expect(again.state()).toMatchObject({ step: "code", userName: "somchai9", sent: { refOtpCode: "ABCD-1" } });
  vi.setSystemTime(START + 600_000);
  const late = storeOf();
  late.state().recall();
  expect(late.state().step).toBe("who");
});

test.each([
  [new Fault("otp-too-soon", { retryAfterSeconds: 40 }), { code: "otp-too-soon", untilMs: START + 40_000 }],
  [
    new Fault("rate-limited", { retryAfterSeconds: 1200 }),
    { code: "rate-limited", untilMs: START + 1_200_000 },
  ],
  [new Fault("not-offered"), { code: "not-offered" }],
])("a refused request (%s) stays where it was and says how long", async (fault, refusal) => {
  const { state } = storeOf(() => {
    throw fault;
  });
  await state().ask("somchai9", "+66812345678");
  expect(state()).toMatchObject({ step: "who", isBusy: false, refusal });
});

test("a wrong code is of the code, with the tries that are left; a weak line is of the sending", async () => {
  const faults = [new Fault("network-lost"), new Fault("otp-wrong", { triesLeft: 3 })];
  const { state } = storeOf((name) => {
    if (name === "otps.request") return reply();
    throw faults.shift();
  });
  await state().ask("somchai9", "+66812345678");
  state().type("123456");
  await state().set("Another#2027");
  expect(state()).toMatchObject({ isOfPin: true, code: "123456", refusal: { code: "network-lost" } });
  await state().set("Another#2027");
  expect(state()).toMatchObject({ isOfPin: false, code: "", refusal: { code: "otp-wrong", triesLeft: 3 } });
});

test("after a lost answer a spent code means that the new PIN may hold", async () => {
  const faults = [new Fault("upstream-timeout"), new Fault("otp-expired")];
  const { state } = storeOf((name) => {
    if (name === "otps.request") return reply();
    throw faults.shift();
  });
  await state().ask("somchai9", "+66812345678");
  state().type("123456");
  await state().set("Another#2027");
  expect(state().mayHold).toBe(false);
  await state().set("Another#2027");
  expect(state()).toMatchObject({ step: "code", mayHold: true });
  await state().resend();
  expect(state().mayHold).toBe(false);
});

test("the new PIN goes with name, number, code and ref, and a member who was signed in here is signed out", async () => {
  const hint = { uuid: "u", status: 0, exp: START / 1000 + 3_600 };
  document.cookie = `session-hint=${encodeURIComponent(JSON.stringify(hint))}`;
  localStorage.setItem("last-slips", "theirs");
  const leave = vi.fn();
  // This page hears its own news, and stays to say that the PIN is set; any other tab leaves.
  const stopHere = followLogout(leave);
  const otherTab = new BroadcastChannel("session");
  const heard = new Promise((hear) =>
    otherTab.addEventListener("message", ({ data }) => data === "signed-out" && hear(data)),
  );
  const { state, called } = storeOf((name) => (name === "otps.request" ? reply() : {}));
  await state().ask("somchai9", "+66812345678");
  state().type("123456");
  await state().set("Another#2027");
  expect(state().step).toBe("done");
  expect(called.slice(1)).toEqual([
    {
      name: "users.forgot-password",
      body: {
        userName: "somchai9",
        phoneNumber: "+66812345678",
        refOtpCode: "ABCD-1",
        otpCode: "123456",
        newPassword: "Another#2027",
      },
    },
    { name: "users.logout", body: undefined },
  ]);
  expect(signingOut.hasBegun()).toBe(true);
  expect(localStorage.getItem("last-slips"), "of who has left, nothing stays to be read").toBeNull();
  expect(localStorage.getItem("session-news")).toMatch(/^signed-out /);
  expect(await heard).toBe("signed-out");
  expect(leave).not.toHaveBeenCalled();
  stopHere();
  otherTab.close();
  expect(sessionStorage.getItem("forgot-pin")).toBeNull();
});
