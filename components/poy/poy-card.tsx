import { memo } from "react";
import { Chip } from "@/components/ui/chip";
import { Icon } from "@/components/ui/icon";
import { Money } from "@/components/ui/money";
import type { PoyRow } from "@/lib/contract/poys";
import { poyAddress } from "@/lib/domain/access/addresses";
import { displayDate, displayDateTime } from "@/lib/domain/time";
import { fill } from "@/lib/i18n/fill";
import { Link } from "@/lib/i18n/navigation";
import { BetAgain } from "./bet-again";
import { CancelPoy } from "./cancel-poy";
import { netOf, shownStatus, statusTone } from "./outcome";
import styles from "./poy-card.module.css";
import type { PoyWords } from "./poy-words";

interface PoyCardProps {
  poy: PoyRow;
  words: Pick<PoyWords, "card" | "status" | "cancel" | "acts">;
  name: string;
  /** As of the render. */
  cancelsLeft: number | undefined;
  serverTime: string | undefined;
}

/** One slip in a list: market, time, amount, outcome, linking to the slip; below, its actions. */
export const PoyCard = memo(function PoyCard({ poy, words, name, cancelsLeft, serverTime }: PoyCardProps) {
  return (
    <article className={styles.card}>
      <Facts poy={poy} words={words} name={name} />
      <div className={styles.acts}>
        <CancelPoy
          isCompact
          poy={poy}
          cancelsLeft={cancelsLeft}
          serverTime={serverTime}
          words={words.cancel}
        />
        <BetAgain isCompact poy={poy} words={words.acts} />
      </div>
    </article>
  );
});

function Facts({ poy, words, name }: Pick<PoyCardProps, "poy" | "words" | "name">) {
  const net = netOf(poy);
  return (
    <Link href={poyAddress(poy)} prefetch={false} className={styles.link}>
      <span className={styles.head}>
        <strong>{name}</strong>
        <Chip tone={statusTone[shownStatus(poy)]}>{words.status[shownStatus(poy)]}</Chip>
      </span>
      <span className={styles.facts}>
        <span>{fill(words.card.no, { no: poy.poyNo })}</span>
        <span>{fill(words.card.draw, { date: displayDate(poy.dt) })}</span>
      </span>
      <span className={styles.facts}>
        {fill(words.card.placed, { time: displayDateTime(poy.createdAt) })}
      </span>
      <span className={styles.sums}>
        <span>
          <span className={styles.label}>{words.card.stake}</span>
          <Money amount={poy.total} />
        </span>
        <span>
          <span className={styles.label}>{words.card.net}</span>
          <Net poy={poy} net={net} words={words} />
        </span>
        <Icon name="forward" size={20} />
      </span>
    </Link>
  );
}

function Net({
  poy,
  net,
  words,
}: {
  poy: PoyRow;
  net: ReturnType<typeof netOf>;
  words: Pick<PoyWords, "card">;
}) {
  if (net === null) return <span className={styles.waiting}>{words.card.pendingNet}</span>;
  if (poy.status === "cancelled" || poy.status === "refunded") return <span>{words.card.refunded}</span>;
  return <Money amount={net} isOutcome />;
}
