import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ProofClaim } from "@/components/yeekee/proof/proof-details";
import { Fault } from "@/lib/contract/fault";
import { writeProofFile } from "@/lib/domain/yeekee/proof-file";
import { receiptText } from "@/lib/domain/yeekee/receipt";
import { saveReceipt } from "@/stores/yings/storage";
import { betId, hashing, proofOf, quicknetProof } from "../../../support/draws/proofs";
import { sealedProofOf } from "../../../support/draws/sealed-proofs";
import { open, own, pick, said, stepsIn } from "../proof-page";
import { renderYeekee } from "../render-yeekee";

beforeEach(() => localStorage.clear());
afterEach(cleanup);
afterEach(() => vi.unstubAllGlobals());

test("an honest draw is green at every step, with its numbers and what it does not exclude", async () => {
  const { container } = open(await proofOf());
  await said(own);
  expect(stepsIn(container, "right")).toBe(8);
  expect(stepsIn(container, "wrong")).toBe(0);
  expect(screen.getByText(/knew the secret from the opening/)).toBeTruthy();
  expect(screen.queryByText(/no system shot: the last shooter/)).toBeNull();
  // Without public randomness no step may say that nobody could choose the result.
  expect(screen.queryByText(/nobody chooses it/)).toBeNull();
  expect(screen.getByText(/what that does not rule out is listed below/)).toBeTruthy();
  // Only the button opens a file; the input behind it is hidden from screen readers.
  expect(screen.getAllByRole("button", { name: "Open a file" })).toHaveLength(1);
  expect(screen.queryByLabelText("Open a file")).toBeNull();
});

test("a checked draw is built a part a frame: the verdict first, its steps last", async () => {
  const frames: FrameRequestCallback[] = [];
  vi.stubGlobal("requestAnimationFrame", (callback: FrameRequestCallback) => frames.push(callback));
  const { container } = open(await proofOf());
  await waitFor(() => expect(screen.getByText(own)).toBeTruthy());
  expect(screen.queryByRole("heading", { name: "All shots" })).toBeNull();
  expect(container.querySelectorAll("[data-step]")).toHaveLength(0);
  const built: number[] = [];
  for (let frame = frames.shift(); frame; frame = frames.shift()) {
    await act(async () => {
      frame?.(0);
      await new Promise((done) => setTimeout(done));
    });
    built.push(container.querySelectorAll("[data-step]").length);
  }
  expect(screen.getByRole("heading", { name: "All shots" })).toBeTruthy();
  expect(built.at(-1)).toBe(8);
  expect(Math.max(...built.map((count, at) => count - (built[at - 1] ?? 0)))).toBe(2);
});

test("the pure formula says plainly that the last shooter can steer", async () => {
  open(await proofOf({ withSystemShot: false }));
  await said(/the last shooter sees all shots/);
});

test("drand's own round is right to its signature, and nothing is said of collusion", async () => {
  const { container } = open(await quicknetProof());
  await said(own);
  expect(container.querySelector('[data-step="beacon"][data-state="right"]')).toBeTruthy();
  expect(screen.getByText(/drand's round 1,?000, which fell after the freeze/)).toBeTruthy();
  expect(screen.queryByText(/knew the secret from the opening/)).toBeNull();
  expect(screen.getByText(/nobody chooses it/)).toBeTruthy();
});

test("a chain that is not known here is to be looked up and not called genuine", async () => {
  const { container } = open(await proofOf({ signature: "00ff".repeat(24) }));
  await said("Checks out as far as this device can tell");
  expect(screen.getByText("look it up")).toBeTruthy();
  expect(screen.getByText(/was not checked here: look it up at drand/)).toBeTruthy();
  expect(container.querySelectorAll('[data-state="wrong"]').length).toBe(0);
});

test("before the freeze the secret is still to come", async () => {
  const proof = await proofOf();
  for (const receipt of proof.rows.slice(0, 1)) saveReceipt(betId, receipt);
  open({ ...proof, seed: null, listHash: null, systemShot: null, rows: [], result: null }, "closed");
  await said(/The secret is shown after it ends/);
  expect(screen.queryByText(/not in the list/)).toBeNull();
  expect(screen.queryByRole("heading", { name: "All shots" })).toBeNull();
});

test("a frozen list waits for the public randomness", async () => {
  open({ ...(await proofOf()), seed: null, result: null, beaconChain: "52".repeat(32) }, "closed");
  await said(/We are waiting for the public randomness/);
});

test("a round that was given back for too few shots is right without a result", async () => {
  open(await proofOf({ count: 7 }), "void");
  await said(/Only 7 shots/);
});

test("a round that is void for another reason says so and is not called wrong", async () => {
  const { container } = open({ ...(await proofOf()), result: null }, "void");
  await said(/This round is void/);
  expect(stepsIn(container, "wrong")).toBe(0);
});

test("a round that is void for want of its randomness says so, on the site and in a kept file", async () => {
  const gone = { beacon: "", beaconSignature: null, beaconRound: null, systemShot: null, result: null };
  const proof = { ...(await proofOf({ signature: "00ff".repeat(24) })), ...gone };
  const { container } = open(proof, "void");
  await said(/This round is void/);
  await pick(container, "kept.json", await writeProofFile(proof, hashing));
  await said(/Read from the file kept.json on this device/);
  await said(/This round is void/);
  expect(stepsIn(container, "wrong")).toBe(0);
});

test("a file from the device is checked in place of the site's, and red where it was changed", async () => {
  const proof = await proofOf();
  const { container } = open(proof);
  await said(own);
  const text = await writeProofFile(proof, hashing);
  await pick(container, "kept.json", text);
  await said(/Read from the file kept.json on this device/);
  await said(own);
  await pick(container, "changed.json", text.replace("|00700|", "|00701|"));
  await said(/^Does not hold:/);
  await said("Shot no. 7 does not hold");
  await pick(container, "cat.png", "a picture");
  await said(/This file can't be read/);
  fireEvent.click(screen.getByRole("button", { name: "Back to the site's proof" }));
  expect(screen.getByText(own)).toBeTruthy();
});

test("a file alone agrees with itself, by the name of its round, and is not called the site's", async () => {
  const { container } = open(new Fault("network-lost"));
  await said(/could not be loaded/);
  await pick(container, "kept.json", await writeProofFile(await proofOf(), hashing));
  await said("Consistent in itself");
  expect(
    screen.getByText(/the site's own proof of Yeekee, round 34 · 23\/11\/2026 is not known/),
  ).toBeTruthy();
  expect(screen.queryByText(own)).toBeNull();
});

test("a pasted receipt is found in the list, another one is not", async () => {
  const proof = await proofOf();
  open(proof);
  await said(own);
  const [first] = proof.rows;
  const pasted = `${first ? receiptText(first) : ""}\nnonsense`;
  fireEvent.change(screen.getByRole("textbox"), { target: { value: pasted } });
  await act(async () => void fireEvent.click(screen.getByRole("button", { name: "Check receipts" })));
  await said("Line 1: in the list");
  expect(screen.getByText("Line 2: not a receipt")).toBeTruthy();
});

test("what pasted receipts were answered in a file is not said of the site's list", async () => {
  const proof = await proofOf();
  const { container } = open(proof);
  await said(own);
  const other = await sealedProofOf({ betId: "yeekee-2026-11-23-35" });
  await pick(container, "other.json", await writeProofFile(other, hashing));
  await said("A test draw, not a real one");
  const [first] = proof.rows;
  const pasted = first ? receiptText(first) : "";
  fireEvent.change(screen.getByRole("textbox"), { target: { value: pasted } });
  fireEvent.click(screen.getByRole("button", { name: "Check receipts" }));
  await said("Line 1: of another round");
  fireEvent.click(screen.getByRole("button", { name: "Back to the site's proof" }));
  expect(screen.queryByText(/^Line 1/)).toBeNull();
  expect(screen.getByRole("textbox")).toHaveProperty("value", pasted);
});

test("what this device received is shown with its two times, the threshold and the tally", () => {
  const claim = { kind: "heard", ratio: 12.9, seconds: 1.1 } as const;
  const moments = { sentMs: 1_767_225_899_000, heardMs: 1_767_225_900_100 };
  renderYeekee(<ProofClaim claim={claim} moments={moments} />);
  expect(
    screen.getByText(
      "Your page put in its own random bytes at 07:04:59 and heard the freeze at 07:05:00, 1.1 s later. " +
        "Nobody with machines less than 12 times as fast as ours can have chosen this draw.",
    ),
  ).toBeTruthy();
});

test.each([
  ["network-lost", /could not be loaded/],
  ["not-found", /has not opened/],
  ["not-offered", /does not publish proofs/],
] as const)("a proof refused as %s says what that means", async (code, words) => {
  open(new Fault(code));
  await said(words);
});
