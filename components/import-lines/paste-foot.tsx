"use client";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/controls/button";
import { Money } from "@/components/ui/money";
import type { PastedRow } from "@/lib/domain/poy/paste/paste";
import { type SlipLine, totalOf } from "@/lib/domain/poy/slip";
import { takesBets } from "@/lib/domain/rounds/phase";
import { useBets } from "@/stores/bets";
import styles from "./paste-tab.module.css";

interface PasteFootProps {
  rows: readonly PastedRow[];
  fits: readonly SlipLine[];
  /** Bets whose price waits for an answer */
  limits: number;
  /** A long text is not read to its end yet. */
  isReading: boolean;
  onAdd: () => void;
}

/** Lines read, lines not read, total price, and the button, which submits nothing. */
export function PasteFoot({ rows, fits, limits, isReading, onAdd }: PasteFootProps) {
  const t = useTranslations("numbers.paste");
  const isOpen = useBets(({ phase }) => takesBets(phase));
  const asks = rows.filter(({ ask }) => ask).length + limits;
  const unread = rows.filter(({ mark }) => mark === "unread").length;
  return (
    <div className={styles.foot}>
      <p className={styles.counts} role="status">
        <span>{isReading ? t("reading") : t("read", { n: fits.length })}</span>
        {asks > 0 ? <span className={styles.asking}>{t("asks", { n: asks })}</span> : null}
        {unread > 0 ? <span className={styles.missing}>{t("unread", { n: unread })}</span> : null}
        <span className={styles.sum}>
          {t("total")} <Money amount={totalOf(fits)} />
        </span>
      </p>
      <Button look="gold" isWide disabled={fits.length === 0 || !isOpen || isReading} onClick={onAdd}>
        {t("add", { n: fits.length })}
      </Button>
      <p className={styles.hint}>
        {isOpen ? (asks + unread > 0 ? t("left", { n: asks + unread }) : t("notYet")) : t("notOpen")}
      </p>
    </div>
  );
}
