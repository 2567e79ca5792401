"use client";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Icon } from "@/components/ui/art/icon";
import { NoteLink } from "@/components/ui/notices/note-link";
import type { Round } from "@/lib/contract/rounds";
import type { RoundPhase } from "@/lib/domain/rounds/phase";
import { bangkokDate, displayDate, displayTime } from "@/lib/domain/time/time";
import { closedWord } from "./closed-message-key";
import styles from "./closed-round.module.css";
import { ResultBalls } from "./result-balls";
import { RoundChip } from "./round-chip";
import { useReason } from "./use-reason";

interface ClosedRoundProps {
  round: Round;
  phase: RoundPhase;
  /** The slip has unsent lines. */
  keeps: boolean;
  /** Links to other rounds. */
  children: ReactNode;
}

/** Says why the round takes nothing now, and what is safe. */
export function ClosedRound({ round: { betList }, phase, keeps, children }: ClosedRoundProps) {
  const t = useTranslations("lotto");
  const reason = useReason();
  const openMs = betList.unixTimeStamp.openTime * 1000;
  return (
    <div className={styles.notice} role="status">
      <span className={styles.art}>
        <Icon name={phase === "upcoming" ? "clock" : "lock"} size={40} />
      </span>
      <RoundChip phase={phase} />
      <h2>{t(`closed.${closedWord(phase)}`)}</h2>
      {phase === "upcoming" ? (
        <p>{t("list.opens", { date: displayDate(bangkokDate(openMs)), time: displayTime(openMs) })}</p>
      ) : null}
      {betList.reason ? <p className={styles.reason}>{reason(betList.reason)}</p> : null}
      {betList.result ? (
        <div className={styles.result}>
          <h3>{t("closed.result")}</h3>
          <ResultBalls result={betList.result} isDemo={betList.demo} />
          {betList.demo ? (
            <NoteLink
              text={t("list.demoText")}
              href="/howto/draw#demo-results"
              link={t("list.demoWho")}
              className={styles.note}
            />
          ) : null}
        </div>
      ) : null}
      {keeps && phase !== "upcoming" ? <p>{t("closed.keeps")}</p> : null}
      {children ? <div className={styles.links}>{children}</div> : null}
    </div>
  );
}
