"use client";
import { useTranslations } from "next-intl";
import { ButtonLink } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { bangkokDate, displayDate, displayTime } from "@/lib/domain/time";
import { useBets } from "@/stores/bets";
import styles from "./closed-notice.module.css";
import { closedWord } from "./closed-word";
import { ResultBalls } from "./result-balls";
import { RoundChip } from "./round-chip";
import { useReason } from "./use-reason";

/** Says why no bets are taken now, what is safe, and where to go on. */
export function ClosedNotice({ nextHref }: { nextHref: string | null }) {
  const t = useTranslations("lotto");
  const reason = useReason();
  const round = useBets((room) => room.round);
  const phase = useBets((room) => room.phase);
  const hasLines = useBets((room) => room.lines.length > 0);
  const { betList } = round;
  const openMs = betList.unixTimeStamp.openTime * 1000;
  return (
    <section className={styles.notice} role="status">
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
        </div>
      ) : null}
      {hasLines && phase !== "upcoming" ? <p>{t("closed.keeps")}</p> : null}
      <div className={styles.ways}>
        {nextHref ? <ButtonLink href={nextHref}>{t("closed.next")}</ButtonLink> : null}
        <ButtonLink look="quiet" href="/lotto">
          {t("closed.markets")}
        </ButtonLink>
      </div>
    </section>
  );
}
