import type { ReactNode } from "react";
import { DrawArt } from "@/components/ui/art/draw-art";
import { Icon } from "@/components/ui/art/icon";
import styles from "./entry-frame.module.css";

interface EntryFrameProps {
  title: string;
  lead: ReactNode;
  /** The site's advantages, beside the form. */
  aside: { heading: string; points: readonly string[] };
  children: ReactNode;
}

/** The layout of login and registration: a form, and beside it what to expect. */
export function EntryFrame({ title, lead, aside, children }: EntryFrameProps) {
  return (
    <div className={styles.frame}>
      <section className={styles.form} aria-labelledby="entry-title">
        <h1 id="entry-title" className={styles.title}>
          {title}
        </h1>
        <p className={styles.lead}>{lead}</p>
        {children}
      </section>
      <aside className={styles.aside} data-on-navy>
        <DrawArt className={styles.art} />
        <h2 className={styles.promise}>{aside.heading}</h2>
        <ul className={styles.points}>
          {aside.points.map((point) => (
            <li key={point}>
              <Icon name="check" />
              {point}
            </li>
          ))}
        </ul>
      </aside>
    </div>
  );
}
