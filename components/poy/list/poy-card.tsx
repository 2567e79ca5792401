import { memo, useState } from "react";
import { IconButton } from "@/components/ui/controls/icon-button";
import { rowMark } from "@/components/ui/hooks/use-row-keys";
import { Money } from "@/components/ui/money";
import type { PoyRow } from "@/lib/contract/poys";
import { poyAddress } from "@/lib/domain/access/addresses";
import { displayDate } from "@/lib/domain/time/time";
import { fill } from "@/lib/i18n/fill";
import { Link } from "@/lib/i18n/navigation";
import { BetAgain } from "../bet-again";
import { CancelPoy } from "../cancel/cancel-poy";
import { isGain, netOf } from "../detail/outcome";
import { SlipNumbers } from "../detail/slip-numbers";
import type { PoyNames, PoyWords } from "../poy-words";
import styles from "./poy-list.module.css";
import { ShortStatus } from "./short-status";
import { SlipMoney } from "./slip-money";

interface PoyCardProps {
  poy: PoyRow;
  words: Pick<PoyWords, "card" | "status" | "cancel" | "acts" | "list">;
  name: string;
  options: PoyNames["options"];
  /** As of the render. */
  cancelsLeft: number | undefined;
  serverTime: string | undefined;
}

/**
 * One slip in a list: market, numbers, amount and state, linking to the slip; its actions behind a button. A card
 * on a phone, a row of a table on a wide screen.
 */
export const PoyCard = memo(function PoyCard(props: PoyCardProps) {
  const { poy, words, cancelsLeft, serverTime } = props;
  const [isOpen, setOpen] = useState(false);
  return (
    <article className={styles.card} data-gain={isGain(poy) ? "" : undefined}>
      <Facts {...props} />
      <IconButton
        className={styles.more}
        aria-label={fill(words.list.more, { no: poy.poyNo })}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <span aria-hidden="true">⋯</span>
      </IconButton>
      {isOpen ? (
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
      ) : null}
    </article>
  );
});

function Facts({ poy, words, name, options }: Pick<PoyCardProps, "poy" | "words" | "name" | "options">) {
  return (
    <Link
      {...rowMark}
      href={poyAddress(poy)}
      prefetch={false}
      className={styles.link}
      data-waiting={netOf(poy) === null ? "" : undefined}
    >
      <strong className={styles.name}>
        {name}
        {poy.note ? <small className={styles.note}> {poy.note}</small> : null}
      </strong>
      <span className={styles.net}>
        <Net poy={poy} words={words} />
      </span>
      <span className={styles.numbers}>
        <SlipNumbers poy={poy} names={options} count={words.list.count} />
      </span>
      <span className={styles.stake}>
        <Money amount={poy.total} />
      </span>
      <span className={styles.foot}>
        <span className={styles.facts}>
          <span>#{poy.poyNo}</span> <span>{fill(words.list.draw, { date: displayDate(poy.dt) })}</span>
        </span>
        <span className={styles.state}>
          <ShortStatus poy={poy} words={words} />
        </span>
      </span>
    </Link>
  );
}

function Net({ poy, words }: { poy: PoyRow; words: Pick<PoyWords, "card"> }) {
  if (poy.status === "accepted") return <span className={styles.waiting}>–</span>;
  if (poy.status === "cancelled" || poy.status === "refunded") return <span>{words.card.refunded}</span>;
  return <SlipMoney poy={poy} words={words.card} />;
}
