import { cookies } from "next/headers";
import { getMessages, getTranslations } from "next-intl/server";
import { RoundList } from "@/components/lotto/round-list";
import { BailekLink } from "@/components/site/bailek-link";
import { PageTitle } from "@/components/ui/page-title";
import { Words } from "@/components/ui/words";
import { GameEntries } from "@/components/yeekee/game-entries";
import { latestBetLists } from "@/lib/contract/rounds";
import { agentsSupports } from "@/lib/contract/site";
import { LIVE_CACHE_MS } from "@/lib/domain/rounds/live-cache";
import { roundName } from "@/lib/domain/rounds/names";
import { isBettable } from "@/lib/domain/rounds/phase";
import { epochMs } from "@/lib/domain/time";
import { marketNames } from "@/lib/i18n/market-names";
import { ask } from "@/lib/server/ask/ask";
import { preload } from "@/lib/server/ask/preload";
import { FAVOURITES_COOKIE, readFavourites } from "@/stores/favourites/storage";
import { gameEntriesOf } from "./game-entries-of";
import { sectionsOf } from "./sections";

/** Open rounds, of every group or of one. */
export async function LottoList({ betGroup }: { betGroup?: string }) {
  const [t, { market, platform }, latest, jar, support] = await Promise.all([
    getTranslations(),
    getMessages(),
    ask(latestBetLists, { cacheMs: LIVE_CACHE_MS }),
    cookies(),
    preload(agentsSupports),
  ]);
  const names = marketNames(market);
  const rounds = latest.filter((round) => betGroup === undefined || round.betGroup === betGroup);
  const games = gameEntriesOf(rounds, names);
  const renderedAtMs = latest[0] ? epochMs(latest[0].serverTime) : Date.now();
  // Shot rounds close every few minutes: while they take bets, they are always the next to close.
  const areGamesRunning = games.some(({ round }) => isBettable(round.betList, renderedAtMs));
  const entries = games.length > 0 ? <GameEntries title={t("market.groups.yeekee")} entries={games} /> : null;
  return (
    <>
      <PageTitle
        note={t("lotto.lead")}
        back={betGroup ? { href: "/lotto", label: t("lotto.allMarkets") } : undefined}
      >
        {betGroup === "gov" || betGroup === "stock" ? t(`market.groups.${betGroup}`) : t("lotto.title")}
      </PageTitle>
      <BailekLink support={support} word={platform.bailek} />
      <Words of={["lotto", "market", "yeekee"]}>
        {areGamesRunning ? entries : null}
        <RoundList
          sections={sectionsOf(rounds, (round) => roundName(names, round))}
          renderedAtMs={renderedAtMs}
          favourites={readFavourites(jar.get(FAVOURITES_COOKIE)?.value)}
        />
        {areGamesRunning ? null : entries}
      </Words>
    </>
  );
}
