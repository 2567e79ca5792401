"use client";
import { useTranslations } from "next-intl";
import { formatBaht, type Satang } from "@/lib/domain/money/money";
import { expectedReturn } from "@/lib/domain/numbers/expected-return";
import { timesText } from "@/lib/domain/numbers/rate-text";
import { isLimit, rangeText } from "@/lib/domain/poy/stake-range";
import { Link } from "@/lib/i18n/navigation";
import { useBets } from "@/stores/bets";
import styles from "./conditions.module.css";

/** Rates and limits of the round by option, with the expected return; a changed rate is updated here, too. `isTaken`: slips can be sent. */
export function Conditions({ isTaken }: { isTaken: boolean }) {
  const t = useTranslations();
  const offers = useBets((slip) => slip.offers);
  const betType = useBets((slip) => slip.round.betType);
  const tode = offers.find(({ option }) => option === "tode_3");
  return (
    <section className={styles.card} aria-labelledby="conditions-title">
      <h2 id="conditions-title">{t("lotto.terms.title")}</h2>
      <table className={styles.table}>
        <thead>
          <tr>
            {(["option", "pays", "range", "member", "return"] as const).map((word) => (
              <th key={word} scope="col">
                {t(`lotto.terms.${word}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {offers.map((offer) => (
            <tr key={offer.option}>
              <th scope="row">{t(`market.options.${offer.option}`)}</th>
              <td>{timesText(offer.rate)}</td>
              <td>{rangeText(offer.min, offer.max, wholeBaht)}</td>
              <td>{isLimit(offer.memberMax) ? wholeBaht(offer.memberMax) : "–"}</td>
              <td>{percent(expectedReturn(offer.option, plainNumber, offer.rate))}%</td>
            </tr>
          ))}
        </tbody>
      </table>
      <details className={styles.about}>
        <summary>{t("lotto.terms.about")}</summary>
        <p className={styles.hint}>
          {t("lotto.terms.returnHint")}
          {tode
            ? ` ${t("lotto.terms.todeHint", {
                pair: percent(expectedReturn("tode_3", "112", tode.rate)),
                triple: percent(expectedReturn("tode_3", "111", tode.rate)),
              })}`
            : null}
        </p>
        {isTaken ? <p className={styles.hint}>{t("lotto.terms.rule")}</p> : null}
      </details>
      <Link href={`/howto/lotto#${betType}`} prefetch={false} className={styles.rules}>
        {t("lotto.betPage.rules")}
      </Link>
    </section>
  );
}

/** Three different digits: the usual case of tode; the other options have the same chance for every number. */
const plainNumber = "123";

const percent = (part: number) => (Math.round(part * 1000) / 10).toFixed(1).replace(/\.0$/, "");

const wholeBaht = (amount: Satang) => formatBaht(amount).replace(/\.00$/, "");
