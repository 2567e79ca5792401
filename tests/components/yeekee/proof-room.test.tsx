import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { ProofRoom } from "@/components/yeekee/proof-room";
import { Fault } from "@/lib/contract/fault";
import type { DrawProof } from "@/lib/domain/yeekee/proof";
import { writeProofFile } from "@/lib/domain/yeekee/proof-file";
import { receiptText } from "@/lib/domain/yeekee/receipt";
import { keepReceipt } from "@/stores/yings-kept";
import { betId, hashing, proofOf, quicknetProof } from "../../lib/domain/yeekee/proofs";
import { renderYeekee, shotRound } from "./render-yeekee";

beforeEach(() => localStorage.clear());
afterEach(cleanup);

/** The proof page of a round whose upstream publishes this. */
function open(proof: DrawProof | Fault, status: "settled" | "void" | "closed" = "settled") {
  return renderYeekee(<ProofRoom betId={betId} />, ({ name }) => {
    if (name === "bet-lists.one") return shotRound(-200, { status });
    if (proof instanceof Error) throw proof;
    return proof;
  });
}

/** A curve's arithmetic takes its moment on a busy machine. */
const soon = { timeout: 20_000 };

const stepsIn = (container: HTMLElement, state: string) =>
  container.querySelectorAll(`[data-step][data-state="${state}"]`).length;
const pick = (container: HTMLElement, name: string, text: string) => {
  const input = container.querySelector("input[type=file]");
  if (!input) throw new Error("no file can be opened");
  const file = new File([text], name, { type: "application/json" });
  return act(async () => void fireEvent.change(input, { target: { files: [file] } }));
};

test("an honest draw is green at every step, with its numbers and what it does not exclude", async () => {
  const { container } = open(await proofOf());
  await waitFor(() => expect(screen.getByText("Every step checks out")).toBeTruthy());
  expect(stepsIn(container, "right")).toBe(6);
  expect(stepsIn(container, "wrong")).toBe(0);
  expect(screen.getByText(/No public randomness was used/)).toBeTruthy();
  expect(screen.queryByText(/no system shot: the last shooter/)).toBeNull();
  // Without public randomness no step may say that nobody could choose the result.
  expect(screen.queryByText(/nobody chooses it/)).toBeNull();
  expect(screen.getByText(/what that does not exclude stands below/)).toBeTruthy();
  // The button alone opens a file; the field behind it is nothing to hear of.
  expect(screen.getAllByRole("button", { name: "Open a file" })).toHaveLength(1);
  expect(screen.queryByLabelText("Open a file")).toBeNull();
});

test("the pure formula says plainly that the last shooter can steer", async () => {
  open(await proofOf({ withSystemShot: false }));
  await waitFor(() => expect(screen.getByText(/the last shooter sees all shots/)).toBeTruthy());
});

test("drand's own round is right to its signature, and nothing is said of collusion", async () => {
  const { container } = open(await quicknetProof());
  await waitFor(() => expect(screen.getByText("Every step checks out")).toBeTruthy(), soon);
  expect(container.querySelector('[data-step="beacon"][data-state="right"]')).toBeTruthy();
  expect(screen.getByText(/drand's round 1,?000, which fell after the freeze/)).toBeTruthy();
  expect(screen.queryByText(/No public randomness was used/)).toBeNull();
  expect(screen.getByText(/nobody chooses it/)).toBeTruthy();
});

test("a chain that is not known here is to be looked up and not called genuine", async () => {
  const { container } = open(await proofOf({ signature: "00ff".repeat(24) }));
  await waitFor(
    () => expect(screen.getByText("Checks out as far as this device can tell")).toBeTruthy(),
    soon,
  );
  expect(screen.getByText("look it up")).toBeTruthy();
  expect(screen.getByText(/was not checked here: look it up at drand/)).toBeTruthy();
  expect(container.querySelectorAll('[data-state="wrong"]').length).toBe(0);
});

test("before the freeze the secret is still to come", async () => {
  const proof = await proofOf();
  for (const receipt of proof.rows.slice(0, 1)) keepReceipt(betId, receipt);
  open({ ...proof, seed: null, listHash: null, systemShot: null, rows: [], result: null }, "closed");
  await waitFor(() => expect(screen.getByText(/The secret is shown after it ends/)).toBeTruthy());
  expect(screen.queryByText(/not in the list/)).toBeNull();
  expect(screen.queryByRole("heading", { name: "All shots" })).toBeNull();
});

test("a frozen list waits for the public randomness", async () => {
  open({ ...(await proofOf()), seed: null, result: null, beaconChain: "52".repeat(32) }, "closed");
  await waitFor(() => expect(screen.getByText(/The public randomness is awaited/)).toBeTruthy());
});

test("a round that was given back for too few shots is right without a result", async () => {
  open(await proofOf({ count: 7 }), "void");
  await waitFor(() => expect(screen.getByText(/Only 7 shots/)).toBeTruthy());
});

test("a round that is void for another reason says so and is not called wrong", async () => {
  const { container } = open({ ...(await proofOf()), result: null }, "void");
  await waitFor(() => expect(screen.getByText(/This round is void/)).toBeTruthy());
  expect(stepsIn(container, "wrong")).toBe(0);
});

test("a round that is void for want of its randomness says so, on the site and in a kept file", async () => {
  const gone = { beacon: "", beaconSignature: null, beaconRound: null, systemShot: null, result: null };
  const proof = { ...(await proofOf({ signature: "00ff".repeat(24) })), ...gone };
  const { container } = open(proof, "void");
  await waitFor(() => expect(screen.getByText(/This round is void/)).toBeTruthy());
  await pick(container, "kept.json", await writeProofFile(proof, hashing));
  await waitFor(() => expect(screen.getByText(/This is the file kept.json/)).toBeTruthy());
  expect(screen.getByText(/This round is void/)).toBeTruthy();
  expect(stepsIn(container, "wrong")).toBe(0);
});

test("a file from the device is checked in place of the site's, and red where it was changed", async () => {
  const proof = await proofOf();
  const { container } = open(proof);
  await waitFor(() => expect(screen.getByText("Every step checks out")).toBeTruthy());
  const text = await writeProofFile(proof, hashing);
  await pick(container, "kept.json", text);
  await waitFor(() => expect(screen.getByText(/This is the file kept.json/)).toBeTruthy());
  expect(screen.getByText("Every step checks out")).toBeTruthy();
  await pick(container, "changed.json", text.replace("|00700|", "|00701|"));
  await waitFor(() => expect(screen.getByText("A step failed")).toBeTruthy());
  expect(screen.getByText("Shot no. 7 does not hold")).toBeTruthy();
  await pick(container, "cat.png", "a picture");
  await waitFor(() => expect(screen.getByText(/This file can't be read/)).toBeTruthy());
  fireEvent.click(screen.getByRole("button", { name: "Back to the site's proof" }));
  expect(screen.getByText("Every step checks out")).toBeTruthy();
});

test("a pasted receipt is found in the list, another one is not", async () => {
  const proof = await proofOf();
  open(proof);
  await waitFor(() => expect(screen.getByText("Every step checks out")).toBeTruthy());
  const [first] = proof.rows;
  const pasted = `${first ? receiptText(first) : ""}\nnonsense`;
  fireEvent.change(screen.getByRole("textbox"), { target: { value: pasted } });
  await act(async () => void fireEvent.click(screen.getByRole("button", { name: "Check receipts" })));
  await waitFor(() => expect(screen.getByText("Line 1: in the list")).toBeTruthy());
  expect(screen.getByText("Line 2: not a receipt")).toBeTruthy();
});

test.each([
  ["network-lost", /could not be loaded/],
  ["not-found", /has not opened/],
  ["not-offered", /does not publish proofs/],
] as const)("a proof refused as %s says what that means", async (code, said) => {
  open(new Fault(code));
  await waitFor(() => expect(screen.getByText(said)).toBeTruthy());
});
