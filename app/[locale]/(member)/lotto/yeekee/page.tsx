import { getMessages, getTranslations } from "next-intl/server";
import { EmptyState } from "@/components/ui/notices/empty-state";
import { PageTitle } from "@/components/ui/page-title";
import { Words } from "@/components/ui/words";
import { GameTabs } from "@/components/yeekee/game-tabs";
import { gridRoundOf } from "@/components/yeekee/grid-round";
import { RoundGrid } from "@/components/yeekee/round-grid";
import { isFault } from "@/lib/contract/fault";
import { dayOfBetLists } from "@/lib/contract/rounds";
import { LIVE_CACHE_MS } from "@/lib/domain/rounds/live-cache";
import { displayDate } from "@/lib/domain/time/time";
import { isYeekeeGame, type YeekeeGame } from "@/lib/domain/yeekee/day";
import { marketNames } from "@/lib/i18n/market-names";
import { ask } from "@/lib/server/ask/ask";
import { env } from "@/lib/server/config/env";
import type market from "@/locales/th/market.json";

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata({ searchParams }: Props) {
  const [{ game }, { market }] = await Promise.all([searchParams, getMessages()]);
  return { title: gameName(market, gameOf(game)) };
}

const gameOf = (asked: unknown): YeekeeGame => (isYeekeeGame(asked) ? asked : "yeekee");
const gameName = (words: typeof market, game: YeekeeGame): string =>
  marketNames(words)[game] ?? words.groups.yeekee;

/** The rounds of a service day of one of the three games. */
export default async function YeekeePage({ searchParams }: Props) {
  const { game: asked } = await searchParams;
  const game = gameOf(asked);
  const [t, { market }, day] = await Promise.all([getTranslations(), getMessages(), readDay(game)]);
  const names = marketNames(market);
  const isDay = typeof day === "object" && day.rounds.length > 0;
  return (
    <>
      <PageTitle
        back={{ href: "/lotto", label: t("lotto.allMarkets") }}
        note={
          isDay
            ? t("yeekee.grid.day", { date: displayDate(day.dt), n: day.rounds.length })
            : t("yeekee.grid.lead")
        }
      >
        {gameName(market, game)}
      </PageTitle>
      <GameTabs game={game} label={t("yeekee.grid.games")} names={names} />
      {isDay ? (
        <Words of={["lotto", "yeekee"]}>
          <RoundGrid
            key={game}
            game={game}
            rounds={day.rounds.map((round) => gridRoundOf(round, day.dt))}
            serverTime={day.serverTime}
          />
        </Words>
      ) : (
        <EmptyState
          icon="clock"
          title={t(day === "not-offered" ? "yeekee.grid.notOffered" : "yeekee.grid.empty")}
          // Of another upstream nobody has told when its rounds open.
          text={day === "not-offered" || !env().embedded ? undefined : t("yeekee.grid.emptyHint")}
          action={{ href: "/lotto", label: t("yeekee.grid.markets") }}
        />
      )}
    </>
  );
}

/** The current service day; `none` when no round is planned. Other faults are thrown to the error page. */
async function readDay(game: YeekeeGame) {
  try {
    return await ask(dayOfBetLists, { query: { betType: game }, cacheMs: LIVE_CACHE_MS });
  } catch (error) {
    if (isFault(error, "not-found")) return "none";
    if (isFault(error, "not-offered")) return "not-offered";
    throw error;
  }
}
