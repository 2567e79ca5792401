import { beforeEach, describe, expect, test } from "vitest";
import { Fault } from "@/lib/contract/fault";
import type { AnyProof } from "@/lib/domain/yeekee/proof-file";
import { writeProofFile } from "@/lib/domain/yeekee/proof-file";
import { receiptText } from "@/lib/domain/yeekee/receipt";
import { createYingProofs, shownProof } from "@/stores/yings/proof";
import {
  saveCommitment,
  saveFreeze,
  savePath,
  saveReceipt,
  saveSeal,
  saveWitness,
} from "@/stores/yings/storage";
import { betId, hashing, proofOf } from "../../support/draws/proofs";
import { frozenProof, heardOf, sealedProofOf } from "../../support/draws/sealed-proofs";
import { needsFor, openRound } from "../bet-slip";

beforeEach(() => localStorage.clear());

const roundOf = (proof: AnyProof) => {
  const { betList, ...round } = openRound({ betGroup: "yeekee", betType: "yeekee" });
  const drawn = proof.result ? { status: "settled" as const, result: proof.result } : {};
  return { ...round, betList: { ...betList, betId: proof.betId, ...drawn } };
};

/** The proof page of a round, on a site that publishes these proofs; other rounds get the Fault. */
async function reader(published: AnyProof | Fault, others: readonly AnyProof[] = [], pageBetId = betId) {
  const needs = needsFor(({ name, query }) => {
    const asked = query as { betId?: string; id?: string };
    if (published instanceof Error) throw published;
    const proof = [published, ...others].find((one) => one.betId === (asked.betId ?? asked.id));
    if (!proof) throw new Fault("network-lost");
    return name === "yings.proof" ? proof : roundOf(proof);
  });
  const store = createYingProofs(needs);
  await store.getState().load(pageBetId);
  const open = async (proof: AnyProof, change = (text: string) => text) => {
    const text = await writeProofFile(proof, hashing);
    await store.getState().openFile(new Blob([change(text)]), "kept.json");
    return store.getState().file;
  };
  return { get: store.getState, open };
}

/** A draw by the real rules of yeekee, whose work was recorded. */
const real = { rules: "rules-3-long", steps: 16_000 } as const;

const stepsOf = (checked: ReturnType<typeof shownProof>, state: string) =>
  checked?.verdict.steps.filter((step) => step.state === state).map(({ name }) => name);

describe("the site's proof", () => {
  test("of older rules is recomputed and held against the result that was paid by", async () => {
    const { get } = await reader(await proofOf());
    expect(get()).toMatchObject({ state: "ready", progress: null, site: { verdict: { verdict: "own" } } });
    expect(stepsOf(get().site, "right")).toContain("published");
  });

  test("of version 3 is its own with everything that this device stored, and says how tightly it was received", async () => {
    const proof = await sealedProofOf(real);
    const { commitment, seal, witnesses, freeze, path } = await heardOf(proof);
    if (!seal || !witnesses[0] || !freeze || !path) throw new Error("nothing was heard");
    saveCommitment(betId, commitment ?? "");
    saveSeal(betId, seal);
    saveWitness(betId, witnesses[0]);
    saveFreeze(betId, { ...freeze, message: { ...freeze.message, frozenAt: proof.frozenAt ?? "" } });
    savePath(betId, path);
    if (proof.rows[4]) saveReceipt(betId, proof.rows[4]);
    const { get } = await reader(proof);
    const { site, tally } = get();
    expect(site).toMatchObject({
      kind: "sealed",
      verdict: { verdict: "own", brokenAt: null, isTest: false, claim: { kind: "heard", seconds: 1.5 } },
      moments: { sentMs: witnesses[0].sentAt.wall, heardMs: freeze.heardAt.wall },
      kept: [{ verdict: "in-list" }],
    });
    expect(stepsOf(site, "right")).toEqual(expect.arrayContaining(["heard", "receipts", "work", "record"]));
    expect(tally).toEqual({ heard: 1, rounds: 1 });
  });

  test.each([
    ["the seal", async () => saveSeal(betId, (await sealedProofOf({ lateMs: 9, steps: 9 })).seal), "heard"],
    ["the commitment", async () => saveCommitment(betId, "11".repeat(32)), "heard"],
    [
      "a shot",
      async () => {
        const other = (await sealedProofOf({ numberOf: (at) => at + 7 })).rows[4];
        if (other) saveReceipt(betId, other);
      },
      "receipts",
    ],
  ] as const)(
    "of version 3 does not hold with %s exchanged after this device saw it",
    async (_, keep, step) => {
      await keep();
      const { get } = await reader(await sealedProofOf());
      expect(get().site?.verdict).toMatchObject({ verdict: "broken", brokenAt: step });
    },
  );

  test("that is another round's does not hold", async () => {
    const proof = await sealedProofOf({ betId: "yeekee-2026-11-23-35" });
    const needs = needsFor(({ name }) => (name === "yings.proof" ? proof : roundOf(proof)));
    const store = createYingProofs(needs);
    await store.getState().load(betId);
    expect(store.getState().site?.verdict).toMatchObject({ verdict: "broken", brokenAt: "round" });
  });

  test("is open between the freeze and the end of the work", async () => {
    const { get } = await reader(frozenProof(await sealedProofOf()));
    expect(get().site?.verdict).toMatchObject({ verdict: "open", claim: null });
  });

  test("by older rules does not hold when the commitment was exchanged after this device saw it", async () => {
    saveCommitment(betId, "11".repeat(32));
    const { get } = await reader(await proofOf());
    expect(get().site?.verdict.brokenAt).toBe("seen");
  });

  test.each([
    ["not-offered", "not-offered"],
    ["not-found", "not-yet"],
    ["network-lost", "failed"],
  ] as const)("refused as %s leaves the page %s", async (code, state) => {
    const { get } = await reader(new Fault(code));
    expect(get().state).toBe(state);
  });

  test("stays on the screen when it can't be read again", async () => {
    const proof = await proofOf();
    let isLost = false;
    const needs = needsFor(({ name }) => {
      if (isLost) throw new Fault("network-lost");
      return name === "yings.proof" ? proof : roundOf(proof);
    });
    const store = createYingProofs(needs);
    await store.getState().load(betId);
    isLost = true;
    await store.getState().load(betId);
    expect(store.getState()).toMatchObject({ state: "ready", site: { verdict: { verdict: "own" } } });
  });
});

describe("a file", () => {
  const otherBetId = "yeekee-2026-11-23-35";

  test("of the site's own proof is the site's own, whatever its rules", async () => {
    for (const proof of [await proofOf(), await sealedProofOf()]) {
      const { get, open } = await reader(proof);
      expect(await open(proof)).toMatchObject({ kind: "whole", checked: { verdict: { verdict: "own" } } });
      expect(await get().fileText()).toBe(await writeProofFile(proof, hashing));
    }
  });

  test("that was made up as a whole does not hold beside the site's record", async () => {
    const honest = await sealedProofOf();
    const { open } = await reader(honest);
    const forged = await sealedProofOf({ seed: "5e".repeat(32), numberOf: (at) => at * 3 + 1 });
    const file = await open(forged);
    expect(file).toMatchObject({ kind: "whole", checked: { verdict: { verdict: "broken" } } });
    expect(stepsOf(file?.checked ?? null, "wrong")).toEqual(expect.arrayContaining(["published", "record"]));
  });

  test("by older rules, made up as a whole, does not hold beside the site's record", async () => {
    const { open } = await reader(await proofOf());
    const file = await open(await proofOf({ fromMs: 1_767_225_600_001 }));
    expect(stepsOf(file?.checked ?? null, "wrong")).toContain("record");
  });

  test("that nothing is known beside agrees with itself, and no more", async () => {
    for (const proof of [await proofOf(), await sealedProofOf()]) {
      const { open } = await reader(new Fault("network-lost"));
      expect(await open(proof)).toMatchObject({ checked: { verdict: { verdict: "consistent" } } });
    }
  });

  test("of another round is held against what the site publishes of that round", async () => {
    const other = await sealedProofOf({ betId: otherBetId });
    const { get, open } = await reader(await sealedProofOf(), [other]);
    expect(await open(other)).toMatchObject({ checked: { verdict: { verdict: "own" } } });
    expect(shownProof(get())?.proof.betId).toBe(otherBetId);
  });

  test("of another round that the site can't be asked of is held against nothing of this page's", async () => {
    const { open } = await reader(await sealedProofOf());
    expect(await open(await sealedProofOf({ betId: otherBetId }))).toMatchObject({
      checked: { verdict: { verdict: "consistent", brokenAt: null } },
    });
  });

  test("stands in place of the site's proof until it is closed, altered ones as such", async () => {
    const proof = await sealedProofOf();
    const { get, open } = await reader(proof);
    const file = await open(proof, (text) => text.replace("|00300|", "|00301|"));
    expect(file).toMatchObject({
      kind: "altered",
      checked: { verdict: { verdict: "broken", brokenAt: "rows" } },
    });
    await get().openFile(new Blob(["a picture"]), "cat.png");
    expect(get().file).toMatchObject({ kind: "unreadable" });
    expect(shownProof(get())).toBeNull();
    get().closeFile();
    expect(shownProof(get())?.verdict.verdict).toBe("own");
  });

  test("that is opened after another one is the only one that answers", async () => {
    const { get } = await reader(await proofOf());
    const text = await writeProofFile(await sealedProofOf(), hashing);
    await Promise.all([
      get().openFile(new Blob([text]), "first.json"),
      get().openFile(new Blob(["a picture"]), "second.png"),
    ]);
    expect(get().file).toMatchObject({ name: "second.png", kind: "unreadable" });
  });
});

test("receipts kept here are looked up by themselves, also one that was dropped", async () => {
  const { rows, ...proof } = await proofOf();
  for (const row of [rows[0], rows[20]]) if (row) saveReceipt(betId, row);
  const { get } = await reader({ ...proof, rows: rows.slice(0, 20) });
  expect(get().site?.kept.map(({ verdict }) => verdict)).toEqual(["in-list", "missing"]);
});

test("pasted receipts are answered line by line", async () => {
  const proof = await sealedProofOf();
  const { get } = await reader(proof);
  const [first] = proof.rows;
  const text = `${first ? receiptText(first) : ""}\n\nhello\n`;
  expect(await get().checkPasted(text)).toEqual(["in-list", "unreadable"]);
});

test("a page that is left gives its check up, and begins anew when it is come back to", async () => {
  const proof = await sealedProofOf();
  const store = createYingProofs(needsFor(({ name }) => (name === "yings.proof" ? proof : roundOf(proof))));
  const left = store.getState().load(betId);
  store.getState().leave();
  await left;
  expect(store.getState()).toMatchObject({ state: "loading", site: null, progress: null });
  await store.getState().load(betId);
  expect(store.getState().state).toBe("ready");
});
