import { beforeEach, expect, test } from "vitest";
import { Fault } from "@/lib/contract/fault";
import { writeProofFile } from "@/lib/domain/yeekee/proof-file";
import { receiptText } from "@/lib/domain/yeekee/receipt";
import { keepCommitment, keepReceipt } from "@/stores/yings-kept";
import { createYingProofs, shownProof } from "@/stores/yings-proof";
import { betId, hashing, proofOf } from "../lib/domain/yeekee/proofs";
import { needsFor, openRound } from "./bet-room";

beforeEach(() => localStorage.clear());

const settled = async () => {
  const proof = await proofOf();
  const { betList, ...round } = openRound();
  const drawn = { ...round, betList: { ...betList, status: "settled", result: proof.result } };
  return { proof, drawn };
};

async function reader(change: (proof: Awaited<ReturnType<typeof proofOf>>) => unknown = (proof) => proof) {
  const { proof, drawn } = await settled();
  const needs = needsFor(({ name }) => (name === "yings.proof" ? change(proof) : drawn));
  const store = createYingProofs(needs);
  await store.getState().load(betId);
  return { get: store.getState, proof };
}

test("the site's proof is recomputed and held against the result that was paid by", async () => {
  const { get } = await reader();
  expect(get()).toMatchObject({ state: "ready", site: { verdict: { state: "right" } } });
  expect(get().site?.verdict.steps.map(({ name }) => name)).toContain("published");
});

test("a commitment exchanged after this device saw it turns the proof wrong", async () => {
  keepCommitment(betId, "11".repeat(32));
  const { get } = await reader();
  expect(get().site?.verdict.steps.find(({ name }) => name === "seen")).toMatchObject({ state: "wrong" });
});

test("receipts kept here are looked up by themselves, also one that was dropped", async () => {
  const { rows } = await proofOf();
  for (const row of [rows[0], rows[20]]) if (row) keepReceipt(betId, row);
  const { get } = await reader((proof) => ({ ...proof, rows: proof.rows.slice(0, 20) }));
  expect(get().site?.kept.map(({ verdict }) => verdict)).toEqual(["in-list", "missing"]);
});

test("pasted receipts are answered line by line", async () => {
  const { get, proof } = await reader();
  const [first] = proof.rows;
  const text = `${first ? receiptText(first) : ""}\n\nhello\n`;
  expect(await get().checkPasted(text)).toEqual(["in-list", "unreadable"]);
});

test("a file is shown in place of the site's proof, altered ones as such, until it is closed", async () => {
  const { get, proof } = await reader();
  const text = await writeProofFile(proof, hashing);
  await get().openFile(new Blob([text]), "whole.json");
  expect(get().file).toMatchObject({ kind: "whole", checked: { verdict: { state: "right" } } });
  expect(await get().fileText()).toBe(text);

  await get().openFile(new Blob([text.replace("|00300|", "|00301|")]), "changed.json");
  expect(get().file).toMatchObject({ kind: "altered", checked: { verdict: { state: "wrong" } } });

  await get().openFile(new Blob(["a picture"]), "cat.png");
  expect(shownProof(get())).toBeNull();
  get().closeFile();
  expect(shownProof(get())?.verdict.state).toBe("right");
});

test.each([
  ["not-offered", "not-offered"],
  ["not-found", "not-yet"],
  ["network-lost", "failed"],
] as const)("a proof refused as %s leaves the page %s", async (code, state) => {
  const store = createYingProofs(
    needsFor(() => {
      throw new Fault(code);
    }),
  );
  await store.getState().load(betId);
  expect(store.getState().state).toBe(state);
});
