import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { expect } from "vitest";
import { ProofScreen } from "@/components/yeekee/proof/proof-screen";
import { ProofTitle } from "@/components/yeekee/proof/proof-title";
import { Fault } from "@/lib/contract/fault";
import type { AnyProof } from "@/lib/domain/yeekee/proof-file";
import market from "@/locales/en/market.json";
import { betId } from "../../support/draws/proofs";
import { renderYeekee, shotRound } from "./render-yeekee";

type Status = "settled" | "void" | "closed";

/** The proof page of a round whose upstream publishes this, and nothing of other rounds. */
export function open(proof: AnyProof | Fault, status: Status = "settled") {
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

export const own = "Published by the site; every step checks out";

/** Elliptic-curve arithmetic takes a moment on a busy machine. */
const soon = { timeout: 20_000 };

/** A checked draw is built in parts, its steps last. */
export const said = (words: string | RegExp) =>
  waitFor(() => {
    expect(screen.getByText(words)).toBeTruthy();
    const [drawn, whole] = ["section[data-state]", 'ol[aria-busy="false"]'].map(
      (part) => document.querySelectorAll(part).length,
    );
    expect(whole).toBe(drawn);
  }, soon);

export const stepsIn = (container: HTMLElement, state: string) =>
  container.querySelectorAll(`[data-step][data-state="${state}"]`).length;
export const pick = async (container: HTMLElement, name: string, text: string) => {
  const input = await waitFor(() => {
    const found = container.querySelector("input[type=file]");
    if (!found) throw new Error("no file can be opened");
    return found;
  });
  const file = new File([text], name, { type: "application/json" });
  await act(async () => void fireEvent.change(input, { target: { files: [file] } }));
};
