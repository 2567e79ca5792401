import { beforeEach, describe, expect, test } from "vitest";
import {
  countRound,
  heardTally,
  saveCommitment,
  saveFreeze,
  savePath,
  saveReceipt,
  saveSeal,
  saveWitness,
  storedHeads,
  storedRound,
} from "@/stores/yings/storage";
import { betId, freezeOf, hash, sealOf } from "../shots";

beforeEach(() => localStorage.clear());

const at = (ms: number) => ({ mono: ms, wall: ms });
const bytesOf = (n: number) => n.toString(16).padStart(32, "0");
const witness = (n: number) => ({ value: bytesOf(n), sentAt: at(n) });
const path = { value: bytesOf(1), index: 0, count: 1, path: [] };
const roundOf = (n: number) => `yeekee-2026-11-23-${n}`;

describe("what this device keeps of a round", () => {
  test("is nothing of a round it was not in", () => {
    expect(storedRound(betId)).toEqual({
      commitment: null,
      receipts: [],
      atMs: 0,
      seal: null,
      witnesses: [],
      freeze: null,
      path: null,
    });
  });

  test("of an earlier release stays readable, and takes the new parts", () => {
    const receipt = { row: "r", rowHash: hash };
    localStorage.setItem(
      `yings:${betId}`,
      JSON.stringify({ commitment: hash, receipts: [receipt], atMs: 5 }),
    );
    expect(storedRound(betId)).toMatchObject({
      commitment: hash,
      receipts: [receipt],
      seal: null,
      witnesses: [],
    });
    saveSeal(betId, sealOf());
    expect(storedRound(betId)).toMatchObject({ commitment: hash, receipts: [receipt], seal: sealOf() });
  });

  test.each([
    ["no JSON", "{"],
    ["a seal without a hash", JSON.stringify({ commitment: null, receipts: [], atMs: 1, seal: {} })],
    [
      "a witness without its instant",
      JSON.stringify({ commitment: null, receipts: [], atMs: 1, witnesses: [{ value: "aa" }] }),
    ],
    [
      "a freeze of one clock",
      JSON.stringify({
        commitment: null,
        receipts: [],
        atMs: 1,
        freeze: { message: freezeOf(), heardAt: { wall: 1 } },
      }),
    ],
    [
      "a path of numbers",
      JSON.stringify({ commitment: null, receipts: [], atMs: 1, path: { ...path, path: [1] } }),
    ],
  ])("that is %s counts as nothing", (_, stored) => {
    localStorage.setItem(`yings:${betId}`, stored);
    expect(storedRound(betId).atMs).toBe(0);
  });

  test("is the first commitment, the first seal and the first freeze: later ones are not taken", () => {
    saveCommitment(betId, hash);
    saveCommitment(betId, "ee".repeat(32));
    saveSeal(betId, sealOf());
    saveSeal(betId, sealOf({ hash: "ee".repeat(32) }));
    saveFreeze(betId, { message: freezeOf(), heardAt: at(10) });
    saveFreeze(betId, { message: freezeOf({ head: "ee".repeat(32) }), heardAt: at(20) });
    expect(storedRound(betId)).toMatchObject({
      commitment: hash,
      seal: sealOf(),
      freeze: { message: freezeOf(), heardAt: at(10) },
    });
  });

  test("is the latest three witnesses, and every receipt once", () => {
    for (const n of [1, 2, 3, 4]) saveWitness(betId, witness(n));
    expect(storedRound(betId).witnesses).toEqual([witness(2), witness(3), witness(4)]);
    saveReceipt(betId, { row: "r", rowHash: hash });
    saveReceipt(betId, { row: "r", rowHash: hash });
    expect(storedRound(betId).receipts).toHaveLength(1);
  });

  test("is of the last 60 rounds", () => {
    for (let n = 1; n <= 61; n++) {
      localStorage.setItem(
        `yings:${roundOf(n)}`,
        JSON.stringify({ commitment: hash, receipts: [], atMs: n }),
      );
    }
    saveCommitment(roundOf(62), hash);
    expect(storedRound(roundOf(2)).commitment).toBeNull();
    expect(storedRound(roundOf(3)).commitment).toBe(hash);
  });
});

describe("the tally of rounds heard", () => {
  test("counts a round once, as heard from its path on", () => {
    expect(heardTally()).toEqual({ heard: 0, rounds: 0 });
    countRound(roundOf(1));
    countRound(roundOf(1));
    expect(heardTally()).toEqual({ heard: 0, rounds: 1 });
    savePath(roundOf(1), path);
    expect(heardTally()).toEqual({ heard: 1, rounds: 1 });
    countRound(roundOf(1));
    expect(heardTally()).toEqual({ heard: 1, rounds: 1 });
  });

  test("is over the last 40 rounds", () => {
    for (let n = 1; n <= 41; n++) {
      countRound(roundOf(n));
      if (n <= 3) savePath(roundOf(n), path);
    }
    expect(heardTally()).toEqual({ heard: 2, rounds: 40 });
  });
});

test("the last 200 heads are kept, one for each round", () => {
  for (let n = 1; n <= 201; n++) {
    const head = n.toString(16).padStart(64, "0");
    saveFreeze(roundOf(n), { message: freezeOf({ head }), heardAt: at(n) });
  }
  expect(storedHeads()).toHaveLength(200);
  expect(storedHeads()[0]?.betId).toBe(roundOf(2));
  expect(storedHeads().at(-1)).toEqual({ betId: roundOf(201), head: (201).toString(16).padStart(64, "0") });
});
