import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { Fault, type FaultCode, faultCodes, faultStatus, isFault } from "@/lib/contract/fault";
import { readFault, writeFault } from "@/lib/contract/fault-details";
import { satang } from "@/lib/domain/money/money";

describe("a fault's status", () => {
  test.each<[FaultCode, number]>([
    ["csrf-failed", 400],
    ["not-allow-domain", 400],
    ["unauthorized", 401],
    ["invalid login credential", 401],
    ["login-limit-reached", 401],
    ["forbidden", 403],
    ["not-found", 404],
    ["area-closed", 409],
    ["round-closed", 409],
    ["poy-lines-rejected", 409],
    ["balance-too-low", 409],
    ["idempotency-mismatch", 409],
    ["payload-too-large", 413],
    ["invalid-input", 422],
    ["self-excluded", 422],
    ["rate-limited", 429],
    ["not-offered", 501],
    ["upstream-unreachable", 502],
    ["upstream-timeout", 504],
  ])("%s is %i", (code, status) => expect(new Fault(code).status).toBe(status));

  test("is 401 or 403 only where the token itself, or a login, is refused", () => {
    const tokenOnly = faultCodes.filter((code) => [401, 403].includes(faultStatus[code]));
    expect(tokenOnly).toEqual([
      "unauthorized",
      "invalid login credential",
      "login-limit-reached",
      "forbidden",
    ]);
  });
});

describe("a fault over the wire", () => {
  test("says its facts in baht and is read back in satang", () => {
    const fault = new Fault("balance-too-low", { balance: satang(10_50), needed: satang(20_00) });
    const body: unknown = JSON.parse(JSON.stringify(writeFault(fault)));
    expect(body).toEqual({
      code: "balance-too-low",
      message: "balance-too-low",
      details: { balance: 10.5, needed: 20 },
    });
    const read = readFault(body);
    expect(isFault(read, "balance-too-low") && read.details).toEqual({ balance: 1050, needed: 2000 });
  });

  test("keeps each refused line with its reason", () => {
    const lines = [
      { ref: "1-1", reason: "price-out-of-range" as const, min: satang(100), max: satang(1_000_00) },
      { ref: "1-2", reason: "rate-changed" as const, from: 90, to: 45 },
      { ref: "1-3", reason: "number-closed" as const },
    ];
    const read = readFault(writeFault(new Fault("poy-lines-rejected", { lines })));
    expect(isFault(read, "poy-lines-rejected") && read.details?.lines).toEqual(lines);
  });

  test("without details has none", () => {
    expect(writeFault(new Fault("round-suspended"))).toEqual({
      code: "round-suspended",
      message: "round-suspended",
    });
  });

  test.each<[string, unknown, FaultCode]>([
    ["the domain literal as message", { code: "bad", message: "Not Allow Domain" }, "not-allow-domain"],
    ["the domain literal as code", { code: "Not Allow Domain" }, "not-allow-domain"],
    [
      "the login literal as message",
      { code: "x", message: "invalid login credential" },
      "invalid login credential",
    ],
    ["the login literal as code", { code: "invalid login credential" }, "invalid login credential"],
    ["a code nobody knows", { code: "teapot", message: "?" }, "upstream-garbled"],
    ["a name of every object", { code: "constructor", message: "?" }, "upstream-garbled"],
    ["no code", { message: "?" }, "upstream-garbled"],
    ["no object", "<html>", "upstream-garbled"],
  ])("%s", (_, body, code) => expect(readFault(body).code).toBe(code));

  test("drops details that are not the code's own", () => {
    const read = readFault({ code: "round-closed", details: { lateByMs: "soon" } });
    expect([read.code, read.details]).toEqual(["round-closed", undefined]);
  });
});

test.each(["fault", "channels"])(
  "%s.ts may stand in the browser's first code: at run time it imports nothing",
  (file) => {
    const imports = readFileSync(`lib/contract/${file}.ts`, "utf8").match(/^import (?!type ).*$/gm);
    expect(imports).toBeNull();
  },
);
