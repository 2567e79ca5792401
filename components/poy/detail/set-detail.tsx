"use client";
import type { ComponentProps } from "react";
import { NumberBall } from "@/components/ui/art/number-ball";
import { Card } from "@/components/ui/card";
import type { SetPoyLine } from "@/lib/contract/poys";
import type { SetPrizes } from "@/lib/domain/four-digit/chance";
import { type SetTier, setTiers } from "@/lib/domain/four-digit/tiers";
import { setsWinAtMost } from "@/lib/domain/four-digit/win-at-most";
import { formatBaht } from "@/lib/domain/money/money";
import { fill } from "@/lib/i18n/fill";
import type { SetWords } from "../poy-words";
import { PoyDetail } from "./poy-detail";
import styles from "./set-detail.module.css";
import { setEntries } from "./slip-entries";

type PoyDetailProps = ComponentProps<typeof PoyDetail>;

interface SetDetailProps extends PoyDetailProps {
  setWords: SetWords;
  /** The prizes of its round; null where they could not be read. */
  prizes: SetPrizes | null;
}

/** A slip of four-digit sets: like any slip, with its numbers in sets and, once drawn, the seven tiers. */
export function SetDetail({ setWords, prizes, ...props }: SetDetailProps) {
  const { tier, slip } = setWords;
  return (
    <PoyDetail
      {...props}
      sets={{
        entriesOf: ({ setListJson = [] }) => setEntries(setListJson, { sets: slip.sets, tier }),
        below: ({ setListJson = [], result }) =>
          result && "draw4" in result ? (
            <SetTiers draw={result.draw4} lines={setListJson} words={setWords} />
          ) : null,
        winMost: ({ setListJson = [] }) => prizes && setsWinAtMost(setListJson, prizes),
      }}
    />
  );
}

interface SetTiersProps {
  /** The last four digits drawn. */
  draw: string;
  lines: readonly SetPoyLine[];
  words: SetWords;
}

/** The draw's numbers for each of the seven tiers, and which of the slip's numbers won it. */
export function SetTiers({ draw, lines, words }: SetTiersProps) {
  return (
    <Card as="div">
      <h2 className={styles.title}>{words.slip.tiers}</h2>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{words.prizes.tier}</th>
            <th scope="col">{words.slip.wins}</th>
            <th scope="col">{words.prizes.prize}</th>
            <th scope="col">{words.slip.mine}</th>
          </tr>
        </thead>
        <tbody>
          {setTiers.map(({ tier, prize }) => {
            const mine = lines.filter((line) => line.tier === tier);
            return (
              <tr key={tier} data-won={mine.length > 0 || undefined}>
                <th scope="row">{words.tier[tier]}</th>
                <td className={styles.wins}>{winsBy(tier, draw, words.slip.anyOrder)}</td>
                <td>{formatBaht(prize).replace(/\.00$/, "")}</td>
                <td>
                  {mine.length === 0 ? "–" : null}
                  <span className={styles.mine}>
                    {mine.map(({ number }) => (
                      <NumberBall key={number} digits={number} tone="gold" size="small" />
                    ))}
                  </span>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p className={styles.rule}>{words.prizes.rule}</p>
    </Card>
  );
}

/** The digits that decide a tier, the others as dots. */
function winsBy(tier: SetTier, draw: string, anyOrder: string): string {
  switch (tier) {
    case "straight4":
      return draw;
    case "straight3":
      return `•${draw.slice(1)}`;
    case "tode4":
      return fill(anyOrder, { digits: draw });
    case "tode3":
      return fill(anyOrder, { digits: `•${draw.slice(1)}` });
    case "front3":
      return `${draw.slice(0, 3)}•`;
    case "front2":
      return `${draw.slice(0, 2)}••`;
    case "back2":
      return `••${draw.slice(2)}`;
  }
}
