import { Card } from "@/components/ui/card";
import { moneyText } from "@/components/ui/money";
import type { MarketTerms } from "@/lib/contract/markets";
import type { ResultRow } from "@/lib/contract/rounds";
import type { SetTier } from "@/lib/domain/four-digit";
import { displayDate } from "@/lib/domain/time";
import { knownWord } from "@/lib/i18n/known-word";
import type words from "@/locales/th/sets.json";
import { DemoNote } from "./demo-note";
import { type MarketWords, marketName, type ResultWords } from "./result-row";
import styles from "./set-table.module.css";
import { StateChip } from "./state-chip";
import table from "./table.module.css";
import { noWins, type Win, WinMark, type Wins } from "./win-mark";

interface SetTableProps {
  title: string;
  rows: readonly ResultRow[];
  words: Pick<typeof words, "results" | "tier">;
  /** Texts for rows without numbers. */
  stateWords: ResultWords;
  markets: MarketWords;
  wins?: Wins;
  /** Terms of the markets, for the prizes of draws that are still ahead. */
  terms?: readonly MarketTerms[];
}

/** Results of four-digit sets, a market a row: the draw, and the shorter numbers by which its tiers pay. */
export function SetTable({
  title,
  rows,
  words,
  stateWords,
  markets,
  wins = noWins,
  terms = [],
}: SetTableProps) {
  const { results, tier } = words;
  const prizes = new Map(rows.flatMap((row) => (isAhead(row) ? [[row.betId, prizesOf(row, terms)]] : [])));
  const hasPrizes = [...prizes.values()].some((of) => of.size > 0);
  return (
    <Card isFlush aria-labelledby="set-results">
      <h2 id="set-results" className={table.title}>
        {title}
      </h2>
      <table className={`${table.table} ${styles.table}`}>
        <thead>
          <tr>
            <th scope="col">{results.market}</th>
            <th scope="col">{results.draw4}</th>
            <th scope="col">{results.last3}</th>
            <th scope="col">{tier.front2}</th>
            <th scope="col">{tier.back2}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <SetRow
              key={row.betId}
              row={row}
              words={stateWords}
              markets={markets}
              win={wins.get(row.betId)}
              prizes={prizes.get(row.betId)}
            />
          ))}
        </tbody>
      </table>
      {hasPrizes ? <p className={styles.note}>{results.prizes}</p> : null}
      <DemoNote rows={rows} words={stateWords} className={styles.note} />
    </Card>
  );
}

interface SetRowProps {
  row: ResultRow;
  words: ResultWords;
  markets: MarketWords;
  /** What the member won in this draw. */
  win?: Win;
  /** What one set wins in a draw that is still ahead. */
  prizes?: Prizes | undefined;
}

type Prizes = ReadonlyMap<SetTier, string>;

/** The tiers of the table's columns. */
const columns = ["straight4", "straight3", "front2", "back2"] as const satisfies readonly SetTier[];

/** No numbers yet, and none withheld: what can be won is told in their place. */
const isAhead = (row: ResultRow) => !row.result && row.status !== "void";

const prizesOf = ({ betType }: ResultRow, terms: readonly MarketTerms[]): Prizes =>
  new Map(
    terms
      .find((market) => market.betType === betType)
      ?.sets?.prizes.map(({ tier, prize }) => [tier, moneyText(prize).replace(/^฿|\.00$/g, "")]),
  );

/** One market's draw as a row with five columns. */
export function SetRow({ row, words, markets, win, prizes }: SetRowProps) {
  const draw4 = row.result && "draw4" in row.result ? row.result.draw4 : undefined;
  return (
    <tr>
      <th scope="row">
        <span>{marketName(markets, row)}</span>
        <WinMark win={win} words={words} />
        <span className={styles.time}>
          {displayDate(row.resultDt)} {row.resultTime}
          {(draw4 || prizes?.size) && <StateChip row={row} words={words} />}
        </span>
      </th>
      {draw4 ? (
        <>
          <td className={styles.draw}>{draw4}</td>
          <td>{draw4.slice(1)}</td>
          <td>{draw4.slice(0, 2)}</td>
          <td>{draw4.slice(2)}</td>
        </>
      ) : prizes?.size ? (
        columns.map((tier) => (
          <td key={tier} className={styles.prize}>
            {prizes.get(tier) ?? "–"}
          </td>
        ))
      ) : (
        <td colSpan={4}>
          <StateChip row={row} words={words} />
          {row.reason && <span className={styles.why}>{knownWord(markets.reasons, row.reason)}</span>}
        </td>
      )}
    </tr>
  );
}
