import type { ReactNode } from "react";
import { Card } from "@/components/ui/card";
import styles from "./affiliate-screen.module.css";

interface EarningsHeadProps {
  title: string;
  amount: ReactNode;
  /** Name and text of each. */
  figures: readonly (readonly [string, string])[];
}

/** The card of what an affiliate has earned. */
export function EarningsHead({ title, amount, figures }: EarningsHeadProps) {
  return (
    <Card look="navy" className={styles.card} aria-labelledby="earnings-title">
      <h2 id="earnings-title" className={styles.title}>
        {title}
      </h2>
      <p className={styles.amount}>{amount}</p>
      {figures.length > 0 ? (
        <dl className={styles.figures}>
          {figures.map(([name, figure]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{figure}</dd>
            </div>
          ))}
        </dl>
      ) : null}
    </Card>
  );
}
