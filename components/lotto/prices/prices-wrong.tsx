"use client";
import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { Button } from "@/components/ui/controls/button";
import { useBetSlipStore } from "@/stores/bets";
import styles from "../slip/slip-sums.module.css";

interface PricesWrongProps {
  id: string;
  /** How many prices are beyond a limit. */
  n: number;
  /** All of them are empty. */
  isMissing: boolean;
}

/** Why the slip cannot be sent while prices are beyond their limits, and a button that sets these to the limits. */
export function PricesWrong({ id, n, isMissing }: PricesWrongProps) {
  const t = useTranslations("lotto");
  const slipStore = useBetSlipStore();
  useEffect(() => {
    // This row takes its height from the list: the field in which one types stays in view.
    const field = document.activeElement;
    if (field instanceof HTMLInputElement && field.dataset.price) field.scrollIntoView({ block: "nearest" });
  }, []);
  return (
    <div className={styles.short} role="status">
      <p id={id}>{t(isMissing ? "slip.pricesMissing" : "slip.pricesWrong", { n })}</p>
      <Button size="small" look="quiet" onClick={() => slipStore.getState().fitPrices()}>
        {t("refused.fit")}
      </Button>
    </div>
  );
}
