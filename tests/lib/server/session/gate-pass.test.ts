import { expect, test } from "vitest";
import { dropGateHeaders, hasPassedGate, passGate } from "@/lib/server/session/gate-pass";

test("only the gate of this process can let a page know a member", () => {
  const passed = new Headers();
  passGate(passed);
  expect(hasPassedGate(passed)).toBe(true);
  for (const guess of ["", "1", "true", "undefined", "0".repeat(48)])
    expect(hasPassedGate(new Headers({ "x-gate-pass": guess }))).toBe(false);
  expect(hasPassedGate(new Headers())).toBe(false);
});

test("what a visitor writes in the gate's place is dropped", () => {
  const sent = {
    ...{ "x-gate-pass": "guess", "x-page": "/evil", "x-page-csrf": "evil", "x-page-language": "xx" },
    ...{ "x-page-path": "/external", "x-nonce": "evil", host: "site.test", cookie: "a=b" },
  };
  dropGateHeaders(sent);
  expect(sent).toEqual({ host: "site.test", cookie: "a=b" });
});
