"use client";
import { useTranslations } from "next-intl";
import notice from "@/components/lotto/closed-notice.module.css";
import { closedWord } from "@/components/lotto/closed-word";
import { ResultBalls } from "@/components/lotto/result-balls";
import { RoundChip } from "@/components/lotto/round-chip";
import { useReason } from "@/components/lotto/use-reason";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { bangkokDate, displayDate, displayTime } from "@/lib/domain/time";
import { useRouter } from "@/lib/i18n/navigation";
import { useSets } from "@/stores/sets";

/** Says why no sets are taken now, what is safe, and how to go on. */
export function SetClosed() {
  const t = useTranslations("lotto");
  const reason = useReason();
  const router = useRouter();
  const { betList } = useSets((sets) => sets.round);
  const phase = useSets((sets) => sets.phase);
  const hasRows = useSets((sets) => sets.rows.length > 0);
  const openMs = betList.unixTimeStamp.openTime * 1000;
  const isOver = phase === "closed" || phase === "waiting" || phase === "settled" || phase === "void";
  return (
    <div className={notice.notice} role="status">
      <span className={notice.art}>
        <Icon name={phase === "upcoming" ? "clock" : "lock"} size={40} />
      </span>
      <RoundChip phase={phase} />
      <h2>{t(`closed.${closedWord(phase)}`)}</h2>
      {phase === "upcoming" ? (
        <p>{t("list.opens", { date: displayDate(bangkokDate(openMs)), time: displayTime(openMs) })}</p>
      ) : null}
      {betList.reason ? <p>{reason(betList.reason)}</p> : null}
      {betList.result ? (
        <div className={notice.result}>
          <h3>{t("closed.result")}</h3>
          <ResultBalls result={betList.result} isDemo={betList.demo} />
        </div>
      ) : null}
      {hasRows && phase !== "upcoming" ? <p>{t("closed.keeps")}</p> : null}
      {isOver ? (
        <div className={notice.ways}>
          <Button onClick={() => router.refresh()}>{t("closed.next")}</Button>
        </div>
      ) : null}
    </div>
  );
}
