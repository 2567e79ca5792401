import { expect, test } from "vitest";
import { passkeySiteOf } from "@/lib/domain/members/passkey";

test.each<[string, string | null]>([
  ["https://house.example", "house.example"],
  ["https://www.dependencies.example:8443", "www.dependencies.example"],
  ["http://localhost:3000", "localhost"],
  ["http://th.localhost:3000", "th.localhost"],
  ["http://house.example", null],
  ["http://192.168.1.7:3000", null],
  ["http://127.0.0.1:3000", null],
  ["https://203.0.113.9", null],
  ["https://[2001:db8::1]", null],
  ["ftp://localhost", null],
  ["house.example", null],
  ["", null],
])("passkeys of %s are bound to %s", (origin, rpId) => {
  expect(passkeySiteOf(origin)?.rpId ?? null).toBe(rpId);
});

test("what a path or a user would add to an origin is left out", () => {
  expect(passkeySiteOf("https://evil@house.example/x?y")).toEqual({
    rpId: "house.example",
    origin: "https://house.example",
  });
});
