import { type YeekeeGame, yeekeeGames } from "@/lib/domain/yeekee/day";
import { Link } from "@/lib/i18n/navigation";
import styles from "./game-tabs.module.css";

/** The three games; each has its own address, so that it can be bookmarked and shared. */
export function GameTabs({
  game,
  label,
  names,
}: {
  game: YeekeeGame;
  label: string;
  names: Readonly<Record<string, string>>;
}) {
  return (
    <nav className={styles.tabs} aria-label={label}>
      {yeekeeGames.map((one) => (
        <Link
          key={one}
          href={`/lotto/yeekee?game=${one}`}
          prefetch={false}
          className={styles.tab}
          aria-current={one === game ? "page" : undefined}
        >
          {names[one] ?? one}
        </Link>
      ))}
    </nav>
  );
}
