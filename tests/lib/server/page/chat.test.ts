import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { chatAddress, chatSource } from "@/lib/server/page/chat";
import { vendorPseudonym } from "@/lib/server/session/vendor-pseudonym";
import { setEnv } from "../small-upstream";

const uuid = "7f2c1f0e-0000-4000-8000-000000000001";
const template = "https://chat.example/room?v={visitor}&lang={locale}&tag={language}";
beforeEach(() => setEnv({ API_UPSTREAM_URL: undefined, POY_API_UPSTREAM_URL: undefined }));
afterEach(() => setEnv({ CHAT_URL: undefined }));

describe("the live chat", () => {
  test("is not there without configuration", () => {
    expect([chatAddress(uuid, undefined, "th"), chatSource()]).toEqual([null, undefined]);
  });
  test("receives a pseudonym of the visitor and their language, never their identity", () => {
    setEnv({ CHAT_URL: template });
    expect(chatAddress(uuid, "guest", "km")).toBe(
      `https://chat.example/room?v=${vendorPseudonym(uuid)}&lang=kh&tag=km`,
    );
    expect(chatAddress(uuid, "guest", "km")).not.toContain(uuid);
    expect(chatAddress(null, "guest", "th")).toContain(vendorPseudonym("guest:guest"));
    expect(chatAddress(null, undefined, "en")).toBe("https://chat.example/room?v=&lang=en&tag=en");
    expect(chatSource()).toBe("https://chat.example");
  });
  test.each(["http://chat.example", "javascript:alert(1)", "chat.example"])(
    "%s is no address of one",
    (address) => {
      setEnv({ CHAT_URL: address });
      expect(() => chatSource()).toThrow(/CHAT_URL/);
    },
  );
});
