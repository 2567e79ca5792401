"use client";
import { useState } from "react";
import { ButtonLink } from "@/components/ui/controls/button";
import { ChoiceLinks } from "@/components/ui/controls/choice-links";
import { gamePath } from "@/lib/domain/partners/game-path";
import { matches } from "@/lib/domain/partners/game-search";
import { findPartner } from "@/lib/domain/partners/partners";
import { fill } from "@/lib/i18n/fill";
import type { GameLists } from "@/stores/games";
import { DemoGamesNote } from "../demo-games-note";
import { GameProblem } from "../game-problem";
import type { GameWords } from "../game-words";
import { GameSearchBox, SEARCHED_FROM } from "./game-search-box";
import { listedGames, listedPartners, playableGames } from "./listed-games";
import styles from "./lobby.module.css";
import { NoGames } from "./no-games";
import { MOST_POSTERS, TileList } from "./tile-list";
import { UnreadGames } from "./unread-games";
import { useGameLists } from "./use-game-lists";

interface PartnerGamesProps {
  first: GameLists;
  partner: string;
  /** One list of the partner's; null shows all of them. */
  gameList: string | null;
  words: GameWords;
}

/** A partner's games, by list where there are several. */
export function PartnerGames({ first, partner, gameList, words }: PartnerGamesProps) {
  const { lists, isFailed, again } = useGameLists(first);
  const [typed, setTyped] = useState("");
  if (!lists) return <UnreadGames isFailed={isFailed} again={again} words={words.failed} />;
  const itself = listedPartners(lists, words).find(({ key }) => key === partner);
  const own = listedGames(lists, words).filter(
    (game) => game.partner === partner && (gameList === null || game.gameList === gameList),
  );
  if (own.length === 0) {
    const name = itself?.name ?? partner;
    return itself && itself.state !== "open" ? (
      <div className={styles.lobby}>
        <GameProblem problem={itself.state} name={name} words={words} category={itself.category} />
        <TileList title={words.sections.playable} tiles={playableGames(lists, words)} words={words} />
      </div>
    ) : (
      <div className={styles.lobby}>
        <ListChoices partner={partner} gameList={gameList} words={words} />
        <NoGames text={words.search.noneHere} category={itself?.category ?? "slots"}>
          <ButtonLink look="quiet" href="/games">
            {words.page.lobby}
          </ButtonLink>
        </NoGames>
      </div>
    );
  }
  const found = own.filter((game) => matches(game, typed));
  return (
    <div className={styles.lobby}>
      <div className={styles.finders}>
        {own.length >= SEARCHED_FROM ? (
          <GameSearchBox label={words.search.label} value={typed} onType={setTyped} />
        ) : null}
        <ListChoices partner={partner} gameList={gameList} words={words} />
      </div>
      {found.length === 0 ? (
        <p role="status" className={styles.none}>
          {fill(words.search.none, { text: typed.trim() })}
        </p>
      ) : null}
      <TileList
        look={own.length <= MOST_POSTERS ? "posters" : "grid"}
        title={listNameOf(gameList, words) ?? words.sections.games}
        tiles={found}
        words={words}
      />
      <DemoGamesNote tiles={own} words={words} />
    </div>
  );
}

function listNameOf(list: string | null, words: GameWords): string | null {
  const names: Readonly<Record<string, string>> = words.lists;
  return list === null ? null : (names[list] ?? list);
}

function ListChoices({ partner, gameList, words }: Omit<PartnerGamesProps, "first">) {
  const row = findPartner(partner);
  if (!row || row.gameLists.length === 0) return null;
  const choice = (list: string | null) => ({
    href: gamePath({ partner, gameList: list, gameId: null }),
    word: listNameOf(list, words) ?? words.categories.all,
    isCurrent: list === gameList,
  });
  const all = row.hasNoIndex ? [] : [choice(null)];
  return <ChoiceLinks label={words.categories.label} choices={[...all, ...row.gameLists.map(choice)]} />;
}
