import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { openSecret, sealSecret } from "@/upstream/operators/sealed-secret";
import { codeOf, demoSecret, newSecret, periodOf, secretUri } from "@/upstream/operators/totp";

const [key, otherKey] = ["a secret of at least 32 characters", "another secret of 32 characters"];

test("a sealed secret is opened by its key for its owner, and by nothing else", () => {
  const [owner, other] = [randomUUID(), randomUUID()];
  const secret = newSecret();
  const sealed = sealSecret(key, owner, secret);
  expect(sealed).not.toContain(secret);
  expect(sealSecret(key, owner, secret)).not.toBe(sealed);
  expect(openSecret(key, owner, sealed)).toBe(secret);
  expect(openSecret(otherKey, owner, sealed)).toBeNull();
  expect(openSecret(key, other, sealed)).toBeNull();
  expect(
    openSecret(key, owner, `${sealed.slice(0, 20)}${sealed[20] === "A" ? "B" : "A"}${sealed.slice(21)}`),
  ).toBeNull();
  expect(openSecret(key, owner, "")).toBeNull();
});

test("codes are those of RFC 6238", () => {
  // The RFC's secret for SHA-1 and its last six digits.
  const secret = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";
  const codes = [59, 1_111_111_109, 1_234_567_890, 20_000_000_000].map((at) => codeOf(secret, at * 1_000));
  expect(codes).toEqual(["287082", "081804", "005924", "353130"]);
});

test("a code counts for its own half minute and its neighbours", () => {
  const secret = newSecret();
  const atMs = 1_800_000_015_000;
  const period = atMs / 30_000 - 0.5;
  const code = codeOf(secret, atMs);
  const periods = [-60, -30, 0, 30, 60].map((seconds) => periodOf(secret, code, atMs + seconds * 1_000));
  expect(periods).toEqual([null, period, period, period, null]);
});

test("an app reads whose secret it is; a demo operator's follows from the box's secret and the name", () => {
  const uri = new URL(secretUri("GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ", "admin01"));
  expect(uri.protocol).toBe("otpauth:");
  expect(decodeURIComponent(uri.pathname)).toContain("admin01");
  expect(uri.searchParams.get("secret")).toBe("GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ");
  expect(demoSecret(key, "admin01")).toBe(demoSecret(key, "admin01"));
  expect(
    new Set([demoSecret(key, "admin01"), demoSecret(key, "admin02"), demoSecret(otherKey, "admin01")]).size,
  ).toBe(3);
});
