import { Icon, type IconName } from "@/components/ui/icon";
import { Link } from "@/lib/i18n/navigation";
import styles from "./member-ways.module.css";
import type { MenuWords } from "./menu-words";

type Way = Exclude<keyof MenuWords["ways"], "mine">;

const ways: readonly { way: Way; href: string; icon: IconName }[] = [
  { way: "profile", href: "/profile", icon: "user" },
  { way: "withdraw", href: "/credit/withdraw", icon: "withdraw" },
  { way: "statement", href: "/credit/statement", icon: "chart" },
  { way: "banks", href: "/bank/status", icon: "bank" },
  { way: "affiliate", href: "/profile/affiliate", icon: "gift" },
  { way: "achievement", href: "/profile/achievement", icon: "flag" },
  { way: "limits", href: "/profile/limits", icon: "shield" },
];

/** A member's own pages beyond the five places. */
export function MemberWays({ words, onGo }: { words: MenuWords["ways"]; onGo: () => void }) {
  return (
    <nav aria-label={words.mine}>
      <ul className={styles.ways}>
        {ways.map(({ way, href, icon }) => (
          <li key={way}>
            <Link href={href} prefetch={false} onClick={onGo}>
              <Icon name={icon} size={20} />
              <span>{words[way]}</span>
              <Icon name="forward" size={20} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
