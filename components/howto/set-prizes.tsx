import { moneyText } from "@/components/ui/money";
import type { MarketTerms } from "@/lib/contract/markets";
import { setChances, setReturn } from "@/lib/domain/four-digit/chance";
import { fill } from "@/lib/i18n/fill";
import type sets from "@/locales/th/sets.json";
import { percent } from "./rates-table";
import styles from "./rules.module.css";
import type { RulesWords } from "./times-text";

interface SetPrizesProps {
  /** The markets with these prizes, where they differ. */
  caption?: string;
  terms: NonNullable<MarketTerms["sets"]>;
  words: RulesWords;
  tiers: (typeof sets)["tier"];
}

const plainTicket = "1234";
const pairedTicket = "1122";

/** The seven tiers of a set with their exact chances, price, quota and average return. */
export function SetPrizes({ caption, terms, words, tiers }: SetPrizesProps) {
  const { price, quota, prizes } = terms;
  const chances = setChances(plainTicket);
  return (
    <>
      <p>{fill(words.setPrice, { price: moneyText(price), quota })}</p>
      <table className={styles.rates}>
        {caption && <caption>{caption}</caption>}
        <thead>
          <tr>
            <th scope="col">{words.tier}</th>
            <th scope="col">{words.prize}</th>
            <th scope="col">{words.chance}</th>
          </tr>
        </thead>
        <tbody>
          {prizes.map(({ tier, prize }) => (
            <tr key={tier}>
              <th scope="row">{tiers[tier]}</th>
              <td>
                <strong>{moneyText(prize)}</strong>
              </td>
              <td>{chances[tier]}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.hint}>{words.chanceOf}</p>
      <p className={styles.hint}>
        {fill(words.setReturn, {
          plain: percent(setReturn(plainTicket, price, prizes)),
          pair: percent(setReturn(pairedTicket, price, prizes)),
        })}
      </p>
    </>
  );
}
