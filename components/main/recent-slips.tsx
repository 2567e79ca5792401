import { netOf, shownStatus, statusTone } from "@/components/poy/outcome";
import type { PoyWords } from "@/components/poy/poy-words";
import { Card } from "@/components/ui/card";
import { Chip } from "@/components/ui/chip";
import { Money } from "@/components/ui/money";
import type { PoyRow } from "@/lib/contract/poys";
import { poyAddress } from "@/lib/domain/access/addresses";
import { roundName } from "@/lib/domain/rounds/names";
import { displayDate } from "@/lib/domain/time";
import { fill } from "@/lib/i18n/fill";
import { Link } from "@/lib/i18n/navigation";
import styles from "./list.module.css";
import { ListHead } from "./list-head";

interface RecentSlipsProps {
  words: { title: string; all: string; none: string; failed: string };
  slipWords: Pick<PoyWords, "card" | "status">;
  /** Names of markets by betType. */
  names: Readonly<Record<string, string>>;
  /** Newest first; null when they could not be read. */
  slips: readonly PoyRow[] | null;
}

/** The member's last slips, a line each: market, state, amount. */
export function RecentSlips({ words, slipWords, names, slips }: RecentSlipsProps) {
  return (
    <section aria-labelledby="slips-title" className={styles.section}>
      <ListHead id="slips-title" title={words.title} all={{ href: "/poy", label: words.all }} />
      {slips?.length ? (
        <Card as="ul" isFlush>
          {slips.map((slip) => (
            <li key={slip.poyId} className={styles.item}>
              <Link href={poyAddress(slip)} prefetch={false} className={`${styles.row} ${styles.slip}`}>
                <strong>{roundName(names, { ...slip, name: slip.roundName })}</strong>
                <Amount slip={slip} />
                <span className={styles.small}>
                  <span>{fill(slipWords.card.no, { no: slip.poyNo })}</span>{" "}
                  <span>{displayDate(slip.dt)}</span>
                </span>
                <Chip tone={statusTone[shownStatus(slip)]}>{slipWords.status[shownStatus(slip)]}</Chip>
              </Link>
            </li>
          ))}
        </Card>
      ) : (
        <p className={styles.none}>{slips ? words.none : words.failed}</p>
      )}
    </section>
  );
}

/** The slip's net result once it is known, its stake until then. */
function Amount({ slip }: { slip: PoyRow }) {
  const net = netOf(slip);
  return slip.status === "won" || slip.status === "lost" ? (
    <Money amount={net ?? slip.total} isOutcome />
  ) : (
    <Money amount={slip.total} />
  );
}
