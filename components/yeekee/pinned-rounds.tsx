"use client";
import { useTranslations } from "next-intl";
import { ButtonLink } from "@/components/ui/controls/button";
import { Countdown } from "@/components/ui/days/countdown";
import { closingSoonSeconds, shotsEndMs } from "@/lib/domain/rounds/phase";
import { SECOND_MS } from "@/lib/domain/time/time";
import type { GridRound } from "./grid-round";
import styles from "./pinned-rounds.module.css";
import { useCloses } from "./use-closes";

/** The current rounds above the table: the one that takes bets, and the one whose shooting goes on. */
export function PinnedRounds({
  current,
  shooting,
  serverTime,
}: {
  current: GridRound | null;
  shooting: GridRound | null;
  serverTime: string;
}) {
  const t = useTranslations("yeekee");
  const word = useTranslations("lotto.betPage");
  const closes = useCloses();
  if (!current && !shooting) return null;
  return (
    <div className={styles.pinned}>
      {current ? (
        <section className={styles.card} data-now="">
          <div className={styles.words}>
            <p className={styles.label}>{t("grid.now")}</p>
            <h2 className={styles.name}>{t("round", { n: current.roundNo })}</h2>
            <p className={styles.label}>{closes(current)}</p>
          </div>
          <p className={styles.left}>
            <span className={styles.label}>{word("closesIn")}</span>
            <Countdown
              key={current.betId}
              isQuiet
              closeAtSeconds={current.unixTimeStamp.realCloseTime}
              serverTime={serverTime}
              soonSeconds={closingSoonSeconds(current.betId)}
              className={styles.clock}
            />
          </p>
          <ButtonLink href={`/lotto/yeekee/${current.betId}`} look="gold" className={styles.go}>
            {t("grid.enter")}
          </ButtonLink>
        </section>
      ) : null}
      {shooting ? (
        <section className={styles.card}>
          <div className={styles.words}>
            <p className={styles.label}>{t("grid.stillShooting")}</p>
            <h2 className={styles.name}>{t("round", { n: shooting.roundNo })}</h2>
          </div>
          <p className={styles.left}>
            <span className={styles.label}>{t("shoot.endsIn")}</span>
            <Countdown
              key={shooting.betId}
              isQuiet
              closeAtSeconds={shotsEndMs(shooting) / SECOND_MS}
              serverTime={serverTime}
              soonSeconds={closingSoonSeconds(shooting.betId)}
              className={styles.clock}
            />
          </p>
          <ButtonLink href={`/lotto/yeekee/${shooting.betId}`} look="quiet" className={styles.go}>
            {t("grid.shoot")}
          </ButtonLink>
        </section>
      ) : null}
    </div>
  );
}
