"use client";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Icon } from "@/components/ui/art/icon";
import { Fold } from "@/components/ui/lists/fold";
import { Skeleton } from "@/components/ui/notices/skeleton";
import { drawProofAddress } from "@/lib/domain/access/addresses";
import { displayClock } from "@/lib/domain/time/time";
import type { CheckedSealed } from "@/lib/domain/yeekee/check-proof";
import type { WitnessClaim } from "@/lib/domain/yeekee/witness-claim";
import { Link } from "@/lib/i18n/navigation";
import { type Checked, useYingProofs } from "@/stores/yings/proof";
import { ShotReceipts } from "../shooting/shot-receipts";
import { ProofFile } from "./proof-file";
import styles from "./proof-screen.module.css";
import { ProofSteps } from "./proof-steps";
import type { ProofView } from "./use-proof-view";

/** The frames in which the parts of a checked draw are built, each after the paint before it; the verdict is first. */
export const parts = { figures: 2, shots: 3, receipts: 4, limits: 5, steps: 6 } as const;

interface ProofDetailsProps extends Pick<ProofView, "fileKind"> {
  checked: Checked;
  isFrozen: boolean;
  /** The parts that are built by now. */
  built: number;
}

/**
 * Steps, hashes, files and limits behind one line. It is open by itself where something does not hold, or where the
 * reader opened a file.
 */
export function ProofDetails({ checked, fileKind, isFrozen, built }: ProofDetailsProps) {
  const t = useTranslations("proof");
  const [isOpen, setOpen] = useState<boolean | null>(null);
  const isBroken = checked.verdict.brokenAt !== null || fileKind === "altered";
  const claim = checked.kind === "sealed" ? checked.verdict.claim : null;
  return (
    <Fold
      isCheckable={!isBroken}
      title={isBroken ? t("steps.title") : t("checkable")}
      open={isOpen ?? (isBroken || fileKind !== null)}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      {checked.kind === "sealed" && claim && fileKind !== "altered" ? (
        <ProofClaim claim={claim} moments={checked.moments} />
      ) : null}
      {built >= parts.steps ? (
        <ProofSteps checked={checked} fileKind={fileKind} />
      ) : (
        <Skeleton height={900} />
      )}
      <ProofFile />
      {isFrozen && built >= parts.receipts ? <ShotReceipts checked={checked} /> : null}
      {built >= parts.limits ? <ProofLimits checked={checked} /> : null}
    </Fold>
  );
}

/**
 * What the draw proves to a reader on this device: whether its own random bytes were included, and how tightly.
 */
export function ProofClaim({ claim, moments }: { claim: WitnessClaim } & Pick<CheckedSealed, "moments">) {
  const t = useTranslations("proof.claim");
  const { heard, rounds } = useYingProofs(({ tally }) => tally);
  return (
    <section className={styles.claim} data-heard={claim.kind === "heard" || undefined}>
      <h2>{t("title")}</h2>
      {claim.kind === "heard" && moments ? (
        <p>
          {t("heard", {
            sent: displayClock(moments.sentMs),
            heard: displayClock(moments.heardMs),
            seconds: claim.seconds.toFixed(1),
            ratio: Math.floor(claim.ratio),
          })}
        </p>
      ) : (
        <>
          <p>{t(claim.kind === "not-witnessed" ? "notWitnessed" : "notHeard")}</p>
          <p className={styles.hint}>{t("hint")}</p>
        </>
      )}
      {rounds > 0 ? <p className={styles.hint}>{t("tally", { heard, rounds })}</p> : null}
      <Link href={drawProofAddress} prefetch={false} className={styles.checkedDrawHow}>
        {t("how")}
      </Link>
    </section>
  );
}

const limitsParts = {
  sealed: ["seal", "row", "list", "start", "work", "shot", "result"],
  older: ["row", "list", "system", "result"],
} as const;

/** What this proof can't show, in plain language, and how anyone can compute it without this page. */
function ProofLimits({ checked }: { checked: Checked }) {
  const t = useTranslations("proof");
  return (
    <>
      <section className={styles.limits} aria-labelledby="limits-title">
        <h2 id="limits-title" className={styles.title}>
          <Icon name="info" size={20} />
          {t("limits.title")}
        </h2>
        <ul className={styles.list}>
          {checked.kind === "older" ? (
            <OlderLimits checked={checked} />
          ) : (
            <>
              <li>{t("limits.machines")}</li>
              <li>{t("limits.program")}</li>
            </>
          )}
          <li>{t("limits.dropped")}</li>
        </ul>
      </section>
      <details className={styles.how}>
        <summary>{t("how.title")}</summary>
        <ul className={styles.list}>
          {limitsParts[checked.kind].map((part) => (
            <li key={part}>{t(`how.${part}`)}</li>
          ))}
        </ul>
      </details>
    </>
  );
}

/** What the rules before version 3 did not cover. */
function OlderLimits({ checked: { proof, verdict } }: { checked: Extract<Checked, { kind: "older" }> }) {
  const t = useTranslations("proof.limits");
  const isBeaconRight = verdict.steps.some(({ name, state }) => name === "beacon" && state === "right");
  const hasBeacon = Boolean(proof.beacon || proof.beaconChain);
  return (
    <>
      {proof.withSystemShot ? null : <li>{t("noSystem")}</li>}
      {proof.withSystemShot && !hasBeacon ? <li>{t("noBeacon")}</li> : null}
      {proof.beaconRound ? <li>{t(isBeaconRight ? "beacon" : "lookUp", { n: proof.beaconRound })}</li> : null}
      {hasBeacon ? <li>{t("dated")}</li> : null}
      <li>{t("forged")}</li>
    </>
  );
}
