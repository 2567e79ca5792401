"use client";
import { useTranslations } from "next-intl";
import { Icon } from "@/components/ui/art/icon";
import { Button } from "@/components/ui/controls/button";
import { Money } from "@/components/ui/money";
import { RollingMoney } from "@/components/ui/rolling-money";
import { refusalsOf } from "@/lib/domain/poy/offers";
import { totalOf } from "@/lib/domain/poy/slip";
import { takesBets } from "@/lib/domain/rounds/phase";
import { useBetSlipStore, useBets } from "@/stores/bets";
import { useCredit } from "@/stores/credit";
import styles from "./slip-bar.module.css";

/** A phone's slip as one bar: lines, total, credit, and the button that opens it. */
export function SlipBar() {
  const t = useTranslations("lotto");
  const lines = useBets((slip) => slip.lines);
  const offers = useBets((slip) => slip.offers);
  const refused = useBets((slip) => slip.refused);
  const cash = useCredit((credit) => credit.cash);
  const slipStore = useBetSlipStore();
  const isOpen = useBets(({ phase }) => takesBets(phase));
  const inTheWay = refusalsOf({ lines, offers, refused }).length;
  // Nothing can be added here now, and nothing is there to be kept.
  if (!isOpen && lines.length === 0) return null;
  return (
    <section className={styles.bar} aria-label={t("slip.title")}>
      <div className={styles.sums}>
        <p className={styles.total}>
          <span>{t("slip.lines", { n: lines.length })}</span>
          <Money amount={totalOf(lines)} />
        </p>
        <p className={styles.credit}>
          {inTheWay > 0 ? (
            <span className={styles.warn}>
              <Icon name="alert" size={16} /> {t("refused.title", { n: inTheWay })}
            </span>
          ) : (
            <>
              {t("betPage.balance")} {cash === null ? "–" : <RollingMoney amount={cash} />}
            </>
          )}
        </p>
      </div>
      <Button look="gold" disabled={lines.length === 0} onClick={() => slipStore.getState().showPrices(true)}>
        {t("slip.price")}
        <Icon name="forward" size={20} />
      </Button>
    </section>
  );
}
