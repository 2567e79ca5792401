"use client";
import { useState } from "react";
import { Button, ButtonLink } from "@/components/ui/controls/button";
import { type Choice, ChoiceLinks } from "@/components/ui/controls/choice-links";
import { EmptyState } from "@/components/ui/notices/empty-state";
import type { GameName } from "@/lib/domain/partners/game-path";
import { type GameKind, gameKinds, isOfKind, matches } from "@/lib/domain/partners/game-search";
import { gameCategories } from "@/lib/domain/partners/partners";
import { fill } from "@/lib/i18n/fill";
import type { GameLists } from "@/stores/games";
import { DemoGamesNote } from "../demo-games-note";
import type { GameWords } from "../game-words";
import { GameSearchBox, SEARCHED_FROM } from "./game-search-box";
import { type Listed, listedGames, listedPartners, tilesOf } from "./listed-games";
import styles from "./lobby.module.css";
import { NoGames } from "./no-games";
import { MOST_POSTERS, TileList } from "./tile-list";
import { UnreadGames } from "./unread-games";
import { useGameLists } from "./use-game-lists";

interface LobbyProps {
  /** What the server could read in time. */
  first: GameLists;
  lastPlayed: readonly GameName[];
  kind: GameKind;
  words: GameWords;
}

/**
 * All partners' games: filtered by kind and name, with the last played and featured ones first. Partners that are
 * not connected are out of sight.
 */
export function Lobby({ first, lastPlayed, kind, words }: LobbyProps) {
  const { lists, isFailed, again } = useGameLists(first);
  const [typed, setTyped] = useState("");
  if (!lists) return <UnreadGames isFailed={isFailed} again={again} words={words.failed} />;
  const games = listedGames(lists, words);
  const partners = listedPartners(lists, words);
  const connected = partners.filter(({ state }) => state !== "unconnected");
  const all = [...games, ...connected];
  if (lists.normal?.length === 0 && games.length === 0)
    return (
      <EmptyState
        icon="dice"
        title={words.empty.title}
        text={words.empty.text}
        action={{ href: "/lotto", label: words.empty.action }}
      />
    );

  // One partner whose games are all listed needs no tile of its own.
  const isNamedByGames = connected.length === 1 && games.some(({ partner }) => partner === connected[0]?.key);
  const isWhole = kind === "all" && typed.trim() === "";
  const isFound = (tile: Listed) => isOfKind(tile, kind) && matches(tile, typed);
  const found = all.filter(isFound);
  const highlights = tilesOf(lists.highlights ?? [], all);
  const isFew = games.length <= MOST_POSTERS;
  const [last] = tilesOf(lastPlayed, games);
  const inOrder = isFew && last ? [last, ...games.filter((game) => game !== last)] : games;
  // Few games are shown once, large: the strips would only repeat them.
  const strips = isWhole && !isFew;
  return (
    <div className={styles.lobby}>
      <div className={styles.finders}>
        {all.length >= SEARCHED_FROM ? (
          <GameSearchBox label={words.search.label} value={typed} onType={setTyped} />
        ) : null}
        <ChoiceLinks label={words.categories.label} choices={choicesOf(all, kind, words)} />
        <p role="status" className="visually-hidden">
          {isWhole ? "" : fill(words.search.found, { count: found.length })}
        </p>
      </div>
      {strips ? (
        <>
          <TileList
            look="strip"
            title={words.sections.lastPlayed}
            tiles={tilesOf(lastPlayed, all)}
            words={words}
          />
          <TileList look="strip" title={words.sections.highlights} tiles={highlights} words={words} />
        </>
      ) : null}
      {found.length === 0 ? (
        <NoGames
          text={typed.trim() ? fill(words.search.none, { text: typed.trim() }) : words.search.noneHere}
          category={isCategory(kind) ? kind : "slots"}
        >
          {typed ? (
            <Button look="quiet" onClick={() => setTyped("")}>
              {words.search.clear}
            </Button>
          ) : (
            <ButtonLink look="quiet" href="/games">
              {words.page.lobby}
            </ButtonLink>
          )}
        </NoGames>
      ) : null}
      <TileList
        look={isFew ? "posters" : "grid"}
        title={words.sections.games}
        tiles={inOrder.filter(isFound)}
        words={words}
        mark={isFew && last ? { key: last.key, word: words.sections.lastPlayed } : null}
      />
      {isNamedByGames ? null : (
        <TileList title={words.sections.partners} tiles={connected.filter(isFound)} words={words} />
      )}
      <DemoGamesNote tiles={games} words={words} />
    </div>
  );
}

const isCategory = (kind: GameKind): kind is (typeof gameCategories)[number] =>
  (gameCategories as readonly string[]).includes(kind);

/** Kinds that have games to play. Games without conditions are no filter when all are such. */
function choicesOf(tiles: readonly Listed[], kind: GameKind, words: GameWords): Choice[] {
  const isOffered = (one: GameKind) =>
    one === kind ||
    (tiles.some((tile) => isOfKind(tile, one)) &&
      (one !== "unrestricted" || !tiles.every(({ isUnrestricted }) => isUnrestricted)));
  return gameKinds.filter(isOffered).map((one) => ({
    href: one === "all" ? "/games" : `/games?kind=${one}`,
    word: words.categories[one],
    isCurrent: one === kind,
  }));
}
