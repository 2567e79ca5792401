import { describe, expect, test } from "vitest";
import { decodeToken } from "@/lib/server/session/token";

const now = 1_767_225_600_000;
const token = (claims: unknown) =>
  `e30.${Buffer.from(typeof claims === "string" ? claims : JSON.stringify(claims)).toString("base64url")}.c2ln`;
const claims = { uuid: "u-ü-1", status: 3, iat: 1, exp: now / 1000 + 60 };

describe("the cookie says whose request it is", () => {
  test.each([undefined, "", "undefined"])("%s is a guest's", (cookie) => {
    expect(decodeToken(cookie, now)).toEqual({ kind: "guest" });
  });

  test("a live token is a member's", () => {
    expect(decodeToken(token(claims), now)).toEqual({
      kind: "member",
      uuid: "u-ü-1",
      status: 3,
      expMs: now + 60_000,
    });
  });

  test("a token is expired from its very second on", () => {
    expect(decodeToken(token({ ...claims, exp: now / 1000 }), now)).toEqual({ kind: "expired" });
    expect(decodeToken(token({ ...claims, exp: now / 1000 }), now - 1).kind).toBe("member");
  });

  test.each([
    ["no dots", "nonsense"],
    ["two parts", "a.b"],
    ["four parts", `${token(claims)}.x`],
    ["an empty payload", "a..c"],
    ["no base64", "a.!!!.c"],
    ["no JSON", token("{")],
    ["a list", token([1])],
    ["null", token("null")],
    ["no uuid", token({ ...claims, uuid: undefined })],
    ["an empty uuid", token({ ...claims, uuid: "" })],
    ["no status", token({ ...claims, status: undefined })],
    ["an end in words", token({ ...claims, exp: "tomorrow" })],
    ["broken UTF-8", `a.${Buffer.from([0xff, 0xfe]).toString("base64url")}.c`],
  ])("%s is undecodable", (_, cookie) => {
    expect(decodeToken(cookie, now)).toEqual({ kind: "undecodable" });
  });
});
