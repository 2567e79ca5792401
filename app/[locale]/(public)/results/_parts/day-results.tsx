import { getMessages } from "next-intl/server";
import { DayPicker } from "@/components/result/day-picker";
import { GovernmentBoard } from "@/components/result/government-board";
import { LiveResults } from "@/components/result/live-results";
import { MarketTable } from "@/components/result/market-table/market-table";
import { PastDraws } from "@/components/result/past-draws";
import { ResultGrid } from "@/components/result/result-grid";
import { marketName, type ResultWords } from "@/components/result/result-row";
import { WinLine } from "@/components/result/win-mark";
import { RunningDay } from "@/components/ui/days/running-day";
import { EmptyState } from "@/components/ui/notices/empty-state";
import { ErrorState } from "@/components/ui/notices/error-state";
import { orNull } from "@/lib/contract/or-null";
import { allBetListResults, latestBetLists } from "@/lib/contract/rounds";
import { runningDay } from "@/lib/domain/time/asked-days";
import { bangkokDate, displayDate } from "@/lib/domain/time/time";
import { fill } from "@/lib/i18n/fill";
import { isLacking } from "@/lib/server/ask/lacking-calls";
import { env } from "@/lib/server/config/env";
import { NotOffered } from "../../../_parts/not-offered";
import { readOwnBets, winsOf } from "./read-own-bets";
import { latestDay, readLatest, readResults } from "./read-results";
import { newestRound, readRounds, roundsFrom, type ShotGame, shotGames } from "./read-rounds";
import styles from "./results.module.css";
import { pickerWords, sectionsOf } from "./sections-of";

interface DayResultsProps {
  /** The requested lottery day; without one, the newest that has results. */
  day: string | undefined;
  /** The current lottery day. */
  today: string;
  game: ShotGame;
}

/** On a day of many rounds, subscribes to the next few; each result moves the subscription on. */
const roundsHeard = 3;

/** The title where a day has no results: of one that is ahead, that it is. */
const emptyTitle = (day: string, nowMs: number, words: ResultWords) =>
  fill(day > bangkokDate(nowMs) ? words.aheadTitle : words.emptyTitle, { date: displayDate(day) });

const isAwaited = ({ status }: { status: string }) => status !== "settled" && status !== "void";
const dayPage = (date: string) => `/results?date=${date}`;

/** ISO dates sort as text; the upstream's clock may be ahead of this server's. */
const latestOf = (...days: string[]) => days.toSorted().at(-1) ?? "";

/**
 * Results in the sections of the list of rounds: those of a day, or without one the newest of each market. The
 * member's wins are marked.
 */
export async function DayResults({ day, today, game }: DayResultsProps) {
  const { result: words, market, statement } = await getMessages();
  const nowMs = Date.now();
  const running = runningDay(day, nowMs);
  const date = day ?? (await orNull(latestDay(today)));
  const shownDay = date ?? today;
  const read =
    date !== null &&
    (await orNull(
      Promise.all([
        day === undefined ? readLatest(date) : readResults(date),
        readOwnBets(date),
        readRounds(game, date),
      ]),
    ));
  const picker = (
    <DayPicker
      shows={day ?? null}
      today={today}
      last={latestOf(shownDay, today)}
      words={pickerWords(words)}
    />
  );
  if (!read) {
    return (
      <>
        {picker}
        {isLacking(latestBetLists, nowMs) ? (
          <NotOffered />
        ) : (
          <ErrorState
            title={words.errorTitle}
            text={words.errorText}
            action={{ href: day ? dayPage(day) : "/results", label: words.retry }}
          />
        )}
      </>
    );
  }
  const [results, own, told] = read;
  const wins = winsOf(own);
  // Of an upstream without a list of results only the rounds are known that it still lists.
  const isListedOnly = isLacking(allBetListResults, nowMs);
  const isUntold = isListedOnly && day !== undefined && day < today;
  const { government, shots } = results;
  const rounds = told ?? roundsFrom(shots, game);
  // The chosen game's rounds are a reading of their own, which may be ahead of the day's results.
  const newestDrawn = (key: ShotGame) =>
    key === game ? rounds.findLast(({ status }) => status === "settled") : undefined;
  const hasGrid = rounds.length > 0 || shots.length > 0;
  const sections = sectionsOf(results, market);
  const listed = sections.flatMap(({ rows }) => rows);
  const shown = [...(government ? [government] : []), ...listed];
  const won = [...shown, ...shots, ...rounds].flatMap(({ betId }) => wins.get(betId) ?? []);
  const isLatest = day === undefined;
  const awaited = [...results.awaited, ...rounds.filter(isAwaited).slice(0, roundsHeard)];

  return (
    <>
      {picker}
      {awaited.length > 0 && <LiveResults betIds={awaited.map(({ betId }) => betId)} renderedAtMs={nowMs} />}
      {running && <RunningDay day={running} href={dayPage(running)} words={statement.days} />}
      <WinLine wins={[...new Set(won)]} words={words} />
      <div className={styles.columns}>
        <div className={styles.day}>
          {government && (
            <GovernmentBoard
              row={government}
              words={words}
              win={wins.get(government.betId)}
              {...(isLatest && { today, isCompact: true })}
            />
          )}
          {listed.length > 0 && (
            <MarketTable
              sections={sections}
              date={day}
              today={today}
              words={words}
              markets={market}
              own={own}
            />
          )}
          {hasGrid && (
            <ResultGrid
              title={market.groups.yeekee}
              date={shownDay}
              wholeDay={isLatest ? `${dayPage(shownDay)}&game=${game}#rounds` : undefined}
              games={shotGames.map((key) => ({
                key,
                name: marketName(market, { betType: key, name: key }),
                newest: isLatest ? (newestDrawn(key) ?? newestRound(shots, key)) : undefined,
                href: isLatest ? `/results?game=${key}#rounds` : `${dayPage(day)}&game=${key}#rounds`,
              }))}
              game={game}
              rounds={rounds}
              wins={wins}
              words={words}
              reasons={market.reasons}
              isProven={env().embedded}
            />
          )}
          {isListedOnly && (shown.length > 0 || hasGrid || isUntold) && (
            <EmptyState icon="info" title={words.listedTitle} text={words.listedText} />
          )}
          {shown.length === 0 && !hasGrid && !isUntold && (
            <EmptyState
              icon="calendar"
              title={emptyTitle(shownDay, nowMs, words)}
              text={words.emptyText}
              action={{ href: "/results", label: words.latest }}
            />
          )}
        </div>
        {results.draws.length > 0 && <PastDraws words={words} rows={results.draws} date={shownDay} />}
      </div>
    </>
  );
}
