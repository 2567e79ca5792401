import type { MarketTerms } from "@/lib/contract/markets";
import { formatBaht, type Satang } from "@/lib/domain/money/money";
import { expectedReturn } from "@/lib/domain/numbers/expected-return";
import { timesText } from "@/lib/domain/numbers/rate-text";
import { digitsOf } from "@/lib/domain/poy/options";
import type lotto from "@/locales/th/lotto.json";
import type market from "@/locales/th/market.json";
import styles from "./rules.module.css";

interface RatesTableProps {
  /** The markets with these rates, where a section has more than one table. */
  caption?: string;
  options: MarketTerms["options"];
  words: (typeof lotto)["terms"];
  names: (typeof market)["options"];
}

/** Rate and limits of each option, with its average return. */
export function RatesTable({ caption, options, words, names }: RatesTableProps) {
  return (
    <table className={styles.rates}>
      {caption && <caption>{caption}</caption>}
      <thead>
        <tr>
          <th scope="col">{words.option}</th>
          <th scope="col">{words.pays}</th>
          <th scope="col">{words.range}</th>
          <th scope="col">{words.member}</th>
          <th scope="col">{words.return}</th>
        </tr>
      </thead>
      <tbody>
        {options.map(({ betOption, defaultRate, betMin, betMax, memberMax }) => (
          <tr key={betOption} data-digits={digitsOf(betOption)}>
            <th scope="row">{names[betOption]}</th>
            <td>
              <strong>{timesText(defaultRate)}</strong>
            </td>
            <td>
              {wholeBaht(betMin)}–{wholeBaht(betMax)}
            </td>
            <td>{wholeBaht(memberMax)}</td>
            <td>{percent(expectedReturn(betOption, plainNumber, defaultRate))}%</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Three different digits: the usual case of tode; the other options have the same chance for every number. */
const plainNumber = "123";

/** A fraction of one in per cent, at most one decimal. */
export const percent = (part: number) => (Math.round(part * 1000) / 10).toFixed(1).replace(/\.0$/, "");

const wholeBaht = (amount: Satang) => formatBaht(amount).replace(/\.00$/, "");
