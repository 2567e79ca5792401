"use client";
import { useTranslations } from "next-intl";
import { ImportButton } from "@/components/import-lines/import-button";
import { Icon } from "@/components/ui/art/icon";
import { Countdown } from "@/components/ui/days/countdown";
import { roundsAddress } from "@/lib/domain/access/addresses";
import { closingSoonSeconds } from "@/lib/domain/rounds/phase";
import { displayDate } from "@/lib/domain/time/time";
import { Link } from "@/lib/i18n/navigation";
import { useBets } from "@/stores/bets";
import styles from "./bet-header.module.css";

/** The round and its countdown in one line, always in view: name left, clock right, the draw under it. */
export function BetHeader({ marketName }: { marketName: string }) {
  const t = useTranslations("lotto.betPage");
  const open = useTranslations("lotto.status")("open");
  const round = useBets((slip) => slip.round);
  const isOver = useBets(
    ({ phase }) => phase === "closed" || phase === "waiting" || phase === "settled" || phase === "void",
  );
  const isUpcoming = useBets(({ phase }) => phase === "upcoming");
  // A round voided before its close has no countdown.
  const isVoid = useBets(({ phase }) => phase === "void");
  const { openTime, realCloseTime } = round.betList.unixTimeStamp;
  return (
    <header className={styles.header}>
      <Link href={roundsAddress(round)} prefetch={false} aria-label={t("back")} className={styles.back}>
        <Icon name="back" />
      </Link>
      <h1 className={styles.name}>{marketName}</h1>
      <div className={styles.when} data-awaits-opening={isUpcoming ? "" : undefined}>
        <p className={styles.clock}>
          {isOver ? null : <span className={styles.label}>{t(isUpcoming ? "opensIn" : "closesIn")}</span>}
          {isVoid ? null : isUpcoming ? (
            <Countdown
              key="opening"
              isQuiet
              closeAtSeconds={openTime}
              serverTime={round.serverTime}
              soonSeconds={0}
              closedText={open}
              className={styles.left}
            />
          ) : (
            <Countdown
              key="close"
              closeAtSeconds={realCloseTime}
              serverTime={round.serverTime}
              soonSeconds={closingSoonSeconds(round.betList.betId)}
              className={styles.left}
            />
          )}
        </p>
        <p className={styles.draw}>
          <span className={styles.drawn}>{t("draw", { date: displayDate(round.dt) })}</span>
          <span className={styles.date}>{displayDate(round.dt)}</span>
        </p>
      </div>
      <ImportButton look="icon" />
      <Link
        href={`/howto/lotto#${round.betType}`}
        prefetch={false}
        className={styles.rules}
        aria-label={t("rules")}
      >
        <Icon name="rules" />
      </Link>
    </header>
  );
}
