"use client";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { ClosedRound } from "@/components/round/closed-round";
import { useReason } from "@/components/round/use-reason";
import { Icon } from "@/components/ui/art/icon";
import { ButtonLink } from "@/components/ui/controls/button";
import { takesBets } from "@/lib/domain/rounds/phase";
import { bangkokDate, displayDate, displayTime } from "@/lib/domain/time/time";
import { useBets } from "@/stores/bets";
import styles from "./round-news.module.css";

/** Says that the round's close has changed since the page was opened, and why. */
export function MovedAlert() {
  const t = useTranslations("lotto.betPage");
  const reasonOf = useReason();
  const { unixTimeStamp, reason } = useBets((slip) => slip.round.betList);
  const closesAt = unixTimeStamp.realCloseTime;
  const [before] = useState(closesAt);
  // Where no bets are taken, the notice in the keypad's place states the reason.
  const isOpen = useBets(({ phase }) => takesBets(phase));
  const isMoved = closesAt !== before;
  return (
    <div role="status" className={styles.place}>
      {isOpen && (isMoved || reason) ? (
        <p className={styles.notice}>
          <Icon name="clock" size={20} />
          <span>
            {isMoved ? <strong>{t("movedTo", textsOf(closesAt, before))}</strong> : null}
            {reason ? (
              <span className={styles.why}>{t("movedWhy", { reason: reasonOf(reason) })}</span>
            ) : null}
          </span>
        </p>
      ) : null}
    </div>
  );
}

/** Says why no bets are taken now, what is safe, and where to go. */
export function ClosedAlert({ nextHref }: { nextHref: string | null }) {
  const t = useTranslations("lotto.closed");
  const round = useBets((slip) => slip.round);
  const phase = useBets((slip) => slip.phase);
  const hasLines = useBets((slip) => slip.lines.length > 0);
  return (
    <ClosedRound round={round} phase={phase} keeps={hasLines}>
      {nextHref ? <ButtonLink href={nextHref}>{t("next")}</ButtonLink> : null}
      <ButtonLink look="quiet" href="/lotto">
        {t("markets")}
      </ButtonLink>
    </ClosedRound>
  );
}

/** Both times; with dates when the close moved to another day. */
function textsOf(closesAt: number, before: number) {
  const [now, then] = [closesAt * 1000, before * 1000];
  const isSameDay = bangkokDate(now) === bangkokDate(then);
  const text = (ms: number) =>
    isSameDay ? displayTime(ms) : `${displayDate(bangkokDate(ms))} ${displayTime(ms)}`;
  return { time: text(now), before: text(then) };
}
