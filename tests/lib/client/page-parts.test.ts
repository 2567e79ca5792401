// Needs a document.
import Cookies from "js-cookie";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { newIdempotencyKey } from "@/lib/client/calls/idempotency-key";
import { storeDevice } from "@/lib/client/device/device";
import { afterInteraction } from "@/lib/client/page/after-interaction";
import { readHint } from "@/lib/client/page/session";
import { optionsFor } from "@/lib/client/realtime/push-options";
import { deviceKind } from "@/lib/kernel/user-agent";

describe("the session hint", () => {
  const hint = (value: unknown) => Cookies.set("session-hint", JSON.stringify(value));
  afterEach(() => Cookies.remove("session-hint"));

  test("is null for a guest", () => expect(readHint()).toBeNull());
  test("says who is signed in", () => {
    hint({ uuid: "u", status: 0, exp: 2_000_000_000 });
    expect(readHint(1)).toEqual({ uuid: "u", status: 0, exp: 2_000_000_000 });
  });
  test("is over at its second, without a timer", () => {
    hint({ uuid: "u", status: 0, exp: 100 });
    expect([readHint(99_999)?.uuid, readHint(100_000)]).toEqual(["u", null]);
  });
  test.each([["text"], [{ uuid: 1 }], [null], [[]]])("%j is no hint", (value) => {
    hint(value);
    expect(readHint()).toBeNull();
  });
});

test("shapes are read without eval in a page, whose policy forbids it", async () => {
  const { configurePage } = await import("@/lib/client/page/page-config");
  configurePage({ csrfToken: "token" });
  const { config } = await import("zod");
  expect(config().jitless).toBe(true);
});

describe("late work", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.resetModules();
  });
  afterEach(() => vi.useRealTimers());
  const late = async () => {
    const fresh = await import("@/lib/client/page/after-interaction");
    let isLate = false;
    void fresh.afterInteraction().then(() => {
      isLate = true;
    });
    return async (passMs: number) => {
      await vi.advanceTimersByTimeAsync(passMs);
      return isLate;
    };
  };

  test("begins 6 s after load, not before", async () => {
    const isLateAfter = await late();
    expect([await isLateAfter(5_999), await isLateAfter(1)]).toEqual([false, true]);
  });
  test("begins half a second after the first input, which the page answers first", async () => {
    const isLateAfter = await late();
    dispatchEvent(new Event("pointerdown"));
    expect([await isLateAfter(499), await isLateAfter(1)]).toEqual([false, true]);
  });
  test("does not wait longer where there is more input", async () => {
    const isLateAfter = await late();
    dispatchEvent(new Event("pointerdown"));
    await isLateAfter(300);
    dispatchEvent(new Event("keydown"));
    expect(await isLateAfter(200)).toBe(true);
  });
  test("begins half a second after what the visitor came for is there, in a frame whose input is not seen", async () => {
    const isLateAfter = await late();
    const { countAsInput } = await import("@/lib/client/page/after-interaction");
    countAsInput();
    expect([await isLateAfter(499), await isLateAfter(1)]).toEqual([false, true]);
  });
  test("is one moment for all who wait", () => expect(afterInteraction()).toBe(afterInteraction()));
});

describe("idempotency keys", () => {
  test("are 128 bits, never the same, and need no secure origin", () => {
    const keys = new Set(Array.from({ length: 1_000 }, newIdempotencyKey));
    expect(keys.size).toBe(1_000);
    for (const key of keys) expect(key).toMatch(/^[0-9a-f]{32}$/);
  });
});

describe("the device", () => {
  test.each([
    ["Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)", "mobile"],
    ["Mozilla/5.0 (Linux; Android 15; Pixel 9)", "mobile"],
    ["Mozilla/5.0 (Windows NT 10.0; Win64; x64)", "pc"],
    ["", "pc"],
  ])("%s is %s", (agent, kind) => expect(deviceKind(agent)).toBe(kind));
  test("its user-agent text is stored", () => {
    storeDevice("Phone/1 Mobile");
    expect(localStorage.getItem("user-device")).toBe("Phone/1 Mobile");
  });
});

describe("the push socket's address", () => {
  const options = (config: object, place: object) =>
    optionsFor(
      { key: "k", cluster: "ap1", isPrivate: true, isOwn: true, ...config },
      { protocol: "http:", hostname: "localhost", port: "3000", ...place },
      async () => ({ auth: "" }),
    );

  test("is this very site by default", () => {
    expect(options({}, {})).toMatchObject({
      wsHost: "localhost",
      wsPort: 3000,
      forceTLS: false,
      enabledTransports: ["ws", "wss"],
    });
  });
  test("is the site on its https port without a number", () => {
    expect(options({}, { protocol: "https:", port: "" })).toMatchObject({ wssPort: 443, forceTLS: true });
  });
  test("is a host of one's own, always by TLS", () => {
    expect(options({ isOwn: false, host: "push.test" }, {})).toMatchObject({
      wsHost: "push.test",
      wssPort: 443,
      forceTLS: true,
    });
  });
  test("is the cluster ap1 when nothing is named", () => {
    const vendor = options({ isOwn: false }, {});
    expect([vendor.cluster, vendor.wsHost]).toEqual(["ap1", undefined]);
  });
});
