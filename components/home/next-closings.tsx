import { countdownText } from "@/components/ui/days/countdown-text";
import { epochMs, SECOND_MS } from "@/lib/domain/time/time";
import { Link } from "@/lib/i18n/navigation";
import { CLOSINGS_SHOWN, type Closing } from "./closing";
import { ClosingTile } from "./closing-tile";
import type { ClosingWords } from "./closings";
import styles from "./closings.module.css";
import home from "./home.module.css";
import { LateClosings } from "./late-closings";

interface NextClosingsProps {
  /** The first to close first. */
  closings: readonly Closing[];
  words: ClosingWords;
  /** The unit of days in a time left. */
  day: string;
}

/** The rounds that close next: server-rendered at once, with running clocks as soon as the browser is idle. */
export function NextClosings({ closings, words, day }: NextClosingsProps) {
  if (closings.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="closings">
      <header className={home.heading}>
        <h2 id="closings">{words.heading}</h2>
        <Link href="/lotto" prefetch={false} className={home.more}>
          {words.all}
        </Link>
      </header>
      <ul className={styles.strip}>
        <LateClosings closings={closings}>
          {closings.slice(0, CLOSINGS_SHOWN).map((closing) => (
            <li key={closing.betId} data-family={closing.family}>
              <ClosingTile closing={closing} clock={countdownText(secondsLeft(closing), day)} />
            </li>
          ))}
        </LateClosings>
      </ul>
    </section>
  );
}

const secondsLeft = ({ closeAtSeconds, serverTime }: Closing): number =>
  Math.ceil(closeAtSeconds - epochMs(serverTime) / SECOND_MS);
