import { Icon } from "@/components/ui/art/icon";
import folded from "@/components/ui/folded.module.css";
import { Link } from "@/lib/i18n/navigation";
import styles from "./questions.module.css";

export interface Answer {
  question: string;
  answer: string;
  /** The page that the answer speaks of. */
  way?: { href: string; name: string } | undefined;
  /** All words by which it is found. */
  searched: string;
}

interface QuestionsProps {
  title: string;
  pairs: readonly Omit<Answer, "searched">[];
}

/** Questions, each folded over its answer. */
export function Questions({ title, pairs }: QuestionsProps) {
  return (
    <section aria-labelledby="questions">
      <h2 id="questions" className={folded.title}>
        {title}
      </h2>
      <div className={folded.lines}>
        {pairs.map(({ question, answer, way }) => (
          <details key={question} className={folded.line}>
            <summary>
              <strong className={`${folded.words} ${styles.question}`}>{question}</strong>
              <Icon name="down" size={20} />
            </summary>
            <p className={styles.answer}>{answer}</p>
            {way ? (
              <Link href={way.href} prefetch={false} className={styles.way}>
                {way.name}
                <Icon name="forward" size={20} />
              </Link>
            ) : null}
          </details>
        ))}
      </div>
    </section>
  );
}
