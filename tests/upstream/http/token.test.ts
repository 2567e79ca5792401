import { decodeProtectedHeader } from "jose";
import { expect, test, vi } from "vitest";
import type { KeyRing } from "@/lib/kernel/key-ring";
import { createTokens, TOKEN_LIFE_SECONDS } from "@/upstream/http/token";

const single = { id: "", secret: "the single secret of before, 32 characters" };
const older = { id: "2026a", secret: "an older secret of the tests of tokens" };
const newer = { id: "2026b", secret: "a newer secret of the tests of tokens!" };
const grant = {
  uuid: "8f14e45f-ceea-4671-8b2c-0d3a1c6b7e90",
  sid: "0d3a1c6b-ceea-4671-8b2c-8f14e45f7e90",
  status: 0,
  sessionStartedAtMs: Date.now(),
};
const reads = async (ring: KeyRing, token: string) =>
  (await createTokens(ring).verify(token))?.sid === grant.sid;

test("a change of keys logs nobody out: added, swapped, dropped, with old and new processes at once", async () => {
  const steps: KeyRing[] = [
    [single],
    [{ ...single, id: "2026a" }, newer],
    [newer, { ...single, id: "2026a" }],
  ];
  for (const [at, ring] of steps.entries()) {
    const token = await createTokens(ring).sign(grant);
    for (const beside of steps.slice(Math.max(0, at - 1), at + 2))
      expect(await reads(beside, token)).toBe(true);
  }
  const [, , swapped] = steps;
  if (!swapped) throw new Error("no last step");
  const [last, first] = [await createTokens(swapped).sign(grant), await createTokens([single]).sign(grant)];
  expect([await reads([newer], last), await reads([newer], first)]).toEqual([true, false]);
});

test("a token names its key, and one that names none is of any key", async () => {
  const named = await createTokens([newer, older]).sign(grant);
  const nameless = await createTokens([single]).sign(grant);
  expect(decodeProtectedHeader(named).kid).toBe("2026b");
  expect(decodeProtectedHeader(nameless).kid).toBeUndefined();
  expect(await reads([newer, older, single], nameless)).toBe(true);
  expect(await reads([newer, older], nameless)).toBe(false);
});

test("a token that names a key which is not known, or another's, is refused", async () => {
  const named = await createTokens([newer]).sign(grant);
  expect(await reads([older, single], named)).toBe(false);
  expect(await reads([{ ...older, id: newer.id }, single], named)).toBe(false);
});

test("a token that was valid a moment ago, and is remembered, ends with its time", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  try {
    const tokens = createTokens([single]);
    const token = await tokens.sign({ ...grant, sessionStartedAtMs: Date.now() });
    expect((await tokens.verify(token))?.sid).toBe(grant.sid);
    vi.setSystemTime(Date.now() + TOKEN_LIFE_SECONDS * 1000 - 1000);
    expect((await tokens.verify(token))?.sid).toBe(grant.sid);
    vi.setSystemTime(Date.now() + 1000);
    expect(await tokens.verify(token)).toBeNull();
  } finally {
    vi.useRealTimers();
  }
});
