import { expect, test } from "vitest";
import { isFault } from "@/lib/contract/fault";
import { comparePassword, hashPassword, unknownPasswordHash } from "@/upstream/members/pin/password";

test("a password is right for its own hash alone, and never where there is none", async () => {
  const passwordHash = await hashPassword("Right one #2026");
  expect(await comparePassword("Right one #2026", passwordHash)).toEqual({ isRight: true, passwordHash });
  expect(await comparePassword("Wrong one #2026", passwordHash)).toEqual({ isRight: false, passwordHash });
  expect(await comparePassword("nobody's password", undefined)).toEqual({
    isRight: false,
    passwordHash: undefined,
  });
  expect((await comparePassword("", await unknownPasswordHash())).isRight).toBe(false);
});

test("two are hashed at a time and sixteen wait; who comes then is told to come again, and later ones pass", async () => {
  const asked = await Promise.allSettled(Array.from({ length: 30 }, () => hashPassword("Right one #2026")));
  const refused = asked.flatMap((one) => (one.status === "rejected" ? [one.reason] : []));
  expect(refused).toHaveLength(12);
  for (const fault of refused) {
    expect(isFault(fault, "busy") && fault.details).toEqual({ retryAfterSeconds: 1 });
  }
  expect(await hashPassword("Right one #2026")).toMatch(/^\$argon2id\$/);
});
