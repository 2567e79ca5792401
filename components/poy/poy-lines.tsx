"use client";
import { startTransition, useEffect, useState } from "react";
import { Money } from "@/components/ui/money";
import { NumberBall } from "@/components/ui/number-ball";
import type { PoyLine } from "@/lib/contract/poys";
import type { RoundResult } from "@/lib/contract/results";
import type { PoyOption } from "@/lib/domain/poy/options";
import { winningNumbers } from "@/lib/domain/settlement";
import { fill } from "@/lib/i18n/fill";
import { LineOutcome } from "./line-outcome";
import { optionTone } from "./outcome";
import styles from "./poy-lines.module.css";
import type { PoyWords } from "./poy-words";

interface PoyLinesProps {
  lines: readonly PoyLine[];
  result: RoundResult | undefined;
  words: Pick<PoyWords, "detail" | "outcome">;
  names: Record<PoyOption, string>;
}

/** Lines rendered by the server; the rest of a long slip is added after hydration, without delaying the page. */
const linesAtFirst = 100;

/** Every line of a slip: number, stake, frozen rate, and outcome. */
export function PoyLines({ lines, result, words, names }: PoyLinesProps) {
  const { detail } = words;
  const [isWhole, setWhole] = useState(lines.length <= linesAtFirst);
  useEffect(() => startTransition(() => setWhole(true)), []);
  return (
    <div className={styles.frame}>
      <table className={styles.lines}>
        <caption>{fill(detail.lines, { count: lines.length })}</caption>
        <thead>
          <tr>
            <th scope="col">{detail.no}</th>
            <th scope="col">{detail.number}</th>
            <th scope="col" className={styles.sum}>
              {detail.price}
            </th>
            <th scope="col" className={styles.sum}>
              {detail.rate}
            </th>
            <th scope="col" className={styles.drawn}>
              {detail.result}
            </th>
            <th scope="col" className={styles.sum}>
              {detail.outcome}
            </th>
          </tr>
        </thead>
        <tbody>
          {(isWhole ? lines : lines.slice(0, linesAtFirst)).map((line, index) => (
            <tr key={line.ref} data-outcome={line.outcome}>
              <td>{index + 1}</td>
              <th scope="row">
                <span className={styles.option}>{names[line.option]}</span>
                <NumberBall
                  size="small"
                  digits={line.number}
                  tone={line.outcome === "won" ? "gold" : optionTone(line.option)}
                />
              </th>
              <td className={styles.sum}>
                <Money amount={line.price} />
              </td>
              <td className={styles.sum}>{line.multiply}</td>
              <td className={styles.drawn}>{drawnFor(line.option, result)}</td>
              <LineOutcome line={line} word={words.outcome[line.outcome]} />
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The drawn number of an option. For any-order bets the number itself, not its permutations. */
function drawnFor(option: PoyOption, result: RoundResult | undefined): string {
  if (!result || "draw4" in result) return "–";
  return winningNumbers(result, option === "tode_3" ? "teng_bon_3" : option).join(" ") || "–";
}
