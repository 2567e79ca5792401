import { Card } from "@/components/ui/card";
import { CANCELS_A_DAY } from "@/lib/domain/poy/cancel";
import { fill } from "@/lib/i18n/fill";
import styles from "./rules.module.css";
import type { RulesWords } from "./times-text";

/** Rules of every market. */
export function GeneralRules({ words }: { words: RulesWords }) {
  const points = [
    words.points.whole,
    words.points.clock,
    words.points.all,
    fill(words.cancelRule, { n: CANCELS_A_DAY }),
    words.points.void,
    words.points.moved,
  ];
  return (
    <Card aria-labelledby="rules-general" className={styles.section}>
      <h2 id="rules-general">{words.general}</h2>
      <ul className={styles.points}>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </Card>
  );
}
