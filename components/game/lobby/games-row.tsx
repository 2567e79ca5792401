import listStyles from "@/components/main/list.module.css";
import { ListHead } from "@/components/main/list-head";
import { GameTile, type TileWords } from "./game-tile";
import type { Listed } from "./listed-games";
import styles from "./tile-list.module.css";

interface GamesRowProps {
  words: { title: string; all: string };
  tileWords: TileWords;
  tiles: readonly Listed[];
}

/** The operator's featured games on the member's home page; nothing when there are none. */
export function GamesRow({ words, tileWords, tiles }: GamesRowProps) {
  if (tiles.length === 0) return null;
  return (
    <section aria-labelledby="games-title" className={listStyles.section}>
      <ListHead id="games-title" title={words.title} all={{ href: "/games", label: words.all }} />
      <ul className={styles.strip}>
        {tiles.map((tile) => (
          <li key={tile.key}>
            <GameTile tile={tile} words={tileWords} isShort />
          </li>
        ))}
      </ul>
    </section>
  );
}
