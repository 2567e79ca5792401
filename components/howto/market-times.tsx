import type { MarketTerms } from "@/lib/contract/markets";
import styles from "./rules.module.css";
import { cancelText, movesOf, type RulesWords, timesText } from "./times-text";

interface MarketTimesProps {
  markets: readonly MarketTerms[];
  nameOf: (market: MarketTerms) => string;
  /** `YYYY-MM-DD` in Bangkok. */
  today: string;
  words: RulesWords;
  /** The names of the week's days, Sunday first. */
  dayNames: readonly string[];
}

/**
 * When each market closes and has its result, and until when a slip can be cancelled. A row has its market's
 * anchor; what all rows share is stated once above them.
 */
export function MarketTimes({ markets, nameOf, today, words, dayNames }: MarketTimesProps) {
  const rows = markets.map((market) => ({
    market,
    ...timesText(market, today, words, dayNames),
    cancel: `${words.cancel} ${cancelText(market, words)}`,
    moves: movesOf(market, today),
  }));
  const days = common(rows.map((row) => row.days));
  const cancel = common(rows.map((row) => row.cancel));
  return (
    <>
      {(days || cancel) && <p className={styles.hint}>{[days, cancel].filter(Boolean).join(" · ")}</p>}
      <table className={styles.times}>
        <thead>
          <tr>
            <th scope="col">{words.market}</th>
            <th scope="col">{words.close}</th>
            <th scope="col">{words.result}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.market.betType} id={row.market.betType} className={styles.market}>
              <th scope="row">
                <strong>{nameOf(row.market)}</strong>
                {!days && <span>{row.days}</span>}
                {!cancel && <span>{row.cancel}</span>}
              </th>
              <td>
                {row.close}
                {row.local && <span>{row.local}</span>}
              </td>
              <td>{row.result}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {rows.map(({ market, moves }) =>
        moves.length > 0 ? <Moves key={market.betType} moves={moves} words={words} /> : null,
      )}
    </>
  );
}

function Moves({ moves, words }: { moves: ReturnType<typeof movesOf>; words: RulesWords }) {
  return (
    <table className={styles.moves}>
      <caption>{words.moves}</caption>
      <thead>
        <tr>
          <th scope="col">{words.movedFrom}</th>
          <th scope="col">{words.movedTo}</th>
        </tr>
      </thead>
      <tbody>
        {moves.map(({ from, to }) => (
          <tr key={from}>
            <td>{from}</td>
            <td>
              <strong>{to}</strong>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The common value of all texts, or undefined when they differ. */
const common = (texts: readonly string[]): string | undefined =>
  new Set(texts).size === 1 ? texts[0] : undefined;
