import type { ReactNode } from "react";
import { Card } from "@/components/ui/card";
import { Fold } from "@/components/ui/lists/fold";
import { CANCELS_A_DAY } from "@/lib/domain/poy/cancel";
import { fill } from "@/lib/i18n/fill";
import styles from "./rules.module.css";
import type { RulesWords } from "./times-text";

interface RulesSectionProps {
  id: string;
  title: string;
  /** How results are made, a paragraph for each rule. */
  sources: readonly string[];
  sourceTitle: string;
  children: ReactNode;
}

/** The rules of one kind of market: where its results come from, its times, its rates. */
export function RulesSection({ id, title, sources, sourceTitle, children }: RulesSectionProps) {
  return (
    <Card aria-labelledby={id} className={styles.section}>
      <h2 id={id} className={styles.heading}>
        {title}
      </h2>
      <Sources title={sourceTitle} sources={sources} />
      {children}
    </Card>
  );
}

/** Where the rules come from. */
const Sources = ({ title, sources }: { title: string; sources: readonly string[] }) => (
  <div>
    <h3>{title}</h3>
    {sources.map((source) => (
      <p key={source}>{source}</p>
    ))}
  </div>
);

/** The same behind its title, by whose anchor (#) other pages open it. */
export function FoldedRules({ id, title, sources, sourceTitle, children }: RulesSectionProps) {
  return (
    <Fold isSection title={title}>
      <div id={id} className={`${styles.section} ${styles.heading}`}>
        <Sources title={sourceTitle} sources={sources} />
        {children}
      </div>
    </Fold>
  );
}

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
    <Fold isSection title={words.general}>
      <ul className={styles.points}>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </Fold>
  );
}
