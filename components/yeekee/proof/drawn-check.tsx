"use client";
import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { Icon } from "@/components/ui/art/icon";
import { Link } from "@/lib/i18n/navigation";
import { useStoreInstance } from "@/stores/_core/registry";
import { type Checked, createYingProofs, useYingProofs } from "@/stores/yings/proof";
import { storedRound } from "@/stores/yings/storage";
import { checkByItself } from "./check-by-itself";
import styles from "./drawn-check.module.css";

/**
 * Checks a draw by itself, off the main thread: for members who saw it drawn, and where this device stored
 * something that the proof must contain. Others get the link to the proof above.
 */
export default function DrawnCheck({ betId, wasSeen }: { betId: string; wasSeen: boolean }) {
  const proofs = useStoreInstance(createYingProofs);
  useEffect(() => {
    const { receipts, witnesses } = storedRound(betId);
    if (wasSeen || receipts.length > 0 || witnesses.length > 0) return checkByItself(proofs, betId);
  }, [proofs, betId, wasSeen]);
  return <CheckLine betId={betId} />;
}

/** The result of the check in one line; the details are on the proof page. */
export function CheckLine({ betId }: { betId: string }) {
  const t = useTranslations("yeekee.check");
  const progress = useYingProofs((proofs) => proofs.progress);
  const site = useYingProofs((proofs) => proofs.site);
  const checked = site?.proof.betId === betId ? site : null;
  if (!checked)
    return progress === null ? null : (
      <p className={styles.line} role="status">
        {t("checking")}
      </p>
    );
  const { tone, missing, words } = shortVerdict(checked);
  const isWrong = tone === "wrong";
  return (
    <p className={styles.line} data-tone={tone} role={isWrong ? "alert" : "status"}>
      <Icon name={isWrong ? "alert" : "shield"} size={20} />
      <span>
        {words.map((word) => t(word, { n: checked.kept.length, missing })).join(" ")}{" "}
        <Link href={`/results/yeekee/${betId}`} prefetch={false} className={styles.way}>
          {t("more")}
        </Link>
      </span>
    </p>
  );
}

type Word = "broken" | "missing" | "test" | "own" | "open" | "heard" | "notHeard" | "receipts";

interface ShortVerdict {
  tone: "right" | "wrong" | "open";
  /** Sentences in order. */
  words: readonly Word[];
  /** Receipts stored on this device that the list lacks. */
  missing: number;
}

/** A check in one to three sentences. A dropped shot comes first: it matters most to the member who made it. */
function shortVerdict(checked: Checked): ShortVerdict {
  const { kept, proof, verdict } = checked;
  // Before the list is frozen, no shot can be missing from it.
  const missing = proof.listHash ? kept.filter((one) => one.verdict === "missing").length : 0;
  if (missing > 0) return { tone: "wrong", words: ["missing"], missing };
  if (verdict.brokenAt !== null || verdict.verdict === "broken")
    return { tone: "wrong", words: ["broken"], missing };
  if (checked.kind === "sealed" && checked.verdict.isTest) return { tone: "open", words: ["test"], missing };
  if (verdict.verdict !== "own") return { tone: "open", words: ["open"], missing };
  const claim = checked.kind === "sealed" ? checked.verdict.claim : null;
  const words: Word[] = ["own"];
  if (kept.length > 0) words.push("receipts");
  if (claim) words.push(claim.kind === "heard" ? "heard" : "notHeard");
  return { tone: "right", words, missing };
}
