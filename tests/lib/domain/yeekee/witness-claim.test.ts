import { expect, test } from "vitest";
import type { SealedProof } from "@/lib/domain/yeekee/sealed-proof";
import { type ReceivedRound, witnessClaim } from "@/lib/domain/yeekee/witness-claim";

const [list, root, head, seed, headBefore] = ["1", "2", "3", "4", "5"].map((one) => one.repeat(64));
const proof = {
  seal: { rules: "rules-3-short", hash: "6".repeat(64) },
  listHash: list,
  witnesses: { count: 2, root },
  head,
} as SealedProof;

const value = "aa".repeat(16);
const heardAfter = (monoMs: number, wallMs = monoMs): ReceivedRound => ({
  seal: null,
  witnesses: [
    { value: "bb".repeat(16), sentAt: { mono: 0, wall: 0 } },
    { value, sentAt: { mono: 10_000, wall: 90_000 } },
  ],
  freeze: {
    message: { seal: "6".repeat(64), listHash: "", witnessRoot: "", seed: "", headBefore: "", head: "" },
    heardAt: { mono: 10_000 + monoMs, wall: 90_000 + wallMs },
  },
  path: { value, index: 0, count: 2, path: [] },
});
const whole = (heard: ReceivedRound, change: object = {}): ReceivedRound => {
  if (!heard.freeze) throw new Error("no freeze");
  const message = { ...heard.freeze.message, listHash: list, witnessRoot: root, seed, headBefore, head };
  return { ...heard, freeze: { ...heard.freeze, message: { ...message, ...change } as never } };
};

test.each([
  ["at once", 100, 100, { kind: "heard", ratio: 144, seconds: 0.1 }],
  ["after a second and a half", 1_500, 1_500, { kind: "heard", ratio: 9.6, seconds: 1.5 }],
  ["by a wall clock that runs behind", 1_500, 200, { kind: "heard", ratio: 9.6, seconds: 1.5 }],
  ["by a wall clock that runs ahead", 200, 1_500, { kind: "heard", ratio: 9.6, seconds: 1.5 }],
  ["at a quarter of T", 3_600, 3_600, { kind: "heard", ratio: 4, seconds: 3.6 }],
  ["just after it", 3_601, 3_601, { kind: "not-heard" }],
  ["long after", 60_000, 60_000, { kind: "not-heard" }],
  ["at no time", 0, 0, { kind: "not-heard" }],
  ["before it was sent, by clocks that were set", -5, -5, { kind: "not-heard" }],
])("heard %s", (_, monoMs, wallMs, claim) => {
  const heard = whole(heardAfter(monoMs, wallMs));
  expect(witnessClaim({ heard, proof, doesPathHold: true })).toEqual(claim);
});

test.each<[string, Partial<ReceivedRound> | object, boolean]>([
  ["the path does not hold", {}, false],
  ["no path was kept", { path: null }, true],
  ["no freeze was heard", { freeze: null }, true],
  ["nothing was sent", { witnesses: [] }, true],
  ["the path is of another value", { path: { value: "cc".repeat(16), index: 0, count: 2, path: [] } }, true],
])("not heard: %s", (_, change, doesPathHold) => {
  const heard = { ...whole(heardAfter(1_000)), ...change };
  expect(witnessClaim({ heard, proof, doesPathHold })).toEqual({ kind: "not-heard" });
});

test.each(["seal", "listHash", "witnessRoot", "head"])(
  "not heard: another %s came with the freeze",
  (field) => {
    const heard = whole(heardAfter(1_000), { [field]: "9".repeat(64) });
    expect(witnessClaim({ heard, proof, doesPathHold: true })).toEqual({ kind: "not-heard" });
  },
);

test("a round without a record on this device counts as not received", () => {
  for (const heard of [null, undefined])
    expect(witnessClaim({ heard, proof, doesPathHold: true })).toEqual({ kind: "not-heard" });
});

test("not heard: the proof tells no witnesses", () => {
  const untold = { ...proof, witnesses: null };
  expect(witnessClaim({ heard: whole(heardAfter(1_000)), proof: untold, doesPathHold: true })).toEqual({
    kind: "not-heard",
  });
});

test("by a test clock's rules no time is short enough", () => {
  const test = { ...proof, seal: { ...proof.seal, rules: "rules-3-test" } } as SealedProof;
  expect(witnessClaim({ heard: whole(heardAfter(1)), proof: test, doesPathHold: true })).toEqual({
    kind: "not-heard",
  });
});

test("without any witness it is not witnessed, whatever was kept", () => {
  const none = { ...proof, witnesses: { count: 0, root } } as SealedProof;
  expect(witnessClaim({ heard: whole(heardAfter(1_000)), proof: none, doesPathHold: true })).toEqual({
    kind: "not-witnessed",
  });
});
