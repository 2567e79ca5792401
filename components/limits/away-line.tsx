import { Icon } from "@/components/ui/art/icon";
import { displayDateTime } from "@/lib/domain/time/time";
import { fill } from "@/lib/i18n/fill";
import { Link } from "@/lib/i18n/navigation";
import styles from "./away-line.module.css";

interface AwayLineProps {
  /** When the break or the self-exclusion ends. */
  until: string;
  words: { away: string; limits: string };
}

/** Said over every page of a member who takes a break, before a bet or a deposit is filled in and refused. */
export function AwayLine({ until, words }: AwayLineProps) {
  return (
    <aside className={styles.line}>
      <Icon name="clock" size={20} />
      <p>
        {fill(words.away, { until: displayDateTime(until) })}{" "}
        <Link href="/profile/limits">{words.limits}</Link>
      </p>
    </aside>
  );
}
