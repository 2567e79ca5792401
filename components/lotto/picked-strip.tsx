"use client";
import { useTranslations } from "next-intl";
import { digitsOf } from "@/lib/domain/poy/options";
import { useBets } from "@/stores/bets";
import styles from "./picked-strip.module.css";

/** Numbers beyond the limit are not drawn; the slip has them all. */
const SHOWN = 40;

/** The numbers picked so far, newest first; shown where a phone is tall enough. */
export function PickedStrip() {
  const t = useTranslations();
  const lines = useBets((room) => room.lines);
  if (lines.length === 0) return <div className={styles.strip} />;
  return (
    <section className={styles.strip} aria-label={t("lotto.slip.title")}>
      <ul className={styles.picked}>
        {lines
          .slice(-SHOWN)
          .reverse()
          .map(({ ref, option, number }) => (
            <li key={ref} data-digits={digitsOf(option)}>
              <small>{t(`market.options.${option}`)}</small>
              <b>{number}</b>
            </li>
          ))}
      </ul>
    </section>
  );
}
