import { expect, test } from "vitest";
import { isIdle, needsPin, PIN_HOLDS_MS, PIN_IDLE_MS } from "@/lib/domain/members/pin";

test("30 minutes of silence are too long, a confirmed PIN holds for 5", () => {
  expect(PIN_IDLE_MS).toBe(1_800_000);
  expect(PIN_HOLDS_MS).toBe(300_000);
  expect(isIdle({ actedAtMs: 0 }, PIN_IDLE_MS - 1)).toBe(false);
  expect(isIdle({ actedAtMs: 0 }, PIN_IDLE_MS)).toBe(true);
});

test.each([
  ["always", "just acted", 0, 0, true],
  ["always", "long silent", PIN_IDLE_MS, 0, true],
  ["always", "confirmed a moment ago", PIN_IDLE_MS, 1, false],
  ["idle", "just acted", 0, 0, false],
  ["idle", "silent for almost 30 minutes", PIN_IDLE_MS - 1, 0, false],
  ["idle", "long silent", PIN_IDLE_MS, 0, true],
  ["idle", "long silent, and confirmed a moment ago", PIN_IDLE_MS, 1, false],
] as const)(
  "an act that asks %s, of one who %s (%i ms, holds for %i ms more): %s",
  (asks, _, silent, left, asked) => {
    const nowMs = 1_000_000_000;
    expect(
      needsPin(asks, { actedAtMs: nowMs - silent, confirmedUntilMs: left ? nowMs + left : 0 }, nowMs),
    ).toBe(asked);
  },
);
