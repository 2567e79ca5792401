import { useId } from "react";
import type { Listed } from "./listed-games";
import styles from "./waiting-partners.module.css";

/** Partners that cannot be opened here, as one quiet line of names. */
export function WaitingPartners({ title, partners }: { title: string; partners: readonly Listed[] }) {
  const id = useId();
  if (partners.length === 0) return null;
  return (
    <section aria-labelledby={id} className={styles.waiting}>
      <h2 id={id}>{title}</h2>
      <ul>
        {partners.map(({ key, name }) => (
          <li key={key}>{name}</li>
        ))}
      </ul>
    </section>
  );
}
