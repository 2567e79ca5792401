import type { ReactNode } from "react";
import { Card } from "@/components/ui/card";
import styles from "./rules.module.css";

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
      <div>
        <h3>{sourceTitle}</h3>
        {sources.map((source) => (
          <p key={source}>{source}</p>
        ))}
      </div>
      {children}
    </Card>
  );
}
