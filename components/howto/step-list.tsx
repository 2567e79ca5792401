import {
  type HowToTopic,
  STEP_PICTURE,
  stepPicture,
  WIDE_PICTURE,
  widePicture,
} from "@/lib/domain/site/how-to";
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

/** From here on a step shows the desktop's screen; the style sheet has the same width. */
const WIDE = "(min-width: 1024px)";

/** Steps, each beside a picture of its screen: the phone's, on a desktop its own where that differs. */
export function StepList({ topic, folder, title, steps, words }: StepListProps) {
  return (
    <ol className={styles.steps} data-wide={widePicture(topic, 1, folder) ? "" : undefined}>
      {Object.values(steps).map((text, at) => {
        const n = at + 1;
        const wide = widePicture(topic, n, folder);
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
              {wide ? <source media={WIDE} srcSet={wide} {...WIDE_PICTURE} /> : null}
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
