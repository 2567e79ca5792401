import { cookies } from "next/headers";
import { getLocale, getMessages, getTranslations } from "next-intl/server";
import { NewsList } from "@/components/content/news-list";
import { GamesRow } from "@/components/game/lobby/games-row";
import { listedGames } from "@/components/game/lobby/listed-games";
import { LimitsLink } from "@/components/limits/limits-link";
import { BalanceCard } from "@/components/main/balance-card";
import { ClosingSoon } from "@/components/main/closing-soon";
import { LatestDraws } from "@/components/main/latest-draws";
import { PinnedRound } from "@/components/main/pinned-round";
import { PlaceGrid } from "@/components/main/place-grid";
import { RecentSlips } from "@/components/main/recent-slips";
import { Starter } from "@/components/main/starter";
import { linksTo, offeredNames } from "@/components/navigation/destinations";
import { moreTilePlaces, tilePlaces, wideTilePlaces } from "@/components/navigation/menus";
import { KeepLast } from "@/components/poy/list/keep-last";
import { freshest, isFresh, newestOfEach } from "@/components/result/result-row";
import { BailekLink } from "@/components/site/bailek-link";
import { popupOf } from "@/components/site/popup-of";
import { SitePopup } from "@/components/site/site-popup";
import { allNews, allPopups } from "@/lib/contract/content";
import { orNull } from "@/lib/contract/or-null";
import { gameHighlightConfigs } from "@/lib/contract/partners";
import { allPoys } from "@/lib/contract/poys";
import { betListResultHistory, latestBetLists } from "@/lib/contract/rounds";
import { memberStatus } from "@/lib/domain/access/session";
import { homeSlips } from "@/lib/domain/poy/home-slips";
import { LIVE_CACHE_MS } from "@/lib/domain/rounds/live-cache";
import { isBettable } from "@/lib/domain/rounds/phase";
import { isPinned } from "@/lib/domain/rounds/pinned";
import { epochMs, lotteryDay } from "@/lib/domain/time/time";
import { marketNames } from "@/lib/i18n/market-names";
import { folderOf, toLocale } from "@/lib/i18n/tags";
import { answered, isUnimplemented } from "@/lib/server/ask/answered";
import { ask } from "@/lib/server/ask/ask";
import { lackingKeys } from "@/lib/server/ask/lacking-calls";
import { readShell } from "@/lib/server/ask/member-shell";
import { preload } from "@/lib/server/ask/preload";
import { env } from "@/lib/server/config/env";
import { richText } from "@/lib/server/page/rich-text";
import { readSession } from "@/lib/server/session/session";
import { readLastMovement } from "./_parts/read-last-movement";
import styles from "./page.module.css";

/** Games are left out where the member may not open their pages. */
async function readHighlights() {
  const session = await readSession();
  return session?.status === memberStatus.noGames ? null : preload(gameHighlightConfigs);
}

export async function generateMetadata() {
  return { title: (await getTranslations("main"))("title") };
}

const newsShown = 3;
const slipsRead = 8;
const slipsShown = 3;
/** The latest results: the newest draws of each family, as many as the page has room for. */
const drawsShown = { stock: 3, set_4: 1, yeekee: 2 };
const drawsListed = 6;
/** Enough rows to hold the newest of a family's markets. */
const drawsRead = 20;
const gamesShown = 5;

/**
 * The member's home: balance, rounds that close next, own slips, places, then games, results and news. Every part
 * is optional: a failed read leaves its part out. Four calls are the member's own (the shell, the last movement, the
 * last slips, the games); the others are shared by all members.
 */
export default async function MainPage() {
  const past = (betGroup: string, limit: number) =>
    orNull(ask(betListResultHistory, { query: { betGroup, limit }, cacheMs: 10_000 }));
  const locale = folderOf(toLocale(await getLocale()));
  const [
    words,
    movements,
    toldSlips,
    rounds,
    government,
    stocks,
    sets,
    shots,
    news,
    highlights,
    { support, awayUntil },
    popups,
    jar,
  ] = await Promise.all([
    getMessages(),
    readLastMovement(),
    answered(ask(allPoys, { body: { limit: slipsRead } })),
    orNull(ask(latestBetLists, { cacheMs: LIVE_CACHE_MS })),
    past("gov", 1),
    past("stock", drawsRead),
    past("set_4", drawsRead),
    past("yeekee", drawsRead),
    orNull(ask(allNews, { query: { locale }, cacheMs: 30_000 })),
    readHighlights(),
    readShell(),
    preload(allPopups, { query: { locale }, cacheMs: 30_000 }),
    cookies(),
  ]);
  const stories = await Promise.all(
    (news ?? []).slice(0, newsShown).map(async (row) => ({ ...row, text: await richText(row.html) })),
  );
  const slips = toldSlips.reply;
  const hasSlips = toldSlips.code === null || !isUnimplemented(toldSlips.code);
  const { main, credit, limits, market, navigation, platform, poy, result, game } = words;
  const popup = popupOf(support, popups, platform.popup.title, jar.get("news-alert")?.value);
  const names = marketNames(market);
  const pinned = rounds?.find(
    (round) => isPinned(round) && isBettable(round.betList, epochMs(round.serverTime)),
  );
  const today = lotteryDay(Date.now());
  const draws = freshest(
    [
      // Above, beside the round that is open.
      pinned ? null : government,
      newestOfEach(stocks ?? [], drawsShown.stock),
      newestOfEach(sets ?? [], drawsShown.set_4),
      newestOfEach(shots ?? [], drawsShown.yeekee),
    ],
    drawsListed,
  ).filter((row) => isFresh(row, today));
  const placeNames = offeredNames({ ...navigation, download: main.places.download }, lackingKeys(Date.now()));
  // Nobody who takes a break is led to a deposit.
  const isNewcomer = slips?.items.length === 0 && !awayUntil;
  return (
    <>
      <h1 className="visually-hidden">{main.title}</h1>
      {slips ? <KeepLast page={slips} /> : null}
      {popup ? <SitePopup popup={popup} words={platform.popup} /> : null}
      <div className={styles.columns}>
        <div className={styles.column}>
          <BalanceCard words={main.balance} types={credit.type} first={movements} />
          {isNewcomer ? (
            <div className={styles.start}>
              <Starter words={main.start} />
            </div>
          ) : hasSlips ? (
            <RecentSlips
              words={main.slips}
              slipWords={poy}
              names={names}
              options={market.options}
              slips={slips && homeSlips(slips.items, slipsShown)}
            />
          ) : null}
          <PlaceGrid
            label={main.places.title}
            places={linksTo(tilePlaces, placeNames)}
            more={linksTo(moreTilePlaces, placeNames)}
            wide={linksTo(wideTilePlaces, placeNames)}
            allWord={main.places.all}
          />
          <BailekLink support={support} word={platform.bailek} />
          <div className={styles.late}>
            <NewsList title={main.news.title} news={stories} />
            {env().embedded ? <LimitsLink word={limits.link} /> : null}
          </div>
        </div>
        <div className={styles.column}>
          <div className={styles.rounds}>
            {pinned ? (
              <PinnedRound
                words={main.pinned}
                resultWords={result}
                slipWords={poy.acts}
                names={names}
                round={pinned}
                last={government?.[0] ?? null}
                slip={slips?.items.find(({ betType }) => betType === pinned.betType) ?? null}
              />
            ) : null}
            <ClosingSoon
              words={main.soon}
              names={names}
              rounds={rounds ? rounds.filter((round) => round !== pinned) : null}
            />
          </div>
          <GamesRow
            words={main.games}
            tileWords={game}
            tiles={listedGames({ normal: highlights, nr: null }, game).slice(0, gamesShown)}
          />
          <LatestDraws words={main.results} resultWords={result} names={names} rows={draws} today={today} />
        </div>
      </div>
    </>
  );
}
