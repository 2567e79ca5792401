import { type HowToTopic, STEP_PICTURE, stepPicture } from "@/lib/domain/how-to";
import { fill } from "@/lib/i18n/fill";
import type { LocaleFolder } from "@/lib/i18n/tags";
import styles from "./step-list.module.css";

interface StepListProps {
  topic: HowToTopic;
  folder: LocaleFolder;
  title: string;
  /** By their number, from "1". */
  steps: Readonly<Record<string, string>>;
  words: { step: string; picture: string };
}

/** The first pictures are loaded at once, the others lazily. */
const EAGER = 1;

/** Steps, each beside a picture of its screen. */
export function StepList({ topic, folder, title, steps, words }: StepListProps) {
  return (
    <ol className={styles.steps}>
      {Object.values(steps).map((text, at) => {
        const n = at + 1;
        return (
          <li key={text} className={styles.step}>
            <div className={styles.words}>
              <span className={styles.place} aria-hidden="true">
                {n}
              </span>
              <p>
                <span className="visually-hidden">{fill(words.step, { n })}: </span>
                {text}
              </p>
            </div>
            <picture className={styles.picture}>
              <img
                src={stepPicture(topic, n, folder)}
                alt={fill(words.picture, { n, title })}
                {...STEP_PICTURE}
                loading={n > EAGER ? "lazy" : undefined}
                decoding="async"
              />
            </picture>
          </li>
        );
      })}
    </ol>
  );
}
