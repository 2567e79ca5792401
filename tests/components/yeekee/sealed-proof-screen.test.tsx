import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Fault } from "@/lib/contract/fault";
import { writeProofFile } from "@/lib/domain/yeekee/proof-file";
import { saveReceipt } from "@/stores/yings/storage";
import { betId, hashing, proofOf } from "../../support/draws/proofs";
import { frozenProof, openProof, sealedProofOf } from "../../support/draws/sealed-proofs";
import { open, own, pick, said, stepsIn } from "./proof-page";

beforeEach(() => localStorage.clear());
afterEach(cleanup);
afterEach(() => vi.unstubAllGlobals());

describe("a draw of version 3", () => {
  /** A round by the real rules of yeekee; the work was recorded. */
  const real = () => sealedProofOf({ rules: "rules-3-long", steps: 16_000 });

  test("is the site's own where the site's record, the payment and every step agree", async () => {
    const { container } = open(await real());
    await said(own);
    expect(screen.getByText(/^21 shots and all of the work were checked on your device/)).toBeTruthy();
    expect(container.querySelectorAll('[data-step]:not([data-state="right"])')).toHaveLength(0);
    expect(screen.queryByText(/test clock/)).toBeNull();
  });

  test("in a file alone agrees with itself, and is not called the site's", async () => {
    const { container } = open(new Fault("network-lost"));
    await pick(container, "kept.json", await writeProofFile(await real(), hashing));
    await said("Consistent in itself");
    expect(screen.queryByText(own)).toBeNull();
  });

  test("of a test clock is labelled as that and never called the site's own, whatever holds", async () => {
    const { container } = open(await sealedProofOf());
    await said("A test draw, not a real one");
    expect(screen.queryByText(own)).toBeNull();
    expect(stepsIn(container, "wrong")).toBe(0);
    expect(container.querySelector('[data-step="work"][data-state="right"]')).toBeTruthy();
    // No bytes were sent from this device; special hardware is not ruled out either.
    expect(screen.getByText("Your page was not heard; for you this is not ruled out.")).toBeTruthy();
    expect(screen.getByText(/Special machines/)).toBeTruthy();
    expect(screen.getByText(/^Log head [0-9a-f]{4}( [0-9a-f]{4}){3}$/)).toBeTruthy();
  });

  test.each([
    ["before the freeze", openProof, /The secret is shown after it ends at 07:05:00/],
    ["while the work is under way", frozenProof, /The work of the draw is under way/],
  ])("%s says what is still to come", async (_, make, words) => {
    open(make(await sealedProofOf()), "closed");
    await said(words);
    expect(screen.queryByText(/Your page was not heard/)).toBeNull();
  });

  test("that came out late, or that no page put anything in, says so inside the verdict", async () => {
    open(await sealedProofOf({ lateMs: 14_000, witnesses: [] }));
    await said("The freeze came 14.0 s late.");
    expect(screen.getByText("Not witnessed: no open page had put in random bytes.")).toBeTruthy();
    expect(screen.getByText(/It is not ruled out that somebody chose this draw/)).toBeTruthy();
  });

  test("that lacks a shot made here reports that first", async () => {
    const dropped = (await sealedProofOf({ numberOf: (at) => at + 7 })).rows[4];
    if (dropped) saveReceipt(betId, dropped);
    const { container } = open(await sealedProofOf());
    await said("A shot of yours is not in the list");
    const sections = [...container.querySelectorAll("section")].map(({ textContent }) => textContent ?? "");
    expect(sections[0]).toContain("A shot of yours is not in the list");
    expect(sections[1]).toContain("Does not hold: Your receipts are in the list");
    expect(screen.getByText("It belongs to a test clock and is no real draw.")).toBeTruthy();
  });

  test("in another round's file stands under that round's heading, and not as known to be the site's", async () => {
    const { container } = open(await proofOf());
    await said(own);
    const other = await sealedProofOf({ betId: "yeekee-2026-11-23-35" });
    await pick(container, "other.json", await writeProofFile(other, hashing));
    await said("A test draw, not a real one");
    expect(container.querySelector('[data-step="record"]')).toBeNull();
    const heading = screen.getByRole("heading", { level: 1 }).textContent;
    expect(heading).toBe("Check the result: Yeekee, round 35 · 23/11/2026");
    expect(screen.getByText(/a file of another round than this page's/)).toBeTruthy();
  });

  test("that was made up as a whole does not hold, at the step that the site's record tells", async () => {
    const { container } = open(await sealedProofOf());
    await said("A test draw, not a real one");
    const forged = await sealedProofOf({ seed: "5e".repeat(32), numberOf: (at) => at * 3 + 1 });
    await pick(container, "forged.json", await writeProofFile(forged, hashing));
    await said(/^Does not hold:/);
    for (const step of ["published", "record"])
      expect(container.querySelector(`[data-step="${step}"][data-state="wrong"]`)).toBeTruthy();
    expect(screen.queryByRole("heading", { name: "This round" })).toBeNull();
  });
});
