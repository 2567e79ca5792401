import folded from "@/components/ui/folded.module.css";
import { Icon } from "@/components/ui/icon";
import styles from "./questions.module.css";

interface QuestionsProps {
  title: string;
  pairs: readonly { question: string; answer: string }[];
}

/** Questions, each folded over its answer. */
export function Questions({ title, pairs }: QuestionsProps) {
  return (
    <section aria-labelledby="questions">
      <h2 id="questions" className={folded.title}>
        {title}
      </h2>
      <div className={folded.lines}>
        {pairs.map(({ question, answer }) => (
          <details key={question} className={folded.line}>
            <summary>
              <strong className={folded.words}>{question}</strong>
              <Icon name="down" size={20} />
            </summary>
            <p className={styles.answer}>{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
