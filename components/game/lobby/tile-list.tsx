"use client";
import { useId, useState } from "react";
import { Button } from "@/components/ui/controls/button";
import { fill } from "@/lib/i18n/fill";
import type { GameWords } from "../game-words";
import { GameTile } from "./game-tile";
import type { Listed } from "./listed-games";
import styles from "./tile-list.module.css";

/** Up to so many games are shown as posters. */
export const MOST_POSTERS = 6;

/** Tiles shown at a time: a partner may have thousands. */
export const TILES_AT_ONCE = 48;

interface TileListProps {
  title: string;
  tiles: readonly Listed[];
  words: GameWords;
  /** strip: one row that scrolls sideways on a phone; posters: few, large. */
  look?: "grid" | "strip" | "posters";
  /** What is to be said of one of the tiles. */
  mark?: { key: string; word: string } | null;
}

/** A titled set of tiles; a long one has a button for more. */
export function TileList({ title, tiles, words, look = "grid", mark = null }: TileListProps) {
  const id = useId();
  const [most, setMost] = useState(TILES_AT_ONCE);
  if (tiles.length === 0) return null;
  const left = tiles.length - most;
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h2 id={id}>{title}</h2>
      <ul className={styles[look]}>
        {tiles.slice(0, most).map((tile) => (
          <li key={tile.key}>
            <GameTile tile={tile} words={words} mark={mark?.key === tile.key ? mark.word : undefined} />
          </li>
        ))}
      </ul>
      {left > 0 ? (
        <div className={styles.more}>
          <Button look="quiet" onClick={() => setMost(most + TILES_AT_ONCE)}>
            {words.search.more} · {fill(words.tile.games, { count: left })}
          </Button>
        </div>
      ) : null}
    </section>
  );
}
