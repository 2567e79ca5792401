"use client";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { MarketMark } from "@/components/round/market-mark";
import { Button } from "@/components/ui/controls/button";
import { Countdown } from "@/components/ui/days/countdown";
import { EmptyState } from "@/components/ui/notices/empty-state";
import { ErrorState } from "@/components/ui/notices/error-state";
import { Skeleton } from "@/components/ui/notices/skeleton";
import { Sheet } from "@/components/ui/sheet/sheet";
import type { NumberSet } from "@/lib/contract/number-sets";
import type { Round } from "@/lib/contract/rounds";
import { roundAddress } from "@/lib/domain/access/addresses";
import { betMaxField } from "@/lib/domain/numbers/rates";
import { roundName } from "@/lib/domain/rounds/names";
import { closingSoonSeconds, isBettable } from "@/lib/domain/rounds/phase";
import { pinnedFirst } from "@/lib/domain/rounds/pinned";
import { epochMs } from "@/lib/domain/time/time";
import { Link } from "@/lib/i18n/navigation";
import { useStoreInstance } from "@/stores/_core/registry";
import { createNumberSets } from "@/stores/number-sets";
import styles from "./use-sheet.module.css";

interface UseSheetProps {
  set: NumberSet;
  /** Names of markets by betType, in the reader's language. */
  names: Readonly<Record<string, string>>;
  onClose: () => void;
}

/** Chooses an open round for the set. Links to the round's page, which shows what it accepts. */
export default function UseSheet({ set, names, onClose }: UseSheetProps) {
  const t = useTranslations("numbers");
  const sets = useStoreInstance(createNumberSets);
  const [rounds, setRounds] = useState<readonly Round[] | "failed" | null>(null);
  const [tries, setTries] = useState(1);
  useEffect(() => {
    let isOver = false;
    const show = (found: readonly Round[] | "failed") => !isOver && setRounds(found);
    if (tries > 0)
      sets
        .getState()
        .rounds()
        .then(show, () => show("failed"));
    return () => {
      isOver = true;
    };
  }, [sets, tries]);

  return (
    <Sheet isOpen title={t("use.title", { name: set.name })} onClose={onClose}>
      {rounds === null ? (
        <div role="status">
          <span className="visually-hidden">{t("use.loading")}</span>
          <Skeleton height={280} />
        </div>
      ) : rounds === "failed" ? (
        <ErrorState title={t("set.failed")} text={t("set.failedHint")}>
          <Button
            look="quiet"
            onClick={() => {
              setRounds(null);
              setTries(tries + 1);
            }}
          >
            {t("set.retry")}
          </Button>
        </ErrorState>
      ) : (
        <OpenRounds set={set} names={names} rounds={openOf(rounds)} />
      )}
    </Sheet>
  );
}

function OpenRounds({
  set,
  names,
  rounds,
}: Pick<UseSheetProps, "set" | "names"> & { rounds: readonly Round[] }) {
  const t = useTranslations("numbers.use");
  if (rounds.length === 0) return <EmptyState icon="clock" title={t("none")} text={t("noneHint")} />;
  return (
    <>
      <p className={styles.note}>{t("note")}</p>
      <ul className={styles.rounds} aria-label={t("rounds")}>
        {rounds.map((round) => {
          const skipped = set.rows.filter(({ option }) => !round.betList[betMaxField(option)]).length;
          return (
            <li key={round.betList.betId}>
              <Link
                href={`${roundAddress(round, round.betList.betId)}?set=${set.id}`}
                prefetch={false}
                className={styles.round}
              >
                <MarketMark betType={round.betType} />
                <span className={styles.words}>
                  <span className={styles.name}>{roundName(names, round)}</span>
                  {skipped > 0 ? <span className={styles.skip}>{t("skip", { n: skipped })}</span> : null}
                </span>
                <Countdown
                  isQuiet
                  closeAtSeconds={round.betList.unixTimeStamp.realCloseTime}
                  serverTime={round.serverTime}
                  soonSeconds={closingSoonSeconds(round.betList.betId)}
                />
              </Link>
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** Open rounds for lines: the government's, then the first to close; four-digit sets are left out. */
function openOf(rounds: readonly Round[]): readonly Round[] {
  const closeOf = ({ betList }: Round) => betList.unixTimeStamp.realCloseTime;
  const open = rounds
    .filter(
      ({ betGroup, betList, serverTime }) => betGroup !== "set_4" && isBettable(betList, epochMs(serverTime)),
    )
    .sort((a, b) => closeOf(a) - closeOf(b));
  return pinnedFirst(open);
}
