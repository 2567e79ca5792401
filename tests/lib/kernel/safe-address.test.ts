import { describe, expect, test } from "vitest";
import { isPicture, safeAddress } from "@/lib/kernel/safe-address";

describe("an address of somebody else's", () => {
  test.each(["https://example.com", "https://example.com/tips?day=1#top", "HTTPS://example.com:8443/x"])(
    "%s is led to",
    (written) => expect(safeAddress(` ${written} `)).toBe(written),
  );
  test.each([
    "javascript:alert(1)",
    "http://example.com",
    "//example.com",
    "/main",
    "https://",
    "https://user@example.com",
    "https://exa mple.com",
    'https://example.com/"><script>',
    "https:\\\\example.com",
    "",
    null,
    undefined,
  ])("%s is not", (written) => expect(safeAddress(written)).toBeNull());
  test("of a picture ends like one", () => {
    expect(isPicture("https://example.com/a.PNG?x=1")).toBe(true);
    expect(isPicture("https://example.com/png")).toBe(false);
  });
});
