"use client";
import { useTranslations } from "next-intl";
import { RoundChip } from "@/components/round/round-chip";
import { displayDate } from "@/lib/domain/time";
import { useSets } from "@/stores/sets";
import styles from "./set-header.module.css";

/** Which draw the numbers below are for, where the cards have no room to say it. */
export function SetHeader() {
  const t = useTranslations("lotto.list");
  const { dt, closeDt, closeTime } = useSets((sets) => sets.round);
  const phase = useSets((sets) => sets.phase);
  return (
    <p className={styles.header}>
      <span>
        {t("draw", { date: displayDate(dt) })} ·{" "}
        {closeDt === dt
          ? t("closes", { time: closeTime })
          : t("closesOn", { date: displayDate(closeDt), time: closeTime })}
      </span>
      {/* While it is calmly open, the countdown on its card says so. */}
      {phase === "open" ? null : <RoundChip phase={phase} />}
    </p>
  );
}
