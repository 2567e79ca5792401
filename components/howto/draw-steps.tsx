import { fill } from "@/lib/i18n/fill";
import type draw from "@/locales/th/draw.json";
import styles from "./draw-help.module.css";

const order = ["seal", "shots", "bytes", "freeze", "work", "system", "back"] as const;

interface DrawStepsProps {
  words: (typeof draw)["steps"];
  /** Values of the placeholders in the text. */
  figures: Readonly<Record<string, string | number>>;
}

/** A draw from its opening to its check, in the order in which it happens. */
export function DrawSteps({ words, figures }: DrawStepsProps) {
  return (
    <ol className={styles.steps}>
      {order.map((key, at) => (
        <li key={key} className={styles.step}>
          <span className={styles.place} aria-hidden="true">
            {at + 1}
          </span>
          <div>
            <h3>{words[key].title}</h3>
            <p>{fill(words[key].text, figures)}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
