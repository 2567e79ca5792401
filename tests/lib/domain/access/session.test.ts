import { describe, expect, test } from "vitest";
import { sessionOf } from "@/lib/domain/access/session";

const now = 1_767_225_600_000;
const claims = { uuid: "u-1", status: 3, iat: 1, exp: now / 1000 + 60 };

describe("the claims of a token say whose session it is", () => {
  test("live claims are a member's", () => {
    expect(sessionOf(claims, now)).toEqual({ kind: "member", uuid: "u-1", status: 3, expMs: now + 60_000 });
  });

  test("they are expired from their very second on", () => {
    const ending = { ...claims, exp: now / 1000 };
    expect([sessionOf(ending, now).kind, sessionOf(ending, now - 1).kind]).toEqual(["expired", "member"]);
  });

  test.each([
    ["nothing", undefined],
    ["a text", "u-1"],
    ["a list", [1]],
    ["null", null],
    ["no uuid", { ...claims, uuid: undefined }],
    ["an empty uuid", { ...claims, uuid: "" }],
    ["a textual status", { ...claims, status: "0" }],
    ["no expiry", { ...claims, exp: undefined }],
  ])("%s is undecodable", (_, decoded) => {
    expect(sessionOf(decoded, now)).toEqual({ kind: "undecodable" });
  });
});
