"use client";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { useLiveRounds } from "@/components/round/use-live-rounds";
import { usePageTime } from "@/components/round/use-page-time";
import { useRefreshOnReturn } from "@/components/round/use-refresh-on-return";
import { phaseOf } from "@/lib/domain/rounds/phase";
import { SECOND_MS } from "@/lib/domain/time/time";
import { bandsOf, currentRound, shootingRound, type YeekeeGame } from "@/lib/domain/yeekee/day";
import { useRouter } from "@/lib/i18n/navigation";
import { useRoundUpdates } from "@/stores/rounds/round-updates";
import type { GridRound } from "./grid-round";
import { PinnedRounds } from "./pinned-rounds";
import { RoundCell } from "./round-cell";
import styles from "./round-grid.module.css";

/** A draw takes a moment after the shooting has ended. */
const DRAWN_AFTER_MS = 3 * SECOND_MS;

/** A game's service day as a table by bands of time; the current round is pinned above it. */
export function RoundGrid({
  game,
  rounds: rendered,
  serverTime,
}: {
  game: YeekeeGame;
  rounds: readonly GridRound[];
  serverTime: string;
}) {
  const t = useTranslations("yeekee.grid");
  const nowMs = usePageTime(Date.parse(serverTime));
  const updates = useRoundUpdates((all) => all.updates);
  const rounds = rendered.map((round) => ({ ...round, ...updates[round.betId] }));
  useRefreshOnReturn();
  useFreshResults(rounds, nowMs);
  useLiveRounds(roundsToHear(rounds, nowMs), Date.parse(serverTime));
  const current = currentRound(rounds, nowMs);
  const shooting = shootingRound(rounds, nowMs);
  const bands = bandsOf(game, rounds);
  const [picked, pick] = useState<number | null>(null);
  const now = bands.findIndex((band) => band.some(({ betId }) => betId === (current ?? shooting)?.betId));
  const at = picked ?? Math.max(0, now);
  return (
    <div className={styles.grid}>
      <PinnedRounds current={current} shooting={shooting} serverTime={serverTime} />
      {bands.length > 1 ? (
        <fieldset className={styles.bands} aria-label={t("bands")}>
          {bands.map((band, index) => (
            <button
              key={band[0]?.betId}
              type="button"
              className={styles.band}
              aria-pressed={index === at}
              ref={index === at ? intoView : undefined}
              onClick={() => pick(index)}
            >
              {band[0]?.closeTime}–{band.at(-1)?.closeTime}
            </button>
          ))}
        </fieldset>
      ) : null}
      <ol className={styles.cells}>
        {bands[at]?.map((round) => (
          <li key={round.betId}>
            <RoundCell round={round} nowMs={nowMs} isNow={round.betId === current?.betId} />
          </li>
        ))}
      </ol>
    </div>
  );
}

/** The rounds that are open, in shooting or being drawn: a few of hundreds. */
function roundsToHear(rounds: readonly GridRound[], nowMs: number): readonly string[] {
  const waiting = rounds.filter((round) => phaseOf(round, nowMs) === "waiting").slice(-2);
  return [currentRound(rounds, nowMs), shootingRound(rounds, nowMs), ...waiting].flatMap((round) =>
    round ? [round.betId] : [],
  );
}

/** Scrolls the strip to the selected band; the page itself does not scroll. */
function intoView(button: HTMLButtonElement | null): void {
  const strip = button?.parentElement;
  if (!button || !strip) return;
  strip.scrollLeft = button.offsetLeft - strip.offsetLeft - (strip.clientWidth - button.clientWidth) / 2;
}

/** Refreshes the page each time another result is due. */
function useFreshResults(rounds: readonly GridRound[], nowMs: number): void {
  const router = useRouter();
  const due = rounds.filter(
    ({ unixTimeStamp }) => unixTimeStamp.realResultTime * SECOND_MS + DRAWN_AFTER_MS <= nowMs,
  ).length;
  const [seen, see] = useState(due);
  useEffect(() => {
    if (due === seen) return;
    see(due);
    router.refresh();
  }, [due, seen, router]);
}
