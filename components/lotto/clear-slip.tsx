"use client";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { useBetSlipStore, useBets } from "@/stores/bets";
import styles from "./price-tools.module.css";

/** Confirms in place: clearing a long slip loses work. */
export function ClearSlip() {
  const t = useTranslations("lotto.slip");
  const slipStore = useBetSlipStore();
  const count = useBets((state) => state.lines.length);
  const [isAsking, setAsking] = useState(false);
  if (!isAsking || count === 0) {
    return (
      <Button size="small" look="plain" disabled={count === 0} onClick={() => setAsking(true)}>
        {t("clear")}
      </Button>
    );
  }
  return (
    <span className={styles.sure} role="alert">
      {t("clearSure", { n: count })}
      <Button
        size="small"
        look="danger"
        onClick={() => {
          slipStore.getState().clear();
          setAsking(false);
        }}
      >
        {t("clearYes")}
      </Button>
      <Button size="small" look="quiet" onClick={() => setAsking(false)}>
        {t("keep")}
      </Button>
    </span>
  );
}
