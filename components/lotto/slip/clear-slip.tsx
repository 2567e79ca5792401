"use client";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/controls/button";
import { useBetSlipStore, useBets } from "@/stores/bets";
import styles from "../prices/price-tools.module.css";

/** Confirms over its own row, which keeps its height: clearing a long slip loses work. */
export function ClearSlip() {
  const t = useTranslations("lotto.slip");
  const slipStore = useBetSlipStore();
  const count = useBets((state) => state.lines.length);
  const [isAsking, setAsking] = useState(false);
  const isAsked = isAsking && count > 0;
  return (
    <>
      <Button
        size="small"
        look="plain"
        disabled={count === 0}
        aria-expanded={isAsked}
        onClick={() => setAsking(true)}
      >
        {t("clear")}
      </Button>
      {isAsked ? (
        <span className={styles.sure} role="alert">
          <span>{t("clearSure", { n: count })}</span>
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
      ) : null}
    </>
  );
}
