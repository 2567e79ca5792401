import { addDays, displayDate, displayTime, lotteryDayBegins } from "@/lib/domain/time/time";
import { fill } from "@/lib/i18n/fill";
import { Link } from "@/lib/i18n/navigation";
import { Card } from "../card";
import styles from "./running-day.module.css";

interface RunningDayProps {
  /** The lottery day, `YYYY-MM-DD`. */
  day: string;
  /** The same list of that day, without the language prefix. */
  href: string;
  words: { running: string; runningLink: string };
}

/** Says under which day the movements of the hours after midnight are, where their calendar day was asked for. */
export function RunningDay({ day, href, words }: RunningDayProps) {
  const date = displayDate(day);
  return (
    <Card look="warning" as="div" role="status">
      {fill(words.running, { date, time: displayTime(lotteryDayBegins(addDays(day, 1))) })}{" "}
      <Link href={href} prefetch={false} className={styles.link}>
        {fill(words.runningLink, { date })}
      </Link>
    </Card>
  );
}
