import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { ProofClaim } from "@/components/yeekee/proof-claim";
import { ProofScreen } from "@/components/yeekee/proof-screen";
import { ProofTitle } from "@/components/yeekee/proof-title";
import { Fault } from "@/lib/contract/fault";
import { type AnyProof, writeProofFile } from "@/lib/domain/yeekee/proof-file";
import { receiptText } from "@/lib/domain/yeekee/receipt";
import market from "@/locales/en/market.json";
import { saveReceipt } from "@/stores/yings/storage";
import { betId, hashing, proofOf, quicknetProof } from "../../support/draws/proofs";
import { frozenProof, openProof, sealedProofOf } from "../../support/draws/sealed-proofs";
import { renderYeekee, shotRound } from "./render-yeekee";

beforeEach(() => localStorage.clear());
afterEach(cleanup);

type Status = "settled" | "void" | "closed";

/** The proof page of a round whose upstream publishes this, and nothing of other rounds. */
function open(proof: AnyProof | Fault, status: Status = "settled") {
  const page = (
    <>
      <ProofTitle betId={betId} name="Yeekee, round 34" note="Bets closed" names={market as never} />
      <ProofScreen betId={betId} reasons={market.reasons} names={market as never} />
    </>
  );
  return renderYeekee(page, ({ name, query }) => {
    const asked = query as { betId?: string; id?: string };
    if ((asked.betId ?? asked.id) !== betId) throw new Fault("network-lost");
    if (proof instanceof Error) throw proof;
    if (name === "yings.proof") return proof;
    return shotRound(-200, { status, ...(status === "settled" && proof.result && { result: proof.result }) });
  });
}

const own = "The site's own, every step holds";

/** Elliptic-curve arithmetic takes a moment on a busy machine. */
const soon = { timeout: 20_000 };

const stepsIn = (container: HTMLElement, state: string) =>
  container.querySelectorAll(`[data-step][data-state="${state}"]`).length;
const pick = async (container: HTMLElement, name: string, text: string) => {
  const input = await waitFor(() => {
    const found = container.querySelector("input[type=file]");
    if (!found) throw new Error("no file can be opened");
    return found;
  });
  const file = new File([text], name, { type: "application/json" });
  await act(async () => void fireEvent.change(input, { target: { files: [file] } }));
};

test("an honest draw is green at every step, with its numbers and what it does not exclude", async () => {
  const { container } = open(await proofOf());
  await waitFor(() => expect(screen.getByText(own)).toBeTruthy());
  expect(stepsIn(container, "right")).toBe(8);
  expect(stepsIn(container, "wrong")).toBe(0);
  expect(screen.getByText(/knew the secret from the opening/)).toBeTruthy();
  expect(screen.queryByText(/no system shot: the last shooter/)).toBeNull();
  // Without public randomness no step may say that nobody could choose the result.
  expect(screen.queryByText(/nobody chooses it/)).toBeNull();
  expect(screen.getByText(/what that does not exclude stands below/)).toBeTruthy();
  // Only the button opens a file; the input behind it is hidden from screen readers.
  expect(screen.getAllByRole("button", { name: "Open a file" })).toHaveLength(1);
  expect(screen.queryByLabelText("Open a file")).toBeNull();
});

test("the pure formula says plainly that the last shooter can steer", async () => {
  open(await proofOf({ withSystemShot: false }));
  await waitFor(() => expect(screen.getByText(/the last shooter sees all shots/)).toBeTruthy());
});

test("drand's own round is right to its signature, and nothing is said of collusion", async () => {
  const { container } = open(await quicknetProof());
  await waitFor(() => expect(screen.getByText(own)).toBeTruthy(), soon);
  expect(container.querySelector('[data-step="beacon"][data-state="right"]')).toBeTruthy();
  expect(screen.getByText(/drand's round 1,?000, which fell after the freeze/)).toBeTruthy();
  expect(screen.queryByText(/knew the secret from the opening/)).toBeNull();
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
  for (const receipt of proof.rows.slice(0, 1)) saveReceipt(betId, receipt);
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
  await waitFor(() => expect(screen.getByText(/The file kept.json from this device/)).toBeTruthy());
  expect(screen.getByText(/This round is void/)).toBeTruthy();
  expect(stepsIn(container, "wrong")).toBe(0);
});

test("a file from the device is checked in place of the site's, and red where it was changed", async () => {
  const proof = await proofOf();
  const { container } = open(proof);
  await waitFor(() => expect(screen.getByText(own)).toBeTruthy());
  const text = await writeProofFile(proof, hashing);
  await pick(container, "kept.json", text);
  await waitFor(() => expect(screen.getByText(/The file kept.json from this device/)).toBeTruthy());
  expect(screen.getByText(own)).toBeTruthy();
  await pick(container, "changed.json", text.replace("|00700|", "|00701|"));
  await waitFor(() => expect(screen.getByText(/^Does not hold:/)).toBeTruthy());
  expect(screen.getByText("Shot no. 7 does not hold")).toBeTruthy();
  await pick(container, "cat.png", "a picture");
  await waitFor(() => expect(screen.getByText(/This file can't be read/)).toBeTruthy());
  fireEvent.click(screen.getByRole("button", { name: "Back to the site's proof" }));
  expect(screen.getByText(own)).toBeTruthy();
});

test("a file alone agrees with itself, by the name of its round, and is not called the site's", async () => {
  const { container } = open(new Fault("network-lost"));
  await waitFor(() => expect(screen.getByText(/could not be loaded/)).toBeTruthy());
  await pick(container, "kept.json", await writeProofFile(await proofOf(), hashing));
  await waitFor(() => expect(screen.getByText("It agrees with itself")).toBeTruthy());
  expect(
    screen.getByText(/the site's own proof of Yeekee, round 34 · 23\/11\/2026 is not known/),
  ).toBeTruthy();
  expect(screen.queryByText(own)).toBeNull();
});

test("a pasted receipt is found in the list, another one is not", async () => {
  const proof = await proofOf();
  open(proof);
  await waitFor(() => expect(screen.getByText(own)).toBeTruthy());
  const [first] = proof.rows;
  const pasted = `${first ? receiptText(first) : ""}\nnonsense`;
  fireEvent.change(screen.getByRole("textbox"), { target: { value: pasted } });
  await act(async () => void fireEvent.click(screen.getByRole("button", { name: "Check receipts" })));
  await waitFor(() => expect(screen.getByText("Line 1: in the list")).toBeTruthy());
  expect(screen.getByText("Line 2: not a receipt")).toBeTruthy();
});

test("what pasted receipts were answered in a file is not said of the site's list", async () => {
  const proof = await proofOf();
  const { container } = open(proof);
  await waitFor(() => expect(screen.getByText(own)).toBeTruthy());
  const other = await sealedProofOf({ betId: "yeekee-2026-11-23-35" });
  await pick(container, "other.json", await writeProofFile(other, hashing));
  await waitFor(() => expect(screen.getByText("A test draw, not a real one")).toBeTruthy());
  const [first] = proof.rows;
  const pasted = first ? receiptText(first) : "";
  fireEvent.change(screen.getByRole("textbox"), { target: { value: pasted } });
  fireEvent.click(screen.getByRole("button", { name: "Check receipts" }));
  await waitFor(() => expect(screen.getByText("Line 1: of another round")).toBeTruthy());
  fireEvent.click(screen.getByRole("button", { name: "Back to the site's proof" }));
  expect(screen.queryByText(/^Line 1/)).toBeNull();
  expect(screen.getByRole("textbox")).toHaveProperty("value", pasted);
});

describe("a draw of version 3", () => {
  /** By the real rules of yeekee; the work was recorded. */
  const real = () => sealedProofOf({ rules: "rules-3-long", steps: 16_000 });

  test("is the site's own where the site's record, the payment and every step agree", async () => {
    const { container } = open(await real());
    await waitFor(() => expect(screen.getByText(own)).toBeTruthy(), soon);
    expect(screen.getByText(/^21 shots and all of the work were checked on your device/)).toBeTruthy();
    expect(container.querySelectorAll('[data-step]:not([data-state="right"])')).toHaveLength(0);
    expect(screen.queryByText(/test clock/)).toBeNull();
  });

  test("in a file alone agrees with itself, and is not called the site's", async () => {
    const { container } = open(new Fault("network-lost"));
    await pick(container, "kept.json", await writeProofFile(await real(), hashing));
    await waitFor(() => expect(screen.getByText("It agrees with itself")).toBeTruthy(), soon);
    expect(screen.queryByText(own)).toBeNull();
  });

  test("of a test clock is labelled as that and never called the site's own, whatever holds", async () => {
    const { container } = open(await sealedProofOf());
    await waitFor(() => expect(screen.getByText("A test draw, not a real one")).toBeTruthy());
    expect(screen.queryByText(own)).toBeNull();
    expect(stepsIn(container, "wrong")).toBe(0);
    expect(container.querySelector('[data-step="work"][data-state="right"]')).toBeTruthy();
    // No bytes were sent from this device; special hardware is not ruled out either.
    expect(screen.getByText("Your page was not heard; for you this is not excluded.")).toBeTruthy();
    expect(screen.getByText(/Special machines/)).toBeTruthy();
    expect(screen.getByText(/^Log head [0-9a-f]{4}( [0-9a-f]{4}){3}$/)).toBeTruthy();
  });

  test.each([
    ["before the freeze", openProof, /The secret is shown after it ends at 07:05:00/],
    ["while the work is under way", frozenProof, /The work of the draw is under way/],
  ])("%s says what is still to come", async (_, make, said) => {
    open(make(await sealedProofOf()), "closed");
    await waitFor(() => expect(screen.getByText(said)).toBeTruthy());
    expect(screen.queryByText(/Your page was not heard/)).toBeNull();
  });

  test("that came out late, or that no page put anything in, says so inside the verdict", async () => {
    open(await sealedProofOf({ lateMs: 14_000, witnesses: [] }));
    await waitFor(() => expect(screen.getByText("The freeze came 14.0 s late.")).toBeTruthy());
    expect(screen.getByText("Not witnessed: no open page had put in random bytes.")).toBeTruthy();
    expect(screen.getByText(/That somebody chose this draw is not excluded/)).toBeTruthy();
  });

  test("that lacks a shot made here reports that first", async () => {
    const dropped = (await sealedProofOf({ numberOf: (at) => at + 7 })).rows[4];
    if (dropped) saveReceipt(betId, dropped);
    const { container } = open(await sealedProofOf());
    await waitFor(() => expect(screen.getByText("A shot of yours is not in the list")).toBeTruthy());
    const sections = [...container.querySelectorAll("section")].map(({ textContent }) => textContent ?? "");
    expect(sections[0]).toContain("A shot of yours is not in the list");
    expect(sections[1]).toContain("Does not hold: Your receipts are in the list");
    expect(screen.getByText("It belongs to a test clock and is no real draw.")).toBeTruthy();
  });

  test("in another round's file stands under that round's heading, and not as known to be the site's", async () => {
    const { container } = open(await proofOf());
    await waitFor(() => expect(screen.getByText(own)).toBeTruthy());
    const other = await sealedProofOf({ betId: "yeekee-2026-11-23-35" });
    await pick(container, "other.json", await writeProofFile(other, hashing));
    await waitFor(() => expect(screen.getByText("A test draw, not a real one")).toBeTruthy());
    expect(container.querySelector('[data-step="record"]')).toBeNull();
    const heading = screen.getByRole("heading", { level: 1 }).textContent;
    expect(heading).toBe("Check the result · Yeekee, round 35 · 23/11/2026");
    expect(screen.getByText(/a file of another round than this page's/)).toBeTruthy();
  });

  test("that was made up as a whole does not hold, at the step that the site's record tells", async () => {
    const { container } = open(await sealedProofOf());
    await waitFor(() => expect(screen.getByText("A test draw, not a real one")).toBeTruthy());
    const forged = await sealedProofOf({ seed: "5e".repeat(32), numberOf: (at) => at * 3 + 1 });
    await pick(container, "forged.json", await writeProofFile(forged, hashing));
    await waitFor(() => expect(screen.getByText(/^Does not hold:/)).toBeTruthy());
    for (const step of ["published", "record"])
      expect(container.querySelector(`[data-step="${step}"][data-state="wrong"]`)).toBeTruthy();
    expect(screen.queryByRole("heading", { name: "This round" })).toBeNull();
  });
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
] as const)("a proof refused as %s says what that means", async (code, said) => {
  open(new Fault(code));
  await waitFor(() => expect(screen.getByText(said)).toBeTruthy());
});
