"use client";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { Button } from "@/components/ui/controls/button";
import { useFrames } from "@/components/ui/hooks/use-frames";
import { EmptyState } from "@/components/ui/notices/empty-state";
import { ErrorState } from "@/components/ui/notices/error-state";
import { Skeleton } from "@/components/ui/notices/skeleton";
import { useStoreInstance } from "@/stores/_core/registry";
import { type Checked, createYingProofs, isToCome, useYingProofs } from "@/stores/yings/proof";
import shotList from "../shooting/shot-list.module.css";
import { ShotRows } from "../shooting/shot-rows";
import { CheckedDraw } from "./checked-draw";
import { ProofDetails, parts } from "./proof-details";
import { ProofFile } from "./proof-file";
import styles from "./proof-screen.module.css";
import { useProofView } from "./use-proof-view";

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
  const { state, fileName, fileKind, shown, isVoidOnSite } = useProofView();
  const isFrozen = Boolean(shown?.proof.listHash);
  const built = useFrames(shown ? parts.steps : 1);
  useProof(betId);

  return (
    <div className={styles.page}>
      <div className={styles.column}>
        {shown ? (
          <CheckedDraw
            checked={shown}
            fileKind={fileKind}
            isVoidOnSite={isVoidOnSite}
            hasFigures={built >= parts.figures}
            reasons={reasons}
            names={names}
          />
        ) : fileKind === "reading" ? (
          <Progress />
        ) : fileName !== null ? (
          <ErrorState title={fileName} text={t("file.unreadable")} />
        ) : state === "loading" ? (
          <div className={styles.loading}>
            <span className="visually-hidden" role="status">
              {t("loading")}
            </span>
            <Progress />
            <Skeleton height={280} />
          </div>
        ) : (
          <NoProof betId={betId} />
        )}
        {shown ? (
          <ProofDetails checked={shown} fileKind={fileKind} isFrozen={isFrozen} built={built} />
        ) : fileName !== null || state !== "loading" ? (
          <ProofFile />
        ) : null}
      </div>
      {shown && isFrozen && built >= parts.shots ? <ProofShots shots={shown.shots} /> : null}
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
  const [reached, setReached] = useState(0);
  // After its last report the bar stays full while the result is rendered.
  if (progress !== null && progress !== reached) setReached(progress);
  return (
    <label className={styles.progress}>
      {t("checking")}
      <progress max={1} value={reached} />
    </label>
  );
}

/** The list that the draw used, newest first as on the round's page. */
function ProofShots({ shots }: Pick<Checked, "shots">) {
  const t = useTranslations("proof.list");
  return (
    <aside className={shotList.list} aria-labelledby="proof-shots-title">
      <header className={shotList.head}>
        <h2 id="proof-shots-title">{t("title")}</h2>
        <p className={shotList.sum}>{t("count", { n: shots.length })}</p>
      </header>
      {shots.length === 0 ? <p className={shotList.note}>{t("none")}</p> : null}
      <ShotRows
        label={t("title")}
        shots={shots}
        isMine={(shot) => shot.isMine}
        words={{ rank: (n) => t("rank", { n }), mine: t("mine"), demo: t("demo") }}
        isLate
      />
    </aside>
  );
}
