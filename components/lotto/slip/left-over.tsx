"use client";
import { useMessages, useTranslations } from "next-intl";
import { Button } from "@/components/ui/controls/button";
import { roundName } from "@/lib/domain/rounds/names";
import { marketNames } from "@/lib/i18n/market-names";
import { useBetSlipStore, useBets } from "@/stores/bets";
import styles from "./left-over.module.css";

/** Offers lines that were left in a closed round of this market. */
export function LeftOver() {
  const t = useTranslations("lotto.left");
  const { market } = useMessages();
  const slipStore = useBetSlipStore();
  const left = useBets((state) => state.leftOver);
  if (!left) return null;
  const round = roundName(marketNames(market), { ...left, name: left.roundName });
  return (
    <div className={styles.left}>
      <p>{t("text", { n: left.lines.length, round })}</p>
      <Button size="small" onClick={() => slipStore.getState().takeLeftOver()}>
        {t("take")}
      </Button>
      <Button size="small" look="quiet" onClick={() => slipStore.getState().dropLeftOver()}>
        {t("drop")}
      </Button>
    </div>
  );
}
