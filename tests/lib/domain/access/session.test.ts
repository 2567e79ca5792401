import { describe, expect, test } from "vitest";
import { sessionOf } from "@/lib/domain/access/session";

const now = 1_767_225_600_000;
const claims = { uuid: "u-1", status: 3, iat: 1, exp: now / 1000 + 60 };

describe("the claims of a token say whose session it is", () => {
  test("live claims are a member's", () => {
    expect(sessionOf(claims, now)).toEqual({ kind: "member", uuid: "u-1", status: 3, expMs: now + 60_000 });
  });

  test.each([
    ["no end", { exp: undefined }, 0, 86_400_000],
    ["an end that is null", { exp: null }, 0, 86_400_000],
    ["a status as text", { status: "3" }, 3, 60_000],
    ["an end as text", { exp: String(now / 1000 + 60) }, 0, 60_000],
  ])("with %s they are a member's all the same", (_, given, status, leftMs) => {
    const told = sessionOf({ ...claims, status: 0, ...given }, now);
    expect(told).toEqual({ kind: "member", uuid: "u-1", status, expMs: now + leftMs });
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
    ["no status", { ...claims, status: undefined }],
    ["a status in words", { ...claims, status: "active" }],
    ["an end in words", { ...claims, exp: "tomorrow" }],
  ])("%s is undecodable", (_, decoded) => {
    expect(sessionOf(decoded, now)).toEqual({ kind: "undecodable" });
  });
});
