import { beforeEach, describe, expect, test } from "vitest";
import { Fault } from "@/lib/contract/fault";
import { type AnyProof, writeProofFile } from "@/lib/domain/yeekee/proof-file";
import { createYingProofs, isToCome } from "@/stores/yings/proof";
import { saveFreeze, saveWitness } from "@/stores/yings/storage";
import { betId, hashing } from "../../support/draws/proofs";
import { frozenProof, heardOf, openProof, sealedProofOf } from "../../support/draws/sealed-proofs";
import { type Answer, needsFor, openRound } from "../bet-slip";

beforeEach(() => localStorage.clear());

const roundOf = (proof: AnyProof) => {
  const { betList, ...round } = openRound({ betGroup: "yeekee", betType: "yeekee" });
  const drawn = proof.result ? { status: "settled" as const, result: proof.result } : {};
  return { ...round, betList: { ...betList, betId: proof.betId, ...drawn } };
};

/** The proof page of a round, on a site that answers so. */
const page = (answer: Answer) => createYingProofs(needsFor(answer));

test("the path of this device's own bytes is found where the page was left before it was requested", async () => {
  const proof = await sealedProofOf({ rules: "rules-3-long", steps: 16_000 });
  const { witnesses, freeze, path } = await heardOf(proof);
  if (!witnesses[0] || !freeze || !path) throw new Error("nothing was heard");
  saveWitness(betId, witnesses[0]);
  saveFreeze(betId, { ...freeze, message: { ...freeze.message, frozenAt: proof.frozenAt ?? "" } });
  const { value, ...told } = path;
  const store = page(({ name, query }) => {
    if (name === "yings.witness-path")
      return (query as { value: string }).value === value ? told : Promise.reject(new Fault("not-found"));
    return name === "yings.proof" ? proof : roundOf(proof);
  });
  await store.getState().load(betId);
  expect(store.getState().site?.verdict).toMatchObject({ verdict: "own", claim: { kind: "heard" } });
  expect(store.getState().tally).toEqual({ heard: 1, rounds: 1 });
});

describe("what is still to come", () => {
  test("is asked for when a file of the round is opened that has it", async () => {
    const proof = await sealedProofOf();
    let published: AnyProof = frozenProof(proof);
    const store = page(({ name }) => (name === "yings.proof" ? published : roundOf(published)));
    await store.getState().load(betId);
    published = proof;
    await store.getState().openFile(new Blob([await writeProofFile(proof, hashing)]), "kept.json");
    expect(store.getState().file).toMatchObject({ checked: { verdict: { verdict: "own" } } });
  });

  test("is the result that fell between the answers of proof and round", async () => {
    const proof = await sealedProofOf();
    let isPaid = false;
    const { result: _, ...unpaid } = roundOf(proof).betList;
    const store = page(({ name }) => {
      if (name === "yings.proof") return proof;
      return isPaid ? roundOf(proof) : { ...roundOf(proof), betList: unpaid };
    });
    await store.getState().load(betId);
    expect([store.getState().site?.verdict.verdict, isToCome(store.getState())]).toEqual(["open", true]);
    isPaid = true;
    await store.getState().load(betId);
    expect([store.getState().site?.verdict.verdict, isToCome(store.getState())]).toEqual(["own", false]);
  });

  test("is a proof of a round that has not opened; asked for again, the page goes on saying so", async () => {
    const proof = openProof(await sealedProofOf());
    let isOpen = false;
    const store = page(({ name }) => {
      if (!isOpen) throw new Fault("not-found");
      return name === "yings.proof" ? proof : roundOf(proof);
    });
    await store.getState().load(betId);
    expect(isToCome(store.getState())).toBe(true);
    isOpen = true;
    const again = store.getState().load(betId);
    expect(store.getState().state).toBe("not-yet");
    await again;
    expect(store.getState()).toMatchObject({ state: "ready", site: { verdict: { verdict: "open" } } });
    store.getState().leave();
  });

  test.each(["not-offered", "network-lost"] as const)("is nothing where the answer was %s", async (code) => {
    const store = page(() => {
      throw new Fault(code);
    });
    await store.getState().load(betId);
    expect(isToCome(store.getState())).toBe(false);
  });
});
