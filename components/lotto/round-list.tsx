"use client";
import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { EmptyState } from "@/components/ui/empty-state";
import type { Round } from "@/lib/contract/rounds";
import { compareRounds, isBettable } from "@/lib/domain/rounds/phase";
import { createClock, useClock } from "@/stores/clock";
import { useShelved } from "@/stores/shelved";
import { RoundCard } from "./round-card";
import styles from "./round-list.module.css";
import { useRefreshOnReturn } from "./use-refresh-on-return";

export interface RoundSection {
  key: "gov" | "stock_th" | "stock_foreign";
  rounds: readonly NamedRound[];
}

export interface NamedRound {
  round: Round;
  /** The market's name in the reader's language. */
  name: string;
}

/** Markets by section; the round that closes first stands first, and what is closed sinks as time goes by. */
export function RoundList({
  sections,
  renderedAtMs,
}: {
  sections: readonly RoundSection[];
  renderedAtMs: number;
}) {
  const t = useTranslations();
  const clock = useShelved(createClock);
  const nowMs = useClock(({ isTicking, nowMs: now }) => (isTicking ? now - (now % 1000) : renderedAtMs));
  useEffect(() => {
    // The reader's own clock may be wrong: until the right one is read, the page's time goes on.
    clock.getState().seed(new Date(renderedAtMs).toISOString());
    return clock.getState().keepTicking();
  }, [clock, renderedAtMs]);
  useRefreshOnReturn();
  const shown = sections.filter(({ rounds }) => rounds.length > 0);
  if (shown.length === 0) {
    return (
      <EmptyState
        icon="clock"
        title={t("lotto.list.empty")}
        text={t("lotto.list.emptyHint")}
        action={{ href: "/results", label: t("lotto.list.results") }}
      />
    );
  }
  return shown.map(({ key, rounds }) => (
    <section key={key} className={styles.section} aria-labelledby={`section-${key}`}>
      <header className={styles.head}>
        <h2 id={`section-${key}`}>{t(`market.sections.${key}`)}</h2>
        <span className={styles.count}>
          {t("lotto.list.open", { n: rounds.filter(({ round }) => isBettable(round.betList, nowMs)).length })}
        </span>
      </header>
      <ul className={styles.cards}>
        {[...rounds]
          .sort((one, other) => compareRounds(one.round.betList, other.round.betList, nowMs))
          .map(({ round, name }) => (
            <li key={round.betList.betId}>
              <RoundCard round={round} name={name} nowMs={nowMs} />
            </li>
          ))}
      </ul>
    </section>
  ));
}
