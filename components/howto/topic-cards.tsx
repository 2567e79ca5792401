import { Icon, type IconName } from "@/components/ui/art/icon";
import { drawHelpAddress, pasteHelpAddress } from "@/lib/domain/access/addresses";
import { stepsTold } from "@/lib/domain/site/any-house";
import { type HowToTopic, howToSteps, howToTopics } from "@/lib/domain/site/how-to";
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

/** Help pages without steps. */
const others = [
  { topic: "paste", href: pasteHelpAddress, icon: "note" },
  { topic: "draw", href: drawHelpAddress, icon: "shield" },
] as const;

export interface Topic {
  href: string;
  icon: IconName;
  title: string;
  text: string;
  /** All words by which it is found, those of its steps too. */
  searched: string;
}

export interface TopicCardsProps {
  /** The upstream is this project's own, whose ways the pages tell. */
  isOwn: boolean;
  words: Pick<typeof howto, "topics" | "draw" | "paste" | "find">;
  /** The current page, which is left out. */
  without?: HowToTopic | "draw" | "paste";
}

/** Every help page as a card. */
export const TopicCards = ({ words, isOwn, without }: TopicCardsProps) => (
  <TopicList topics={topicsOf(words, isOwn, without)} />
);

/** Every help page, in the order in which a newcomer needs them. */
export function topicsOf(
  words: TopicCardsProps["words"],
  isOwn: boolean,
  without?: TopicCardsProps["without"],
): Topic[] {
  const { keywords } = words.find;
  return [
    ...howToTopics
      .filter(({ topic }) => topic !== without && stepsTold(topic, isOwn) > 0)
      .map(({ topic }) => {
        const { title, text: own, steps } = words.topics[topic];
        const text = isOwn ? own : "";
        return {
          href: howToSteps(topic),
          icon: icons[topic],
          title,
          text,
          searched: [title, text, ...Object.values(steps), keywords[topic]].join(" "),
        };
      }),
    ...others
      .filter(({ topic }) => topic !== without && (isOwn || topic !== "draw"))
      .map(({ topic, href, icon }) => {
        const { title, text } = words[topic];
        return { href, icon, title, text, searched: `${title} ${text} ${keywords[topic]}` };
      }),
  ];
}

export const TopicList = ({ topics }: { topics: readonly Topic[] }) => (
  <ul className={styles.topics}>
    {topics.map((topic) => (
      <li key={topic.href}>
        <TopicCard {...topic} />
      </li>
    ))}
  </ul>
);

function TopicCard({ href, icon, title, text }: Topic) {
  return (
    <Link href={href} prefetch={false} className={styles.topic}>
      <span className={styles.icon}>
        <Icon name={icon} />
      </span>
      <div>
        <strong>{title}</strong>
        {text ? <p>{text}</p> : null}
      </div>
      <Icon name="forward" size={20} />
    </Link>
  );
}
