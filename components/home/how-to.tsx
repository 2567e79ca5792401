import { Icon, type IconName } from "@/components/ui/icon";
import { Link } from "@/lib/i18n/navigation";
import type home from "@/locales/th/home.json";
import styles from "./home.module.css";

const steps: readonly { key: "signUp" | "deposit" | "bet" | "paid"; icon: IconName }[] = [
  { key: "signUp", icon: "user" },
  { key: "deposit", icon: "deposit" },
  { key: "bet", icon: "keypad" },
  { key: "paid", icon: "trophy" },
];

/** From a newcomer to a winner in four steps. */
export function HowTo({ words, ways }: { words: (typeof home)["how"]; ways: (typeof home)["links"] }) {
  return (
    <section className={styles.section} aria-labelledby="how-to">
      <h2 id="how-to">{words.heading}</h2>
      <ol className={styles.steps}>
        {steps.map(({ key, icon }, place) => (
          <li key={key} className={styles.step}>
            <span className={styles.stepIcon}>
              <Icon name={icon} />
            </span>
            <div>
              <h3>
                {place + 1}. {words[key].title}
              </h3>
              <p className={styles.quiet}>{words[key].text}</p>
            </div>
          </li>
        ))}
      </ol>
      <p className={styles.ways}>
        <Link href="/how-to" prefetch={false}>
          {words.pictures}
        </Link>
        <Link href="/vdo" prefetch={false}>
          {ways.videos}
        </Link>
        <Link href="/promotions" prefetch={false}>
          {ways.promotions}
        </Link>
      </p>
    </section>
  );
}
