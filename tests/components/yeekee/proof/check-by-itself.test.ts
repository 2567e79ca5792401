import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { checkByItself } from "@/components/yeekee/proof/check-by-itself";
import { Fault } from "@/lib/contract/fault";
import { createYingProofs } from "@/stores/yings/proof";
import { needsFor } from "../../../stores/bet-slip";
import { betId } from "../../../support/draws/proofs";
import { sealedProofOf } from "../../../support/draws/sealed-proofs";
import { shotRound } from "../render-yeekee";

let stop = (): void => undefined;
beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A page whose round is drawn, on a network that may be down. */
async function drawn() {
  const proof = await sealedProofOf();
  const network = { isLost: false, hasResult: true };
  const { sent, ...needs } = needsFor(({ name }) => {
    if (network.isLost) throw new Fault("network-lost");
    const result = network.hasResult && proof.result ? { result: proof.result } : {};
    return name === "yings.proof" ? proof : shotRound(-200, { status: "settled", ...result });
  });
  const store = createYingProofs(needs);
  stop = checkByItself(store, betId);
  return {
    network,
    get: store.getState,
    asked: () => sent.filter(({ name }) => name === "yings.proof").length,
  };
}

/** Hashing and imports take real time, however little the test clock moves. */
const settled = (expectation: () => void) => vi.waitFor(expectation, { timeout: 20_000 });

describe("the check of a drawn round by itself", () => {
  test("is made once, by and by", async () => {
    const { get, asked } = await drawn();
    expect(asked()).toBe(0);
    await vi.advanceTimersByTimeAsync(4_000);
    await settled(() => expect(get().site?.verdict.verdict).toBe("own"));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked()).toBe(1);
  });

  test("is made later where the network was gone", async () => {
    const { network, get } = await drawn();
    network.isLost = true;
    await vi.advanceTimersByTimeAsync(4_000);
    await settled(() => expect(get().state).toBe("failed"));
    network.isLost = false;
    await vi.advanceTimersByTimeAsync(14_000);
    await settled(() => expect(get().site?.verdict.verdict).toBe("own"));
  });

  test("is made again where the result came between two answers", async () => {
    const { network, get } = await drawn();
    network.hasResult = false;
    await vi.advanceTimersByTimeAsync(4_000);
    await settled(() => expect(get().site?.verdict.verdict).toBe("open"));
    network.hasResult = true;
    await vi.advanceTimersByTimeAsync(14_000);
    await settled(() => expect(get().site?.verdict.verdict).toBe("own"));
  });

  test("is given up after some tries", async () => {
    const { network, get, asked } = await drawn();
    network.isLost = true;
    for (let seconds = 0; seconds < 150; seconds += 4) {
      await vi.advanceTimersByTimeAsync(4_000);
      await settled(() => expect(get().state).toBe("failed"));
    }
    expect(asked()).toBe(8);
  });

  test("waits until somebody looks, and ends with the page", async () => {
    const seen = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
    const { asked } = await drawn();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked()).toBe(0);
    seen.mockReturnValue("visible");
    document.dispatchEvent(new Event("visibilitychange"));
    stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked()).toBe(0);
  });
});
