import { MarkedText } from "@/components/ui/marked-text";
import { typedFrom } from "@/lib/domain/money/typed-amount";
import { readPaste } from "@/lib/domain/poy/paste/paste";
import { fill } from "@/lib/i18n/fill";
import type howto from "@/locales/th/howto.json";
import type market from "@/locales/th/market.json";
import type numbers from "@/locales/th/numbers.json";
import styles from "./paste-forms.module.css";

interface PasteFormProps {
  text: string;
  words: (typeof howto)["paste"];
  paste: Pick<(typeof numbers)["paste"], "ask" | "why" | "mark">;
  options: (typeof market)["options"];
}

/** The most bets of a form that are named. */
const NAMED = 4;

/** A form of text, each part of it marked by what it became, and what the reader says to it. */
export function PasteForm({ text, words, paste, options }: PasteFormProps) {
  const { rows, bets, sets } = readPaste(text, {}, { betType: "gov" });
  const asked = rows.find(({ ask }) => ask)?.ask;
  const why = rows.find((row) => row.why)?.why;
  const says = () => {
    if (why) return [words.refuses, paste.why[why]];
    if (asked) return [words.asks, fill(paste.ask[asked.about], { words: asked.words ?? "" })];
    if (sets.length > 0) return [words.reads, fill(words.sets, { numbers: sets.join(" ") })];
    if (bets.length === 0) return ["", paste.mark.ignored];
    const named = bets
      .slice(0, NAMED)
      .map(({ option, number, price }) => `${options[option]} ${number} ฿${typedFrom(price)}`)
      .join(", ");
    return [
      words.reads,
      bets.length > NAMED ? `${named} ${fill(words.more, { n: bets.length - NAMED })}` : named,
    ];
  };
  const [label, said] = says();
  return (
    <li className={styles.form} data-says={why ? "refuses" : asked ? "asks" : "reads"}>
      <span className={styles.lines}>
        {rows.map((row) => (
          <MarkedText key={row.text} text={row.text} parts={row.spans()} />
        ))}
      </span>
      <span className={styles.says}>
        {label ? <b>{label}</b> : null} {said}
      </span>
    </li>
  );
}
