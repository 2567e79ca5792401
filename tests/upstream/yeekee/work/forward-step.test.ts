import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { sealOf } from "@/lib/domain/yeekee/seal";
import { back, E, hexOfW, P, startOf, step, systemShotOf } from "@/lib/domain/yeekee/steps";
import { hashing } from "@/upstream/yeekee/draws";
import { createStep, powers } from "@/upstream/yeekee/work/forward-step.mjs";
import { workInThread } from "@/upstream/yeekee/work/work-in-thread";
import { beacon, draws, listHash, promiseOf, seedHex } from "../../../support/draws/vectors";

/** Numbers below p that exercise every branch of a step: both ends, small ones, and some from all over. */
const numbers = [
  ...[0n, 1n, 2n, 3n, 4n, P - 1n, P - 2n, P - 3n, (P - 1n) / 2n, (P + 1n) / 4n],
  ...Array.from({ length: 40 }, (_, at) => {
    const digits = [0, 1, 2, 3].map((part) => createHash("sha512").update(`${at}|${part}`).digest("hex"));
    return BigInt(`0x${digits.join("")}`) % P;
  }),
];

describe.each(Object.keys(powers) as (keyof typeof powers)[])("the step as %s", (way) => {
  const own = createStep(powers[way]());

  test("is the domain's own in whole numbers, and a step back undoes it", () => {
    for (const v of numbers) {
      expect(own(v)).toBe(step(v));
      expect(back(own(v))).toBe(v);
    }
  });

  test("raises to the power e", () => {
    const power = powers[way]();
    for (const v of numbers.slice(0, 16)) {
      const root = power(v);
      expect([v, P - v]).toContain(v === 0n ? root : (root * root) % P);
    }
    expect(4n * E).toBe(P + 1n);
  });
});

describe("the work in a thread", () => {
  const never = new AbortController().signal;

  test.each(draws)("gives what the vectors say of $name", async ({ steps, root, hasBeacon, wHash, shot }) => {
    const promise = promiseOf(steps, hasBeacon);
    const seal = await sealOf(promise, hashing);
    const randomness = hasBeacon ? beacon.randomness : "";
    const frozen = { betId: "R1", seal, listHash, witnessRoot: root, seed: seedHex, beacon: randomness };
    const start = await startOf(frozen, hashing);
    const w = await workInThread({ start, steps, onProgress: () => undefined, signal: never });
    expect(await systemShotOf(w, hashing)).toBe(shot);
    if (wHash) expect(createHash("sha256").update(hexOfW(w), "hex").digest("hex")).toBe(wHash);
  });

  test("gives the number that as many of the domain's steps give, and tells how far it is", async () => {
    const start = numbers[20] as bigint;
    const told: number[] = [];
    const w = await workInThread({ start, steps: 12, onProgress: (done) => told.push(done), signal: never });
    let slow = start;
    for (let done = 0; done < 12; done++) slow = step(slow);
    expect(w).toBe(slow);
    expect([told[0], told.at(-1)]).toEqual([0, 12]);
  });

  test("ends at once when it is told to", async () => {
    const leaveOff = new AbortController();
    const onProgress = () => leaveOff.abort();
    const work = workInThread({ start: 5n, steps: 1_000_000, onProgress, signal: leaveOff.signal });
    await expect(work).rejects.toThrow("ended without an answer");
    await expect(
      workInThread({ start: 5n, steps: 1, onProgress, signal: leaveOff.signal }),
    ).rejects.toThrow();
  });
});
