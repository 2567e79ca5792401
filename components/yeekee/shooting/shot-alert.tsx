import notice from "@/components/round/closed-round.module.css";
import { Icon, type IconName } from "@/components/ui/art/icon";
import { ButtonLink } from "@/components/ui/controls/button";
import styles from "./shot-alert.module.css";

/** Replaces the keys: why nothing can be shot now, what goes on, and where to go. */
export function ShotAlert({
  icon = "clock",
  isBusy = false,
  title,
  text,
  ways = [],
}: {
  icon?: IconName;
  isBusy?: boolean;
  title: string;
  text?: string;
  ways?: readonly { href: string | null; word: string }[];
}) {
  return (
    <section className={notice.notice} role="status">
      {isBusy ? (
        <span className={styles.busy} />
      ) : (
        <span className={notice.art}>
          <Icon name={icon} size={40} />
        </span>
      )}
      <h2>{title}</h2>
      {text ? <p className={styles.text}>{text}</p> : null}
      <div className={notice.ways}>
        {ways.map(({ href, word }, at) =>
          href ? (
            <ButtonLink key={word} href={href} look={at === 0 ? "primary" : "quiet"}>
              {word}
            </ButtonLink>
          ) : null,
        )}
      </div>
    </section>
  );
}
