"use client";
import { useTranslations } from "next-intl";
import { phaseOf, type RoundPhase } from "@/lib/domain/rounds/phase";
import { Link } from "@/lib/i18n/navigation";
import { type GridRound, hrefOf } from "./grid-round";
import styles from "./round-cell.module.css";
import { useCloses } from "./use-closes";

const words = {
  upcoming: "upcoming",
  open: "open",
  "closing-soon": "closing",
  "last-minute": "closing",
  suspended: "suspended",
  waiting: "waiting",
  settled: "settled",
  void: "void",
} as const satisfies Partial<Record<RoundPhase, string>>;

/** One round of a day: its number, its close, and its state; drawn, its numbers. */
export function RoundCell({ round, nowMs, isNow }: { round: GridRound; nowMs: number; isNow: boolean }) {
  const t = useTranslations("yeekee");
  const status = useTranslations("lotto.status");
  const closes = useCloses();
  const phase = phaseOf(round, nowMs);
  return (
    <Link
      href={hrefOf(round)}
      prefetch={false}
      className={styles.cell}
      data-phase={phase}
      aria-current={isNow || undefined}
    >
      <strong className={styles.no}>{t("round", { n: round.roundNo })}</strong>
      <span className={styles.closes}>{closes(round)}</span>
      {round.result ? (
        <span className={styles.result}>
          <span className={styles.top}>{round.result.top3}</span>
          <span className={styles.bottom}>{round.result.bottom2}</span>
        </span>
      ) : (
        <span className={styles.state}>{phase === "closed" ? t("grid.shooting") : status(words[phase])}</span>
      )}
    </Link>
  );
}
