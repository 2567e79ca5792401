"use client";
import { useTranslations } from "next-intl";
import { Card } from "@/components/ui/card";
import { DRAWS, setChances, setReturn } from "@/lib/domain/four-digit/chance";
import { formatBaht } from "@/lib/domain/money/money";
import { useSets } from "@/stores/four-digit";
import styles from "./set-screen.module.css";

/** Four different digits: the usual case, shown until the member has typed a number. */
const plainNumber = "1234";

/** What each of the seven tiers pays, and the typed number's exact chance and return. */
export function PrizeTable() {
  const t = useTranslations("sets");
  const { price, prizes } = useSets((slip) => slip.terms);
  const own = useSets((slip) => slip.happened?.number ?? slip.rows.at(-1)?.number);
  const ticket = own ?? plainNumber;
  const wins = setChances(ticket);
  if (prizes.length === 0) return null;
  const percent = (setReturn(ticket, price, prizes) * 100).toFixed(1).replace(/\.0$/, "");
  return (
    <Card aria-labelledby="prizes-title">
      <header className={styles.head}>
        <h2 id="prizes-title">{t("prizes.title")}</h2>
        <p className={styles.hint}>{own ? t("prizes.of", { number: own }) : t("prizes.any")}</p>
      </header>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t("prizes.tier")}</th>
            <th scope="col">{t("prizes.prize")}</th>
            <th scope="col">{t("prizes.chance")}</th>
          </tr>
        </thead>
        <tbody>
          {prizes.map(({ tier, prize }) => (
            <tr key={tier}>
              <th scope="row">{t(`tier.${tier}`)}</th>
              <td className={styles.prize}>฿{formatBaht(prize).replace(/\.00$/, "")}</td>
              <td>
                {wins[tier]} <small>({percentOf(wins[tier])}%)</small>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.return}>{t("prizes.return", { percent })}</p>
      <p className={styles.hint}>{t("prizes.rule")}</p>
    </Card>
  );
}

/** 0.09: exact, as there are ten thousand possible draws. */
const percentOf = (draws: number): string => ((draws / DRAWS) * 100).toFixed(2);
