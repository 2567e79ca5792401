import { getDiffieHellman } from "node:crypto";
import { describe, expect, test } from "vitest";
import { bytesOf, commitmentOf, freeze, hex } from "@/lib/domain/yeekee/draw";
import { sealOf } from "@/lib/domain/yeekee/seal";
import {
  back,
  E,
  fieldOf,
  flip,
  hexOfW,
  P,
  startOf,
  step,
  stepBack,
  systemShotOf,
  wOfHex,
} from "@/lib/domain/yeekee/steps";
import { fastStep } from "../../../support/draws/fast-step";
import { hashing } from "../../../support/draws/proofs";
import {
  beacon,
  commitment,
  draws,
  listHash,
  promiseOf,
  seedHex,
  shots,
} from "../../../support/draws/vectors";

describe("modulo each small prime that is 3 modulo 4", () => {
  const primes = [3, 7, 11, 19, 23, 31, 43, 47, 59, 67, 71, 79, 83, 103, 1_019, 2_003];

  test.each(primes)("%i: the way back undoes a step, for every number", (prime) => {
    const field = fieldOf(BigInt(prime));
    const numbers = Array.from({ length: prime }, (_, v) => BigInt(v));
    expect(numbers.map((v) => field.back(field.step(v)))).toEqual(numbers);
    expect(numbers.map((v) => field.flip(field.flip(v)))).toEqual(numbers);
    // A step is a permutation of all numbers: none is hit twice, none is missed.
    expect(new Set(numbers.map(field.step))).toEqual(new Set(numbers));
  });
});

test("steps modulo 7, by hand", () => {
  const seven = fieldOf(7n);
  const numbers = [0n, 1n, 2n, 3n, 4n, 5n, 6n];
  expect(numbers.map(seven.flip)).toEqual([1n, 0n, 3n, 2n, 5n, 4n, 6n]);
  // 0: v 1, root 1, a square, so the even one of 1 and 6. 2: v 3, root 2, no square, so the odd one of 2 and 5.
  expect(numbers.map(seven.step)).toEqual([6n, 0n, 5n, 4n, 3n, 2n, 1n]);
});

test("the prime is group 14 of RFC 3526, and E takes its square roots", () => {
  expect(P.toString(16)).toBe(getDiffieHellman("modp14").getPrime("hex"));
  expect([P % 4n, E * 4n - 1n]).toEqual([3n, P]);
});

test("at the edges of the prime's numbers", () => {
  expect([0n, 1n, P - 2n, P - 1n].map(flip)).toEqual([1n, 0n, P - 3n, P - 1n]);
  expect([0n, 1n, 2n, P - 2n, P - 1n].map((v) => back(step(v)))).toEqual([0n, 1n, 2n, P - 2n, P - 1n]);
});

describe.each(draws)("the vector of $name", ({ steps, root, hasBeacon, seal, start, wHash, shot }) => {
  test("seal, start, the shot, and the way back", async () => {
    const promise = promiseOf(steps, hasBeacon);
    const sealHash = await sealOf(promise, hashing);
    expect(sealHash.slice(0, 8)).toBe(seal);
    const first = await startOf(
      {
        betId: "R1",
        seal: sealHash,
        listHash,
        witnessRoot: root,
        seed: seedHex,
        beacon: hasBeacon ? beacon.randomness : "",
      },
      hashing,
    );
    expect(hexOfW(first).slice(0, 16)).toBe(start);
    let w = first;
    for (let done = 0; done < steps; done++) w = fastStep(w);
    if (steps === 1) expect(step(first)).toBe(w);
    if (wHash) expect(hex(await hashing.sha256(bytesOf(hexOfW(w))))).toBe(wHash);
    expect(await systemShotOf(w, hashing)).toBe(shot);
    const heard: number[] = [];
    expect(stepBack(w, steps, (done) => heard.push(done))).toBe(first);
    expect(heard).toEqual(steps === 1 ? [1] : [500, 1_000]);
    expect(stepBack(w, steps - 1)).not.toBe(first);
  });
});

test("seed and list of the vectors are those that the older rules have", async () => {
  expect(await commitmentOf(bytesOf(seedHex), hashing)).toBe(commitment);
  expect((await freeze(shots, hashing)).listHash).toBe(listHash);
});

test("the tests' fast step is the definition's", () => {
  for (const v of [0n, 1n, 2n, 12_345n, P - 2n, P - 1n]) expect(fastStep(v)).toBe(step(v));
});

describe("w is written in one way only", () => {
  test.each([0n, 1n, 255n, P - 1n])("%i comes back", (w) => {
    expect(hexOfW(w)).toHaveLength(512);
    expect(wOfHex(hexOfW(w))).toBe(w);
  });

  const one = hexOfW(P - 2n);
  test.each([
    ["p itself", P.toString(16)],
    ["above p", "f".repeat(512)],
    ["upper case", one.toUpperCase()],
    ["a digit less", one.slice(1)],
    ["a digit more", `0${one}`],
    ["a line's end", `${one}\n`],
    ["a prefix", `0x${one.slice(2)}`],
    ["nothing", ""],
  ])("%s is none", (_, text) => expect(wOfHex(text)).toBeNull());
});

test("the shot of a small w is taken over all of its 256 bytes", async () => {
  const bytes = new Uint8Array(256);
  bytes[255] = 7;
  const first8 = Buffer.from(await hashing.sha256(bytes)).readBigUInt64BE(0);
  expect(await systemShotOf(7n, hashing)).toBe(Number(first8 % 100_000n));
});
