"use client";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { useLiveRounds } from "@/components/round/use-live-rounds";
import { usePageTime } from "@/components/round/use-page-time";
import { useRefreshOnReturn } from "@/components/round/use-refresh-on-return";
import { ButtonLink } from "@/components/ui/controls/button";
import { Countdown } from "@/components/ui/days/countdown";
import { closingSoonSeconds, phaseOf, type RoundPhase, shotsEndMs } from "@/lib/domain/rounds/phase";
import { displayDate, epochMs, SECOND_MS } from "@/lib/domain/time/time";
import { bandsOf, currentRound, shootingRound, type YeekeeGame } from "@/lib/domain/yeekee/day";
import { Link, useRouter } from "@/lib/i18n/navigation";
import { useRoundUpdates } from "@/stores/rounds/round-updates";
import { type GridRound, hrefOf } from "./grid-round";
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
  const nowMs = usePageTime(epochMs(serverTime));
  const updates = useRoundUpdates((all) => all.updates);
  const rounds = rendered.map((round) => ({ ...round, ...updates[round.betId] }));
  useRefreshOnReturn();
  useFreshResults(rounds, nowMs);
  useLiveRounds(roundsToHear(rounds, nowMs), epochMs(serverTime));
  const current = currentRound(rounds, nowMs);
  const shooting = shootingRound(rounds, nowMs);
  const bands = bandsOf(game, rounds);
  const [picked, pick] = useState<number | null>(null);
  const now = bands.findIndex((band) => band.some(({ betId }) => betId === (current ?? shooting)?.betId));
  const at = picked ?? Math.max(0, now);
  const cells = bands[at] ?? [];
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
        {(at === now ? runningFirst(cells, nowMs) : cells).map((round) => (
          <li key={round.betId}>
            <RoundCell round={round} nowMs={nowMs} isNow={round.betId === current?.betId} />
          </li>
        ))}
      </ol>
    </div>
  );
}

/** The current rounds above the table: the one that takes bets, and the one whose shooting goes on. */
function PinnedRounds({
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

const words = {
  upcoming: "upcoming",
  open: "open",
  "closing-soon": "closing",
  "last-minute": "closing",
  suspended: "suspended",
  waiting: "waiting",
  settled: "settled",
  void: "void",
} as const satisfies Partial<Record<RoundPhase, string>>;

/** One round of a day: its number, its close, and its state; drawn, its numbers. */
function RoundCell({ round, nowMs, isNow }: { round: GridRound; nowMs: number; isNow: boolean }) {
  const t = useTranslations("yeekee");
  const status = useTranslations("lotto.status");
  const closes = useCloses();
  const phase = phaseOf(round, nowMs);
  return (
    <Link
      href={hrefOf(round)}
      prefetch={false}
      className={styles.cell}
      data-phase={phase}
      aria-current={isNow || undefined}
    >
      <strong className={styles.no}>{t("round", { n: round.roundNo })}</strong>
      <span className={styles.closes}>{closes(round)}</span>
      {round.result ? (
        <span className={styles.result}>
          <span className={styles.top}>{round.result.top3}</span>
          <span className={styles.bottom}>{round.result.bottom2}</span>
        </span>
      ) : (
        <span className={styles.state}>{phase === "closed" ? t("grid.shooting") : status(words[phase])}</span>
      )}
    </Link>
  );
}

/** What still runs or comes, then what is over, the latest first: a list opens on what one came for. */
function runningFirst(rounds: readonly GridRound[], nowMs: number): readonly GridRound[] {
  const isOver = (round: GridRound) => /^(?:waiting|settled|void)$/.test(phaseOf(round, nowMs));
  return [...rounds.filter((round) => !isOver(round)), ...rounds.filter(isOver).reverse()];
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

/** Texts for a round's close: today's times alone, another day's with their date. */
function useCloses(): (round: Pick<GridRound, "closesOn" | "closeTime">) => string {
  const t = useTranslations("yeekee.grid");
  return ({ closesOn: date, closeTime: time }) =>
    date === null ? t("closes", { time }) : t("closesOn", { date: displayDate(date), time });
}
