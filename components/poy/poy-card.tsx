import { memo } from "react";
import { Chip } from "@/components/ui/chip";
import { Icon } from "@/components/ui/icon";
import { Money } from "@/components/ui/money";
import type { PoyRow } from "@/lib/contract/poys";
import { displayDate, displayDateTime } from "@/lib/domain/time";
import { fill } from "@/lib/i18n/fill";
import { Link } from "@/lib/i18n/navigation";
import { netOf, statusTone } from "./outcome";
import styles from "./poy-card.module.css";
import type { PoyWords } from "./poy-words";

interface PoyCardProps {
  poy: PoyRow;
  words: Pick<PoyWords, "card" | "status">;
  name: string;
}

/** One slip in a list: what, when, how much, what came of it; the whole card leads to the slip. */
export const PoyCard = memo(function PoyCard({ poy, words, name }: PoyCardProps) {
  const net = netOf(poy);
  return (
    <Link href={`/poy/${poy.betGroup}/${poy.poyId}`} prefetch={false} className={styles.card}>
      <span className={styles.head}>
        <strong>{name}</strong>
        <Chip tone={statusTone[poy.status]}>{words.status[poy.status]}</Chip>
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
});

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
