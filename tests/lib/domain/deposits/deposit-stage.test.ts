import { expect, test } from "vitest";
import { isLeftInexact, liveStageOf, stageOf } from "@/lib/domain/deposits/deposit-stage";

const live = { status: "waiting", channel: "fast", referTransferId: null } as const;
const coins = { ...live, channel: "crypto", transfer: { confirmations: 0 } };

test("a live request waits for the transfer, the network, a word about what came, or staff", () => {
  expect(stageOf(live)).toBe("waiting");
  expect(stageOf({ ...live, inexactAt: "2026-11-23T10:02:00+07:00" })).toBe("inexact");
  expect(stageOf({ ...live, channel: "normal" })).toBe("reviewing");
  expect(stageOf(coins)).toBe("waiting");
});

test("coins are seen by their transfer or by their first confirmation, whatever else is known", () => {
  expect(stageOf({ ...coins, referTransferId: "0x1" })).toBe("confirming");
  expect(stageOf({ ...coins, transfer: { confirmations: 2 } })).toBe("confirming");
  expect(liveStageOf({ ...coins, referTransferId: "0x1", inexactAt: "2026-11-23T10:02:00Z" })).toBe(
    "confirming",
  );
  // A bank's reference is no transfer on a chain.
  expect(liveStageOf({ ...live, referTransferId: "bank-7" })).toBe("waiting");
});

test("a request that is over keeps its state, and says that money was left for it", () => {
  const inexactAt = "2026-11-23T10:02:00+07:00";
  expect(stageOf({ ...live, status: "cancelled", inexactAt })).toBe("cancelled");
  expect(isLeftInexact({ status: "cancelled", inexactAt })).toBe(true);
  expect(isLeftInexact({ status: "expired", inexactAt })).toBe(true);
  expect(isLeftInexact({ status: "credited", inexactAt })).toBe(false);
  expect(isLeftInexact({ status: "expired" })).toBe(false);
});
