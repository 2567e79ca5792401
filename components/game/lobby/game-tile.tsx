import { Chip } from "@/components/ui/chip";
import { returnSpan } from "@/lib/domain/partners/demo/stated-returns";
import { fill } from "@/lib/i18n/fill";
import { Link } from "@/lib/i18n/navigation";
import { GameArt } from "../game-art";
import type { GameWords } from "../game-words";
import type { Listed } from "./listed-games";
import styles from "./tile-list.module.css";

export type TileWords = Pick<GameWords, "tile" | "categories">;

interface GameTileProps {
  tile: Listed;
  words: TileWords;
  /** What is to be said of this tile alone. */
  mark?: string | undefined;
  /** Name and state alone: the lobby says the rest. */
  isShort?: boolean;
}

/** A game or a partner: picture, name, provider, kind, and why it cannot be played. */
export function GameTile({ tile, words: { tile: words, categories }, mark, isShort }: GameTileProps) {
  const { name, partnerName, state, isDemo, imageUrl, category, href } = tile;
  const returns = isDemo && !isShort ? returnSpan(tile.gameId) : null;
  const maker = partnerName === name ? "" : `${partnerName} · `;
  const facts = (
    <>
      <span className={styles.tilePicture}>
        {imageUrl ? (
          <picture>
            <img
              src={imageUrl}
              alt=""
              referrerPolicy="no-referrer"
              width={240}
              height={180}
              loading="lazy"
              decoding="async"
            />
          </picture>
        ) : (
          <GameArt category={category} initials={tile.gameId === null ? initialsOf(name) : null} />
        )}
      </span>
      <span className={styles.tileWords}>
        <strong>{name}</strong>
        {isShort ? null : (
          <span className={styles.tilePartner}>
            {maker}
            {categories[category]}
          </span>
        )}
        {returns ? (
          <span className={styles.tilePartner}>{fill(words.returns, { percent: returns })}</span>
        ) : null}
      </span>
      <span className={styles.tileChips}>
        {state !== "open" ? (
          <Chip tone={state === "maintenance" ? "warning" : "neutral"}>{words[state]}</Chip>
        ) : isDemo ? (
          <Chip tone="gold">{words.demo}</Chip>
        ) : null}
        {mark ? <Chip>{mark}</Chip> : null}
      </span>
    </>
  );
  return href ? (
    <Link href={href} prefetch={false} className={styles.tile} data-state={state}>
      {facts}
    </Link>
  ) : (
    <div className={styles.tile} data-state={state}>
      {facts}
    </div>
  );
}

/** The initials of a Latin name of several words; other names use the picture. */
function initialsOf(name: string): string | null {
  const words = name.split(/\s+/).filter((word) => /^[A-Za-z0-9]/.test(word));
  return words.length < 2
    ? null
    : words
        .slice(0, 2)
        .map((word) => word[0]?.toUpperCase())
        .join("");
}
