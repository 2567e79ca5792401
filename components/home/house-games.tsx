import { gamePath } from "@/lib/domain/partners/game-path";
import { Link } from "@/lib/i18n/navigation";
import type game from "@/locales/th/game.json";
import type home from "@/locales/th/home.json";
import layout from "./home.module.css";
import styles from "./offers.module.css";

interface HouseGamesProps {
  words: (typeof home)["games"];
  /** The games' names in the reader's language. */
  names: (typeof game)["own"];
}

const games = [
  { gameList: "slots", gameId: "golden-lotus" },
  { gameList: "dice", gameId: "hi-lo" },
  { gameList: "board", gameId: "fish-prawn-crab" },
] as const;

/** The games of the embedded provider, with their pictures. A guest who opens one is asked to log in first. */
export function HouseGames({ words, names }: HouseGamesProps) {
  return (
    <section className={layout.section} aria-labelledby="games">
      <header className={layout.heading}>
        <h2 id="games">{words.heading}</h2>
      </header>
      <ul className={styles.games}>
        {games.map(({ gameList, gameId }) => (
          <li key={gameId}>
            <Link
              href={gamePath({ partner: "wl", gameList, gameId })}
              prefetch={false}
              className={styles.game}
            >
              <picture>
                <img
                  src={`/images/games/${gameId}.svg`}
                  alt=""
                  width={240}
                  height={180}
                  loading="lazy"
                  decoding="async"
                />
              </picture>
              <strong>{names[gameId]}</strong>
            </Link>
          </li>
        ))}
      </ul>
      <p className={layout.quiet}>{words.text}</p>
    </section>
  );
}
