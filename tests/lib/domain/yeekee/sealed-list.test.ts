import { describe, expect, test } from "vitest";
import {
  freezeStep,
  instantOf,
  listSteps,
  logStep,
  receiptsOf,
  witnessesStep,
} from "@/lib/domain/yeekee/sealed-list";
import type { SealedProof } from "@/lib/domain/yeekee/sealed-proof";
import { hashing } from "../../../support/draws/proofs";
import { endsAt, openProof, sealedProofOf } from "../../../support/draws/sealed-proofs";
import { roots } from "../../../support/draws/vectors";

type Change = Partial<SealedProof>;
const iso = (ms: number) => new Date(ms).toISOString();

describe("the list", () => {
  test("is open, and has no shots, while nothing of it is published", async () => {
    const steps = ["rows", "list"].map((name) => ({ name, state: "open" }));
    expect(await listSteps(openProof(await sealedProofOf()), hashing)).toEqual({ steps, shots: [] });
  });

  test("of an honest proof holds, with its hash repeated", async () => {
    const proof = await sealedProofOf();
    const { steps, shots } = await listSteps(proof, hashing);
    expect(shots).toHaveLength(21);
    const list = { name: "list", state: "right", claimed: proof.listHash, found: proof.listHash };
    expect(steps).toEqual([{ name: "rows", state: "right" }, list]);
  });

  test("of no rows under a hash is the list of none", async () => {
    const { steps } = await listSteps({ ...(await sealedProofOf()), rows: [] }, hashing);
    expect(steps.map(({ name, state }) => [name, state])).toEqual([
      ["rows", "right"],
      ["list", "wrong"],
    ]);
  });

  test("is open where rows are published before their hash", async () => {
    const { steps } = await listSteps({ ...(await sealedProofOf()), listHash: null }, hashing);
    expect(steps).toEqual([
      { name: "rows", state: "right" },
      { name: "list", state: "open" },
    ]);
  });

  test.each([1, 2, 21])("names row %i where that one cannot be read", async (badRow) => {
    const proof = await sealedProofOf();
    const rows = proof.rows.map((row, at) => (at === badRow - 1 ? { ...row, row: "no row" } : row));
    const { steps, shots } = await listSteps({ ...proof, rows }, hashing);
    expect(shots).toHaveLength(20);
    expect(steps).toEqual([
      { name: "rows", state: "wrong", badRow },
      { name: "list", state: "wrong", claimed: proof.listHash },
    ]);
  });

  test.each([1, 2, 21])("names row %i where that one has another hash", async (badRow) => {
    const proof = await sealedProofOf();
    const rows = proof.rows.map((row, at) => (at === badRow - 1 ? { ...row, rowHash: roots.none } : row));
    const [found] = (await listSteps({ ...proof, rows }, hashing)).steps;
    expect(found).toEqual({ name: "rows", state: "wrong", badRow });
  });

  test("counts no receipt where there is none", async () => {
    expect(await receiptsOf(await sealedProofOf(), [], hashing)).toEqual({ missing: 0, whole: 0 });
  });
});

describe("the witnesses", () => {
  const stepOf = (witnesses: SealedProof["witnesses"]) =>
    sealedProofOf().then((proof) => witnessesStep({ ...proof, witnesses }, hashing));

  test("are open until they are published", async () => {
    expect(await stepOf(null)).toEqual({ name: "witnesses", state: "open" });
  });

  test.each([
    ["three under their root", 3, roots.aaBbCc, "right"],
    ["none under the root of nothing", 0, roots.none, "right"],
    ["none under the root of three", 0, roots.aaBbCc, "wrong"],
    ["one under the root of nothing", 1, roots.none, "wrong"],
    ["fewer than none", -1, roots.aaBbCc, "wrong"],
    ["half a witness", 1.5, roots.aaBbCc, "wrong"],
    ["a root in upper case", 3, roots.aaBbCc.toUpperCase(), "wrong"],
  ])("%s", async (_, count, root, state) => {
    expect(await stepOf({ count, root })).toEqual({
      name: "witnesses",
      state,
      claimed: `${count} · ${root}`,
    });
  });
});

describe("the log's head", () => {
  const stepOf = async (change: Change) => logStep({ ...(await sealedProofOf()), ...change }, hashing);

  test("holds, and is said twice", async () => {
    const { head } = await sealedProofOf();
    expect(await stepOf({})).toEqual({ name: "log", state: "right", claimed: head, found: head });
  });

  test("is open while neither head nor work is published", async () => {
    expect(await stepOf({ headBefore: null, head: null, w: null })).toEqual({ name: "log", state: "open" });
  });

  test.each<[string, Change, boolean]>([
    ["a draw without heads", { headBefore: null, head: null }, false],
    ["a head alone", { headBefore: null, w: null }, true],
    ["a head before alone", { head: null, w: null }, false],
    ["a head before that is no hash", { headBefore: "0" }, true],
    ["no list", { listHash: null }, true],
    ["no witnesses", { witnesses: null }, true],
  ])("%s is wrong, and says the head that there is", async (_, change, hasHead) => {
    const claimed = hasHead ? { claimed: (await sealedProofOf()).head } : {};
    expect(await stepOf(change)).toEqual({ name: "log", state: "wrong", ...claimed });
  });

  test("over another list is another head", async () => {
    expect(await stepOf({ listHash: roots.none })).toMatchObject({ name: "log", state: "wrong" });
  });
});

describe("the freeze", () => {
  const stepOf = async (change: Change) => freezeStep({ ...(await sealedProofOf()), ...change });

  test.each([
    ["a millisecond before the end of shooting", endsAt - 1, "wrong"],
    ["at the end of shooting", endsAt, "right"],
    ["after it", endsAt + 1, "right"],
  ])("%s", async (_, at, state) => {
    expect(await stepOf({ frozenAt: iso(at) })).toEqual({ name: "freeze", state, claimed: iso(at) });
  });

  test("is open until it is published, and wrong where a draw has none", async () => {
    expect(await stepOf({ frozenAt: null, w: null })).toEqual({ name: "freeze", state: "open" });
    expect(await stepOf({ frozenAt: null })).toEqual({ name: "freeze", state: "wrong" });
  });
});

test.each([
  ["2026-11-23T12:00:00Z", Date.UTC(2026, 10, 23, 12)],
  ["2026-11-23T12:00:00+07:00", Date.UTC(2026, 10, 23, 5)],
  ["2026-11-23T12:00:00-03:30", Date.UTC(2026, 10, 23, 15, 30)],
])("the instant %s is one instant everywhere", (text, ms) => {
  expect(instantOf(text)).toBe(ms);
});

test.each([
  "2026-11-23T12:00:00",
  "2026-11-23",
  "2026-11-23T12:00:00Z ",
  "Mon, 23 Nov 2026 12:00:00 GMT",
  "Mon Nov 23 2026 12:00:00 GMT+07:00 (Bangkok)",
  "",
])("%j does not end in an offset, and is no instant", (text) => {
  expect(instantOf(text)).toBeNaN();
});
