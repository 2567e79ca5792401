"use client";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { closedWord } from "@/components/round/closed-message-key";
import { Button } from "@/components/ui/controls/button";
import { Countdown } from "@/components/ui/days/countdown";
import { Money } from "@/components/ui/money";
import { Sheet } from "@/components/ui/sheet/sheet";
import type { Round } from "@/lib/contract/rounds";
import { type Satang, subtractSatang } from "@/lib/domain/money/money";
import { closingSoonSeconds, type RoundPhase, takesBets } from "@/lib/domain/rounds/phase";
import { displayDate, displayDateTime, SECOND_MS } from "@/lib/domain/time/time";
import { useCredit } from "@/stores/credit";
import { useClock } from "@/stores/page/clock";
import styles from "./confirm-slip.module.css";
import { type Fact, Facts } from "./facts";

interface ConfirmSlipProps {
  marketName: string;
  round: Round;
  phase: RoundPhase;
  total: Satang;
  /** Content below the round and its close. */
  facts: readonly Fact[];
  /** A long slip has its numbers in columns on a desktop. */
  isLong?: boolean;
  isSending: boolean;
  onBack: () => void;
  onSend: () => void;
  /** The numbers. */
  children: ReactNode;
}

/** The confirmation before a slip is submitted: round, lines, total, remaining credit. */
export function ConfirmSlip(props: ConfirmSlipProps) {
  const {
    marketName,
    round,
    phase,
    total,
    facts,
    isLong = false,
    isSending,
    onBack,
    onSend,
    children,
  } = props;
  const t = useTranslations("lotto");
  const cash = useCredit((credit) => credit.cash);
  const { realCloseTime } = round.betList.unixTimeStamp;
  // The sheet's own clock, so that the button goes dead in the second in which the countdown beside it reaches zero.
  const isTimeUp = useClock((clock) => clock.isTicking && clock.nowMs >= realCloseTime * SECOND_MS);
  const isOpen = takesBets(phase) && !isTimeUp;
  const sums: Fact[] = [[t("slip.total"), <Money key="total" amount={total} />]];
  if (cash !== null) {
    sums.push([t("slip.credit"), <Money key="credit" amount={cash} />]);
    sums.push([t("slip.after"), <Money key="after" amount={subtractSatang(cash, total)} />]);
  }
  const closes = (
    <>
      {displayDateTime(realCloseTime * 1000)} ·{" "}
      <Countdown
        isQuiet
        closeAtSeconds={realCloseTime}
        soonSeconds={closingSoonSeconds(round.betList.betId)}
      />
    </>
  );
  return (
    <Sheet
      isOpen
      title={t("confirm.title")}
      side={isLong ? "wide" : "center"}
      onClose={onBack}
      footer={
        <>
          <Facts facts={sums} className={styles.total} />
          <div className={styles.acts}>
            <Button look="quiet" disabled={isSending} onClick={onBack}>
              {t("confirm.back")}
            </Button>
            <Button
              look="gold"
              data-first-focus=""
              isBusy={isSending}
              disabled={!isOpen && !isSending}
              onClick={onSend}
            >
              {isSending
                ? t("confirm.sending")
                : isOpen
                  ? t("confirm.yes")
                  : t(`closed.${closedWord(phase)}`)}
            </Button>
          </div>
        </>
      }
    >
      <Facts
        className={styles.facts}
        facts={[
          [t("confirm.round"), `${marketName} · ${displayDate(round.dt)}`],
          [t("confirm.closes"), closes],
          ...facts,
        ]}
      />
      {children}
    </Sheet>
  );
}
