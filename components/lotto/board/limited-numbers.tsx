"use client";
import { useTranslations } from "next-intl";
import { timesText } from "@/lib/domain/numbers/rate-text";
import type { Offer } from "@/lib/domain/poy/offers";
import { useBets } from "@/stores/bets";
import styles from "../conditions.module.css";

/** Numbers with a lower rate or closed, by option; updated live. */
export function LimitedNumbers() {
  const t = useTranslations();
  const offers = useBets((slip) => slip.offers);
  const limited = offers.filter(({ limits }) => Object.keys(limits).length > 0);
  if (limited.length === 0) return null;
  return (
    <section className={styles.card} aria-labelledby="limited-title">
      <h2 id="limited-title">{t("lotto.terms.limited")}</h2>
      {limited.map((offer) => (
        <div key={offer.option} className={styles.limits}>
          <h3>{t(`market.options.${offer.option}`)}</h3>
          <Numbers
            word={t("lotto.terms.half")}
            numbers={numbersIn(offer, (rate) => rate > 0)}
            rates={offer.limits}
          />
          <Numbers word={t("lotto.terms.closed")} numbers={numbersIn(offer, (rate) => rate === 0)} />
        </div>
      ))}
    </section>
  );
}

interface NumbersProps {
  word: string;
  numbers: readonly string[];
  /** Absent for closed numbers, which pay nothing. */
  rates?: Readonly<Record<string, number>>;
}

function Numbers({ word, numbers, rates }: NumbersProps) {
  if (numbers.length === 0) return null;
  return (
    <p className={rates ? styles.half : styles.closed}>
      <span className={styles.word}>{word}</span>
      {numbers.map((number) => (
        <span key={number} className={styles.limit}>
          <b>{number}</b>
          {rates ? ` ${timesText(rates[number] ?? 0)}` : null}
        </span>
      ))}
    </p>
  );
}

const numbersIn = ({ limits }: Offer, fits: (rate: number) => boolean) =>
  Object.keys(limits)
    .filter((number) => fits(limits[number] ?? 0))
    .sort();
