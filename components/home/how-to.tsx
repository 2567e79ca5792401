import { destinations } from "@/components/navigation/destinations";
import { Icon, type IconName } from "@/components/ui/art/icon";
import { Link } from "@/lib/i18n/navigation";
import type home from "@/locales/th/home.json";
import type navigationWords from "@/locales/th/navigation.json";
import styles from "./home.module.css";

const steps: readonly {
  key: "signUp" | "deposit" | "bet" | "paid";
  icon: IconName;
  isAnywhere?: boolean;
}[] = [
  { key: "signUp", icon: "user", isAnywhere: true },
  { key: "deposit", icon: "deposit" },
  { key: "bet", icon: "keypad", isAnywhere: true },
  { key: "paid", icon: "trophy" },
];

/** The steps from the registration to a payout. */
export function HowTo({
  words,
  navigation,
  isOwn,
}: {
  /** The upstream is this project's own, whose ways of paying the steps tell. */
  isOwn: boolean;
  words: (typeof home)["how"];
  navigation: Pick<typeof navigationWords, "videos" | "promotions">;
}) {
  return (
    <section className={styles.section} aria-labelledby="how-to">
      <h2 id="how-to">{words.heading}</h2>
      <ol className={styles.steps}>
        {steps
          .filter(({ isAnywhere }) => isOwn || isAnywhere)
          .map(({ key, icon }, place) => (
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
      <p className={styles.links}>
        <Link href={destinations.howTo.href} prefetch={false}>
          {words.pictures}
        </Link>
        <Link href={destinations.videos.href} prefetch={false}>
          {navigation.videos}
        </Link>
        <Link href={destinations.promotions.href} prefetch={false}>
          {navigation.promotions}
        </Link>
      </p>
    </section>
  );
}
