import { describe, expect, test } from "vitest";
import { isOwnMove, readPartnerToken } from "@/lib/server/session/external-login";

describe("what a partner sends along", () => {
  const whole = { partner: "lucky", token: "head.payload", signature: "sign" };
  test("is read in three parts, or with the signature still hanging on the token", () => {
    expect(readPartnerToken(whole)).toEqual(whole);
    expect(readPartnerToken({ partner: "lucky", token: "head.payload.sign" })).toEqual(whole);
  });
  test.each([
    ["nothing", {}],
    ["no partner", { token: "head.payload.sign" }],
    ["no signature", { partner: "lucky", token: "head.payload" }],
    ["no token", { partner: "lucky" }],
    ["two partners", { ...whole, partner: ["lucky", "rosa"] }],
    ["a token without an end", { ...whole, token: `a.${"b".repeat(5_000)}` }],
  ])("%s is nothing", (_, search) => expect(readPartnerToken(search)).toBeNull());
});

describe("a code is used by itself only when our own page led here", () => {
  test.each([
    ["our frame", { "sec-fetch-site": "same-origin" }, true],
    ["a foreign link", { "sec-fetch-site": "cross-site", referer: "http://site.test/external/login" }, false],
    ["a neighbour's link", { "sec-fetch-site": "same-site" }, false],
    ["the address bar", { "sec-fetch-site": "none" }, false],
    ["our page, in a browser that does not say", { referer: "http://site.test/external/login" }, true],
    ["a foreign one, likewise", { referer: "http://partner.test/" }, false],
    ["nobody knows where", {}, false],
  ])("%s", (_, headers, isOurs) => {
    expect(isOwnMove(new Headers({ host: "site.test", ...headers }))).toBe(isOurs);
  });
});
