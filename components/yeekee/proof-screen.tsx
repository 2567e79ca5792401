"use client";
import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorState } from "@/components/ui/error-state";
import { Skeleton } from "@/components/ui/skeleton";
import { useStoreInstance } from "@/stores/_core/registry";
import { createYingProofs, isToCome, shownProof, useYingProofs } from "@/stores/yings/proof";
import { CheckedDraw } from "./checked-draw";
import { ProofFile } from "./proof-file";
import { ProofLimits } from "./proof-limits";
import styles from "./proof-screen.module.css";
import { ProofShots } from "./proof-shots";
import { ShotReceipts } from "./shot-receipts";

const ASK_EVERY_MS = 10_000;

interface ProofScreenProps {
  betId: string;
  /** Messages of void reasons, and names of the shot markets. */
  reasons: Readonly<Record<string, string>>;
  names: Readonly<Record<string, string>>;
}

/** A draw's proof, recomputed here: the verdict, its steps, the list; also for a file of the reader's own. */
export function ProofScreen({ betId, reasons, names }: ProofScreenProps) {
  const t = useTranslations("proof");
  const state = useYingProofs((all) => all.state);
  const file = useYingProofs((all) => all.file);
  const shown = useYingProofs(shownProof);
  const isFrozen = Boolean(shown?.proof.listHash);
  const isReading = file?.kind === "reading";
  useProof(betId);

  return (
    <div className={styles.room}>
      <div className={styles.column}>
        {shown ? (
          <CheckedDraw checked={shown} reasons={reasons} names={names} />
        ) : isReading ? (
          <Progress />
        ) : file ? (
          <ErrorState title={file.name} text={t("file.unreadable")} />
        ) : state === "loading" ? (
          <div className={styles.loading}>
            <span className="visually-hidden" role="status">
              {t("loading")}
            </span>
            <Progress />
            <Skeleton height={280} />
            <Skeleton height={900} />
          </div>
        ) : (
          <NoProof betId={betId} />
        )}
        {shown || file || state !== "loading" ? <ProofFile /> : null}
        {shown ? (
          <>
            {isFrozen ? <ShotReceipts checked={shown} /> : null}
            <ProofLimits checked={shown} />
          </>
        ) : null}
      </div>
      {shown && isFrozen ? <ProofShots checked={shown} /> : null}
    </div>
  );
}

/** Why there is nothing to check, and where to go. */
function NoProof({ betId }: { betId: string }) {
  const t = useTranslations("proof");
  const proofs = useStoreInstance(createYingProofs);
  const state = useYingProofs((all) => all.state);
  if (state === "not-yet") return <EmptyState icon="clock" title={t("notYet")} text={t("notYetHint")} />;
  return (
    <ErrorState title={t(state === "not-offered" ? "notOffered" : "failed")} text={t("failedHint")}>
      <Button look="quiet" onClick={() => void proofs.getState().load(betId)}>
        {t("again")}
      </Button>
    </ErrorState>
  );
}

/** Reads the proof, and again as long as more of it is to come. */
function useProof(betId: string): void {
  const proofs = useStoreInstance(createYingProofs);
  const hasMore = useYingProofs(isToCome);
  useEffect(() => {
    void proofs.getState().load(betId);
    return () => proofs.getState().leave();
  }, [proofs, betId]);
  useEffect(() => {
    if (!hasMore) return;
    const timer = setInterval(() => {
      if (document.visibilityState === "visible") void proofs.getState().load(betId);
    }, ASK_EVERY_MS);
    return () => clearInterval(timer);
  }, [proofs, betId, hasMore]);
}

/** The progress of the check on this device. */
function Progress() {
  const t = useTranslations("proof.verdict");
  const progress = useYingProofs((all) => all.progress);
  return (
    <label className={styles.progress}>
      {t("checking")}
      <progress max={1} value={progress ?? 0} />
    </label>
  );
}
