import { ButtonLink } from "@/components/ui/controls/button";
import { type LinkItem, LinkList } from "@/components/ui/lists/link-list";
import { NightSky } from "./night-sky";
import styles from "./not-found-screen.module.css";

interface NotFoundScreenProps {
  /** What is missing, why that may be, and where to go for others of its kind. */
  title: string;
  text: string;
  instead: { href: string; label: string } | null;
  home: { href: string; label: string };
  /** Other places, for whoever was looking for something else. */
  ways: readonly LinkItem[];
  waysTitle: string;
}

/** Says what was not found and where to go instead, under the night sky and between the site's bars. */
export function NotFoundScreen({ title, text, instead, home, ways, waysTitle }: NotFoundScreenProps) {
  return (
    <div className={styles.page}>
      <div className={styles.screen} data-on-navy="">
        <NightSky />
        <div className={styles.words}>
          <p className={styles.number}>404</p>
          <h1>{title}</h1>
          <p>{text}</p>
          <div className={styles.acts}>
            {instead ? (
              <ButtonLink look="gold" href={instead.href}>
                {instead.label}
              </ButtonLink>
            ) : null}
            <ButtonLink look={instead ? "quiet" : "gold"} isHard href={home.href}>
              {home.label}
            </ButtonLink>
          </div>
        </div>
      </div>
      <section aria-labelledby="other-ways" className={styles.ways}>
        <h2 id="other-ways">{waysTitle}</h2>
        <LinkList ways={ways} />
      </section>
    </div>
  );
}
