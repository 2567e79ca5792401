import { describe, expect, test } from "vitest";
import { inAppBrowserOf, outsideAddress } from "@/lib/kernel/in-app-browser";
import { inAppAgents, ownBrowserAgents } from "@/tools/testing/user-agents";

describe("a browser inside another app", () => {
  test.each(Object.values(inAppAgents))("is known by its user agent: $app on $system", (agent) => {
    const { app, system } = agent;
    expect(inAppBrowserOf(agent.userAgent)).toEqual({ app, system });
  });
  test.each(Object.entries(ownBrowserAgents))("is not %s", (_, userAgent) => {
    expect(inAppBrowserOf(userAgent)).toBeNull();
  });
  test("is not an empty header", () => expect(inAppBrowserOf("")).toBeNull());
});

describe("the way to the phone's own browser", () => {
  const page = "https://lotto.example/mm/poy?day=2026-11-23#won";

  test.each(["ios", "android"] as const)(
    "is a parameter in LINE on %s; the page's own query stays",
    (system) => {
      expect(outsideAddress(page, { app: "LINE", system })).toBe(
        "https://lotto.example/mm/poy?day=2026-11-23&openExternalBrowser=1#won",
      );
    },
  );
  test("is the same address again where LINE was asked before", () => {
    const asked = "https://lotto.example/?openExternalBrowser=1";
    expect(outsideAddress(asked, { app: "LINE", system: "ios" })).toBe(asked);
  });
  test("is an intent on Android, which falls back to the page", () => {
    expect(outsideAddress(page, { app: "Facebook", system: "android" })).toBe(
      "intent://lotto.example/mm/poy?day=2026-11-23#Intent;scheme=https;action=android.intent.action.VIEW;" +
        "category=android.intent.category.BROWSABLE;" +
        "S.browser_fallback_url=https%3A%2F%2Flotto.example%2Fmm%2Fpoy%3Fday%3D2026-11-23%23won;end",
    );
  });
  test("is by hand from other apps of an iPhone", () => {
    expect(outsideAddress(page, { app: "Instagram", system: "ios" })).toBeNull();
  });
});
