import { Icon, type IconName } from "@/components/ui/icon";
import { type HowToTopic, howToPage, howToTopics } from "@/lib/domain/how-to";
import { Link } from "@/lib/i18n/navigation";
import type howto from "@/locales/th/howto.json";
import styles from "./step-list.module.css";

const icons: Record<HowToTopic, IconName> = {
  "register-addbank": "user",
  deposit: "deposit",
  lotto: "bet",
  lotto4d: "sets",
  "result-poy": "trophy",
  withdraw: "withdraw",
  "forgot-pin": "lock",
};

interface TopicCardsProps {
  words: (typeof howto)["topics"];
  /** The page one is on is no way on. */
  without?: HowToTopic;
}

/** Every help page as a card. */
export function TopicCards({ words, without }: TopicCardsProps) {
  return (
    <ul className={styles.topics}>
      {howToTopics
        .filter(({ topic }) => topic !== without)
        .map(({ topic }) => (
          <li key={topic}>
            <Link href={howToPage(topic)} prefetch={false} className={styles.topic}>
              <span className={styles.icon}>
                <Icon name={icons[topic]} />
              </span>
              <div>
                <strong>{words[topic].title}</strong>
                <p>{words[topic].text}</p>
              </div>
              <Icon name="forward" size={20} />
            </Link>
          </li>
        ))}
    </ul>
  );
}
