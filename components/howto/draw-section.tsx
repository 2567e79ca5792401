import type { ReactNode } from "react";
import { Card } from "@/components/ui/card";
import { fill } from "@/lib/i18n/fill";
import type draw from "@/locales/th/draw.json";
import styles from "./draw-help.module.css";

interface DrawSectionProps {
  /** The anchor (#) by which other pages link to it. */
  id: string;
  title: string;
  children: ReactNode;
}

/** One section of the page about draws. */
export function DrawSection({ id, title, children }: DrawSectionProps) {
  return (
    <Card aria-labelledby={id} className={styles.section}>
      <h2 id={id} className={styles.heading}>
        {title}
      </h2>
      {children}
    </Card>
  );
}

/** Short statements, each with an explanation. */
export function DrawTerms({ terms }: { terms: readonly (readonly [term: string, text: string])[] }) {
  return (
    <dl className={styles.terms}>
      {terms.map(([term, text]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Statements one below the other. */
export function DrawPoints({ points }: { points: readonly string[] }) {
  return (
    <ul className={styles.points}>
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  );
}

const order = ["seal", "shots", "bytes", "freeze", "work", "system", "back"] as const;

interface DrawStepsProps {
  words: (typeof draw)["steps"];
  /** Values of the placeholders in the text. */
  figures: Readonly<Record<string, string | number>>;
}

/** A draw from its opening to its check, in the order in which it happens. */
export function DrawSteps({ words, figures }: DrawStepsProps) {
  return (
    <PlainSteps
      steps={order.map((key) => ({ title: words[key].title, text: fill(words[key].text, figures) }))}
    />
  );
}

interface PlainStepsProps {
  steps: readonly { title: string; text: string }[];
  /** Two beside one another where there is room. */
  isWide?: boolean;
}

/** Numbered steps of a draw. */
export function PlainSteps({ steps, isWide }: PlainStepsProps) {
  return (
    <ol className={styles.steps} data-wide={isWide ? "" : undefined}>
      {steps.map(({ title, text }, at) => (
        <li key={title} className={styles.step}>
          <span className={styles.place} aria-hidden="true">
            {at + 1}
          </span>
          <div>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
