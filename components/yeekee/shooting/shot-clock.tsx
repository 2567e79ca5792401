"use client";
import { useTranslations } from "next-intl";
import { Icon } from "@/components/ui/art/icon";
import { Countdown } from "@/components/ui/days/countdown";
import { closingSoonSeconds, shotsEndMs } from "@/lib/domain/rounds/phase";
import { displayClock, SECOND_MS } from "@/lib/domain/time/time";
import { useBets } from "@/stores/bets";
import styles from "./shot-clock.module.css";

/** Time left: first until bets close, then, under its own banner, until the shooting ends. */
export function ShotClock() {
  const t = useTranslations("yeekee.shoot");
  const { serverTime, betList } = useBets((slip) => slip.round);
  const isExtra = useBets((slip) => slip.phase === "closed");
  const shotsEndAtMs = shotsEndMs(betList);
  const ends = isExtra ? shotsEndAtMs / SECOND_MS : betList.unixTimeStamp.realCloseTime;
  return (
    <section className={styles.clock} data-extra={isExtra || undefined}>
      {isExtra ? (
        <p className={styles.banner} role="status">
          <Icon name="clock" size={20} />
          {t("extra")}
        </p>
      ) : null}
      <p className={styles.left}>
        <span className={styles.label}>{t(isExtra ? "endsIn" : "closesIn")}</span>
        <Countdown
          key={ends}
          closeAtSeconds={ends}
          serverTime={serverTime}
          soonSeconds={closingSoonSeconds(betList.betId)}
          closedText={isExtra ? t("ended") : undefined}
          className={styles.big}
        />
        <span className={styles.label}>{t("until", { time: displayClock(shotsEndAtMs) })}</span>
      </p>
    </section>
  );
}
