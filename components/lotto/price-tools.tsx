"use client";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { satang } from "@/lib/domain/money";
import { typedBaht } from "@/lib/domain/typed-amount";
import { useBetSlipStore, useBets } from "@/stores/bets";
import styles from "./price-tools.module.css";

const chips = [5, 10, 20, 50, 100];
const BAHT = 100;

interface PriceToolsProps {
  repeats: number;
  isOnlyRepeats: boolean;
  onOnlyRepeats: (isOnly: boolean) => void;
}

/** One price for all lines, repeated numbers, and clearing the slip. */
export function PriceTools({ repeats, isOnlyRepeats, onOnlyRepeats }: PriceToolsProps) {
  const t = useTranslations("lotto.slip");
  const room = useBetSlipStore();
  const [price, setPrice] = useState("");
  const setAll = (baht: number) => room.getState().setAllPrices(satang(baht * BAHT));
  const applyOwn = () => {
    if (price) setAll(Number(price));
    setPrice("");
  };
  return (
    <div className={styles.tools}>
      <div className={styles.head}>
        <h3 id="same-price">{t("samePrice")}</h3>
        <ClearAll />
      </div>
      <fieldset className={styles.same} aria-labelledby="same-price">
        {chips.map((baht) => (
          <button
            key={baht}
            type="button"
            className={styles.chip}
            aria-label={t("chip", { n: baht })}
            onClick={() => setAll(baht)}
          >
            {baht}
          </button>
        ))}
        <input
          className={styles.input}
          inputMode="numeric"
          autoComplete="off"
          enterKeyHint="done"
          aria-labelledby="same-price"
          placeholder="฿"
          value={price}
          onChange={(event) => setPrice(typedBaht(event.target.value))}
          onBlur={applyOwn}
          onKeyDown={(event) => {
            if (event.key === "Enter") applyOwn();
          }}
        />
      </fieldset>
      {repeats > 0 ? (
        <div className={styles.acts}>
          <span className={styles.repeats}>{t("duplicates", { n: repeats })}</span>
          <Button
            size="small"
            look="quiet"
            aria-pressed={isOnlyRepeats}
            onClick={() => onOnlyRepeats(!isOnlyRepeats)}
          >
            {isOnlyRepeats ? t("showAll") : t("showDuplicates")}
          </Button>
          <Button size="small" look="quiet" onClick={() => room.getState().cutDuplicates()}>
            {t("cutDuplicates")}
          </Button>
        </div>
      ) : null}
    </div>
  );
}

/** Confirms in place: clearing a long slip loses work. */
function ClearAll() {
  const t = useTranslations("lotto.slip");
  const room = useBetSlipStore();
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
          room.getState().clear();
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
