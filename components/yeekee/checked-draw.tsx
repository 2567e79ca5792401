"use client";
import { type Checked, useYingProofs } from "@/stores/yings-proof";
import { loggedRoundName } from "./logged-round-name";
import { MissingReceipts } from "./missing-receipts";
import { ProofClaim } from "./proof-claim";
import { ProofFigures } from "./proof-figures";
import { ProofSteps } from "./proof-steps";
import { ProofVerdict } from "./proof-verdict";

interface CheckedDrawProps {
  checked: Checked;
  reasons: Readonly<Record<string, string>>;
  names: Readonly<Record<string, string>>;
}

/** What checking a draw gave, the worst first: shots that are missing, the verdict, what it means here, the steps. */
export function CheckedDraw({ checked, reasons, names }: CheckedDrawProps) {
  const kind = useYingProofs(({ file }) => file?.kind);
  const claim = checked.kind === "sealed" ? checked.verdict.claim : null;
  return (
    <>
      <MissingReceipts checked={checked} />
      <ProofVerdict checked={checked} round={loggedRoundName(names, checked.proof.betId)} reasons={reasons} />
      {checked.kind === "sealed" && claim && kind !== "altered" ? (
        <ProofClaim claim={claim} moments={checked.moments} />
      ) : null}
      <ProofFigures checked={checked} />
      <ProofSteps checked={checked} fileKind={kind} />
    </>
  );
}
