import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { pageConfig } from "@/lib/client/page/page-config";
import { callName } from "@/lib/contract/endpoint";
import { Fault, type FaultCode } from "@/lib/contract/fault";
import type { StoreDeps } from "@/stores/_core/registry";
import { type Arrival, createLoginCodes } from "@/stores/entry/login-code";
import { entryOf, type Noun } from "../../support/dom/entry-of";

const partnerToken = { partner: "lucky", token: "head.payload", signature: "sign" };
const arrival = (part: Partial<Arrival> = {}): Arrival => ({
  partnerToken: null,
  code: null,
  isOwnMove: false,
  frameToken: "of-the-frame",
  ...part,
});
const made = { code: "A".repeat(43), userName: "somchai9", expiresAt: "2026-11-22T10:00:00+07:00" };

/** A store whose upstream answers, or refuses with a code. */
function sit(answer: unknown) {
  const sent: string[] = [];
  const call = async (noun: Noun, entry: string) => {
    sent.push(callName(await entryOf(noun, entry)));
    if (answer instanceof Fault) throw answer;
    return answer;
  };
  return { sent, store: createLoginCodes({ call: call as StoreDeps["call"] }) };
}
const refuse = (code: FaultCode) => new Fault(code);

const frame = () =>
  vi.stubGlobal("window", Object.create(window, { top: { value: {} }, self: { value: window } }));

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("in a frame", () => {
  beforeEach(frame);

  test("a partner's token becomes a code by itself, with the frame's own token for calls", async () => {
    const { sent, store } = sit(made);
    expect(await store.getState().arrive(arrival({ partnerToken }))).toBe(false);
    expect(store.getState()).toMatchObject({
      place: "frame",
      made: { code: made.code, userName: "somchai9" },
      isBusy: false,
    });
    expect([sent, pageConfig().csrfToken]).toEqual([["hand-offs.create"], "of-the-frame"]);
  });

  test("a refused token says why and leaves the form", async () => {
    const { store } = sit(refuse("partner-token-expired"));
    await store.getState().arrive(arrival({ partnerToken }));
    expect(store.getState()).toMatchObject({ made: null, isSpent: true, refusal: "partner-token-expired" });
  });

  test("a code that comes in a frame's address is not used: no session can be kept there", async () => {
    const { sent, store } = sit(made);
    expect(await store.getState().arrive(arrival({ code: made.code, isOwnMove: true }))).toBe(false);
    expect(sent).toEqual([]);
  });

  test("a wrong PIN is reported as at the login", async () => {
    const { store } = sit(refuse("invalid login credential"));
    await store.getState().arrive(arrival());
    const body = { userName: "somchai9", password: "x" };
    expect(await store.getState().prove(body)).toBe("invalidLoginCredential");
    expect(store.getState()).toMatchObject({ made: null, isBusy: false, refusal: null });
  });

  test("a code that was not carried on within its minute is over, and the form is back", async () => {
    const { store } = sit(made);
    await store.getState().arrive(arrival());
    expect(await store.getState().prove({ userName: "somchai9", password: "x" })).toBeNull();
    vi.advanceTimersByTime(54_999);
    expect(store.getState().made).not.toBeNull();
    vi.advanceTimersByTime(1);
    expect(store.getState()).toMatchObject({ made: null, isOver: true });
  });
});

describe("at the top of a window", () => {
  test("the frame's code is used at once when our own page led here", async () => {
    const { sent, store } = sit({});
    expect(await store.getState().arrive(arrival({ code: made.code, isOwnMove: true }))).toBe(true);
    expect(sent).toEqual(["hand-offs.exchange"]);
  });

  test.each([
    ["a code that somebody else sent", { code: made.code }, "hand-offs.exchange"],
    ["a partner's token", { partnerToken }, "users.external-login"],
  ])("%s waits for a press", async (_, part, name) => {
    const { sent, store } = sit({});
    expect(await store.getState().arrive(arrival(part))).toBe(false);
    expect([sent, store.getState().place]).toEqual([[], "top"]);
    expect(await store.getState().accept(arrival(part))).toBe(true);
    expect(sent).toEqual([name]);
  });

  test("what is refused is over: the form is left", async () => {
    const { store } = sit(refuse("hand-off-invalid"));
    expect(await store.getState().accept(arrival({ code: made.code }))).toBe(false);
    expect(store.getState()).toMatchObject({ isSpent: true, isBusy: false, refusal: "hand-off-invalid" });
  });
});
