import { useId } from "react";
import { gameCategories } from "@/lib/domain/partners/partners";
import { GameArt } from "./game-art";
import type { GameWords } from "./game-words";
import type { Listed } from "./listed-games";
import styles from "./waiting-partners.module.css";

interface WaitingPartnersProps {
  title: string;
  partners: readonly Listed[];
  words: Pick<GameWords, "categories" | "waiting">;
  /** Said where partners that cannot be opened here are listed. */
  isExplained?: boolean;
}

/** Partners that cannot be opened here, by kind: what they would bring, and that nothing of it can be played. */
export function WaitingPartners({ title, partners, words, isExplained = true }: WaitingPartnersProps) {
  const id = useId();
  if (partners.length === 0) return null;
  return (
    <section aria-labelledby={id} className={styles.waiting}>
      <div>
        <h2 id={id}>{title}</h2>
        {isExplained ? <p className={styles.text}>{words.waiting}</p> : null}
      </div>
      <ul className={styles.kinds}>
        {gameCategories.map((kind) => {
          const own = partners.filter(({ category }) => category === kind);
          return own.length === 0 ? null : (
            <li key={kind} className={styles.kind}>
              <span className={styles.picture}>
                <GameArt category={kind} />
              </span>
              <div className={styles.words}>
                <strong>{words.categories[kind]}</strong>
                <ul className={styles.names}>
                  {own.map(({ key, name }) => (
                    <li key={key}>{name}</li>
                  ))}
                </ul>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
