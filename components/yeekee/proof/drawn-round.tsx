"use client";
import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { ButtonLink } from "@/components/ui/controls/button";
import { Sheet } from "@/components/ui/sheet/sheet";
import { useBets } from "@/stores/bets";
import { RoundOutcome } from "../round-outcome";
import type { ShotOpening } from "../shooting/shot-opening";
import styles from "./drawn-round.module.css";

/** Without the check's code a drawn round is shown all the same; the link below leads to its proof. */
const nothing = () => ({ default: () => null });
const DrawnCheck = dynamic(() => import("./drawn-check").catch(nothing), { ssr: false });
const CheckLine = dynamic(
  () => import("./drawn-check").then((check) => ({ default: check.CheckLine })).catch(nothing),
  { ssr: false },
);

/** A drawn round: its numbers replace the keys; members who saw it drawn get them once in a sheet first. */
export function DrawnRound({
  opening,
  own,
  nextHref,
  wasSeen,
}: {
  opening: ShotOpening;
  /** What came of the member's own slips. */
  own: ReactNode;
  nextHref: string | null;
  /** The round was still open when this page was opened. */
  wasSeen: boolean;
}) {
  const t = useTranslations("yeekee.outcome");
  const round = useBets((slip) => slip.round);
  const [isShown, setShown] = useState(wasSeen);
  const drawn = round.betList.result && "top3" in round.betList.result ? round.betList.result : null;
  const { betId } = round.betList;
  const title = t("title", { round: opening.roundName });
  const ways = (
    <div className={styles.links}>
      {nextHref ? <ButtonLink href={nextHref}>{t("next")}</ButtonLink> : null}
      <ButtonLink href={`/results/yeekee/${betId}`} look="quiet">
        {t("verify")}
      </ButtonLink>
      <ButtonLink href="/poy/yeekee" look="quiet">
        {t("slips")}
      </ButtonLink>
    </div>
  );
  return (
    <section className={styles.drawn} aria-labelledby="drawn-title">
      <h2 id="drawn-title">{title}</h2>
      {own}
      <RoundOutcome drawn={drawn} known={opening.result} />
      <DrawnCheck betId={betId} wasSeen={wasSeen} />
      {ways}
      <Sheet isOpen={isShown} onClose={() => setShown(false)} title={title} footer={ways}>
        {own}
        <RoundOutcome drawn={drawn} known={opening.result} />
        <CheckLine betId={betId} />
      </Sheet>
    </section>
  );
}
