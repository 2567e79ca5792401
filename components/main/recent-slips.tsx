import { PrivateMoney } from "@/components/credit/private-money";
import { BetAgain } from "@/components/poy/bet-again";
import { slipOutcomeOf } from "@/components/poy/detail/outcome";
import { SlipNumbers } from "@/components/poy/detail/slip-numbers";
import { ShortStatus } from "@/components/poy/list/short-status";
import { SlipMoney } from "@/components/poy/list/slip-money";
import type { PoyNames, PoyWords } from "@/components/poy/poy-words";
import { Card } from "@/components/ui/card";
import type { PoyRow } from "@/lib/contract/poys";
import { poyAddress } from "@/lib/domain/access/addresses";
import { roundName } from "@/lib/domain/rounds/names";
import { fill } from "@/lib/i18n/fill";
import { Link } from "@/lib/i18n/navigation";
import styles from "./list.module.css";
import { ListHead } from "./list-head";
import { RefreshOnSettlement } from "./refresh-on-settlement";

interface RecentSlipsProps {
  words: { title: string; all: string; none: string; failed: string };
  slipWords: Pick<PoyWords, "card" | "status" | "acts">;
  /** Names of markets by betType. */
  names: Readonly<Record<string, string>>;
  options: PoyNames["options"];
  /** In the order in which they are shown; null when they could not be read. */
  slips: readonly PoyRow[] | null;
}

/** A few of the member's slips: market, first numbers, state, amount, and one tap to bet the same again. */
export function RecentSlips({ words, slipWords, names, options, slips }: RecentSlipsProps) {
  return (
    <section aria-labelledby="slips-title" className={styles.section}>
      <ListHead id="slips-title" title={words.title} all={{ href: "/poy", label: words.all }} />
      {slips?.some(({ status }) => status === "accepted") ? <RefreshOnSettlement /> : null}
      {slips?.length ? (
        <Card as="ul" isFlush className={styles.slips}>
          {slips.map((slip) => (
            <li key={slip.poyId} className={`${styles.item} ${styles.slipItem}`}>
              <Link href={poyAddress(slip)} prefetch={false} className={`${styles.row} ${styles.slip}`}>
                <strong>{roundName(names, { ...slip, name: slip.roundName })}</strong>
                <Amount slip={slip} words={slipWords.card} />
                <span className={styles.foot}>
                  {slip.firstLines?.length ? (
                    <SlipNumbers poy={slip} names={options} />
                  ) : (
                    <span className={styles.small}>{fill(slipWords.card.no, { no: slip.poyNo })}</span>
                  )}
                  <ShortStatus poy={slip} words={slipWords} />
                </span>
              </Link>
              <BetAgain
                isCompact
                poy={{ poyId: slip.poyId, poyNo: slip.poyNo, betType: slip.betType }}
                words={slipWords.acts}
              />
            </li>
          ))}
        </Card>
      ) : (
        <p className={styles.none}>{slips ? words.none : words.failed}</p>
      )}
    </section>
  );
}

/** What the slip won and its net once they are known, its stake until then. */
function Amount({ slip, words }: { slip: PoyRow; words: PoyWords["card"] }) {
  return slipOutcomeOf(slip) ? (
    <SlipMoney poy={slip} words={words} amountAs={PrivateMoney} />
  ) : (
    <PrivateMoney amount={slip.total} />
  );
}
