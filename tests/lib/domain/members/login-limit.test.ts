import { describe, expect, test } from "vitest";
import { failLogin, freshCounter, isLocked, LOGIN_LIMIT, lockMs } from "@/lib/domain/members/login-limit";

const minute = 60_000;
const fail = (times: number, nowMs: number, from = freshCounter) =>
  Array.from({ length: times }).reduce<typeof from>((counter) => failLogin(counter, nowMs), from);

describe("failed logins", () => {
  test("four failures are allowed, the fifth locks for 15 minutes", () => {
    expect(LOGIN_LIMIT).toBe(5);
    expect(isLocked(fail(4, 1000), 1000)).toBe(false);
    const locked = fail(5, 1000);
    expect(isLocked(locked, 1000)).toBe(true);
    expect(isLocked(locked, 1000 + 15 * minute - 1)).toBe(true);
    expect(isLocked(locked, 1000 + 15 * minute)).toBe(false);
  });

  test("attempts while locked change nothing", () => {
    const locked = fail(5, 0);
    expect(fail(20, 14 * minute, locked)).toEqual(locked);
  });

  test("the next five lock twice as long", () => {
    const again = fail(5, 15 * minute, fail(5, 0));
    expect(again.lockedUntilMs).toBe(45 * minute);
  });

  test.each([
    [0, 15],
    [1, 30],
    [2, 60],
    [5, 480],
    [6, 960],
    [7, 1440],
    [8, 1440],
    [5000, 1440],
  ])("after %d locks the next lasts %d minutes", (locks, minutes) => {
    expect(lockMs(locks)).toBe(minutes * minute);
  });
});
