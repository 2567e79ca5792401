import { ButtonLink } from "@/components/ui/button";
import styles from "./banner.module.css";
import { DrawArt } from "./draw-art";

interface BannerProps {
  words: { heading: string; text: string; signUp: string };
}

/** The quiet welcome: what the site is, in words that a screen reader gets too. */
export function Banner({ words }: BannerProps) {
  return (
    <section className={styles.banner} data-on-navy>
      <div className={styles.words}>
        <h1>{words.heading}</h1>
        <p className={styles.text}>{words.text}</p>
        <ButtonLink href="/register" look="gold">
          {words.signUp}
        </ButtonLink>
      </div>
      <DrawArt className={styles.art} />
    </section>
  );
}
