import { Icon, type IconName } from "@/components/ui/icon";
import { type HowToTopic, howToSteps, howToTopics } from "@/lib/domain/how-to";
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
  words: Pick<typeof howto, "topics" | "draw">;
  /** The current page, which is left out. */
  without?: HowToTopic | "draw";
}

/** Every help page as a card. */
export function TopicCards({ words, without }: TopicCardsProps) {
  return (
    <ul className={styles.topics}>
      {howToTopics
        .filter(({ topic }) => topic !== without)
        .map(({ topic }) => (
          <li key={topic}>
            <TopicCard href={howToSteps(topic)} icon={icons[topic]} {...words.topics[topic]} />
          </li>
        ))}
      {without === "draw" ? null : (
        <li>
          <TopicCard href="/howto/draw" icon="shield" {...words.draw} />
        </li>
      )}
    </ul>
  );
}

interface TopicCardProps {
  href: string;
  icon: IconName;
  title: string;
  text: string;
}

function TopicCard({ href, icon, title, text }: TopicCardProps) {
  return (
    <Link href={href} prefetch={false} className={styles.topic}>
      <span className={styles.icon}>
        <Icon name={icon} />
      </span>
      <div>
        <strong>{title}</strong>
        <p>{text}</p>
      </div>
      <Icon name="forward" size={20} />
    </Link>
  );
}
