import { Chip } from "@/components/ui/chip";
import { Money } from "@/components/ui/money";
import type { PoyLine, SetPoyLine } from "@/lib/contract/poys";
import { lineNetOf, outcomeTone } from "./outcome";
import styles from "./poy-lines.module.css";

/** A line's outcome and its net amount. */
export function LineOutcome({ line, word }: { line: PoyLine | SetPoyLine; word: string }) {
  const net = lineNetOf(line);
  return (
    <td className={styles.sum}>
      <Chip tone={outcomeTone[line.outcome]}>{word}</Chip>
      {net === null ? null : <Money amount={net} isOutcome className={styles.net} />}
    </td>
  );
}
