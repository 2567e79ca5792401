"use client";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { useBetSlipStore, useBets } from "@/stores/bets";
import styles from "./left-over.module.css";

/** Offers lines that were left in a closed round of this market. */
export function LeftOver() {
  const t = useTranslations("lotto.left");
  const room = useBetSlipStore();
  const left = useBets((state) => state.leftOver);
  if (!left) return null;
  return (
    <div className={styles.left}>
      <p>{t("text", { n: left.lines.length, round: left.roundName })}</p>
      <Button size="small" onClick={() => room.getState().takeLeftOver()}>
        {t("take")}
      </Button>
      <Button size="small" look="quiet" onClick={() => room.getState().dropLeftOver()}>
        {t("drop")}
      </Button>
    </div>
  );
}
