import { useId } from "react";
import { Icon } from "@/components/ui/art/icon";
import folded from "@/components/ui/folded.module.css";
import { gameCategories } from "@/lib/domain/partners/partners";
import { GameArt } from "../game-art";
import type { GameWords } from "../game-words";
import type { Listed } from "./listed-games";
import styles from "./waiting-partners.module.css";

interface WaitingPartnersProps {
  title: string;
  partners: readonly Listed[];
  words: Pick<GameWords, "categories" | "waiting">;
  /** Said where partners that cannot be opened here are listed. */
  isExplained?: boolean;
  /** One line that opens, below what can be played. */
  isFolded?: boolean;
}

/** Partners that cannot be opened here, by kind: what they would bring, and that nothing of it can be played. */
export function WaitingPartners(props: WaitingPartnersProps) {
  const { title, partners, words, isExplained = true, isFolded = false } = props;
  const id = useId();
  if (partners.length === 0) return null;
  const text = isExplained ? <p className={styles.text}>{words.waiting}</p> : null;
  return (
    <section aria-labelledby={id} className={styles.waiting}>
      {isFolded ? (
        <details className={folded.line}>
          <summary>
            <span className={styles.line}>
              <h2 id={id}>{title}</h2>
              <span className={styles.count}>{partners.length}</span>
            </span>
            <Icon name="down" size={20} />
          </summary>
          <div className={styles.inside}>
            {text}
            <Kinds partners={partners} words={words} />
          </div>
        </details>
      ) : (
        <>
          <div>
            <h2 id={id}>{title}</h2>
            {text}
          </div>
          <Kinds partners={partners} words={words} />
        </>
      )}
    </section>
  );
}

const Kinds = ({ partners, words }: Pick<WaitingPartnersProps, "partners" | "words">) => (
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
);
