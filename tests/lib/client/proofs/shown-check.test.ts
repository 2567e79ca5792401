import { expect, test } from "vitest";
import { loadProofTasks } from "@/lib/client/proofs/proof-tasks";
import { checkProof } from "@/lib/domain/yeekee/check-proof";
import { hashing } from "../../../support/draws/proofs";
import { heardOf, sealedBetId, sealedProofOf } from "../../../support/draws/sealed-proofs";

/** The round's proof, and what a device knows of it that has the receipts of the rows 4 and 5. */
async function known() {
  const proof = await sealedProofOf();
  const kept = { ...(await heardOf(proof)), commitment: null, receipts: proof.rows.slice(3, 5) };
  return { proof, known: { betId: sealedBetId, site: proof, kept } };
}

test("the worker answers a check with rows that are ready to be shown: newest first, this device's own marked", async () => {
  const { proof, known: knowledge } = await known();
  const { check } = await loadProofTasks(() => undefined);
  const { shots } = await check(proof, knowledge);
  expect(shots).toHaveLength(21);
  expect(shots[0]).toEqual({
    seq: 21,
    number: "02100",
    alias: "som***21",
    ms: proof.seal.endsAt - 10_000,
    isMine: false,
  });
  expect(shots.filter(({ isMine }) => isMine).map(({ seq }) => seq)).toEqual([5, 4]);
});

test("the answer has the verdict unchanged, and neither the proof nor a second copy of its rows", async () => {
  const { proof, known: knowledge } = await known();
  const { check } = await loadProofTasks(() => undefined);
  const shown = await check(proof, knowledge);
  const { shots: _, ...verdict } = (await checkProof(proof, knowledge, { hashing })).verdict;
  expect(shown.verdict).toEqual(verdict);
  expect(shown).not.toHaveProperty("proof");
  const rowHash = proof.rows[9]?.rowHash ?? "";
  expect(JSON.stringify(shown)).not.toContain(rowHash);
});
