"use client";
import { useTranslations } from "next-intl";
import { Money } from "@/components/ui/money";
import { satang } from "@/lib/domain/money/money";
import { timesText } from "@/lib/domain/numbers/rate-text";
import { digitsOf } from "@/lib/domain/poy/options";
import { winOf } from "@/lib/domain/poy/slip";
import { useBets } from "@/stores/bets";
import styles from "./empty-wins.module.css";

const STAKE = satang(1000);

/** On an empty slip: what ten baht win on each option of the panel, at this round's rates. */
export function EmptyWins() {
  const t = useTranslations();
  const panel = useBets((slip) => slip.panel);
  const offers = useBets((slip) => slip.offers);
  return (
    <section className={styles.wins} data-digits={panel} aria-labelledby="empty-wins">
      <h3 id="empty-wins">{t("lotto.slip.emptyWins", { stake: STAKE / 100 })}</h3>
      <dl>
        {offers
          .filter(({ option }) => digitsOf(option) === panel)
          .map(({ option, rate }) => (
            <div key={option}>
              <dt>{t(`market.options.${option}`)}</dt>
              <dd>
                <small>{timesText(rate)}</small>
                <Money amount={winOf({ price: STAKE, multiply: rate })} />
              </dd>
            </div>
          ))}
      </dl>
    </section>
  );
}
