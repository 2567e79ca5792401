import { ButtonLink } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { PageTitle } from "@/components/ui/page-title";
import type { PartnerGame } from "@/lib/contract/partners";
import type { GameWords } from "./game-words";
import { listedPartners } from "./listed-games";
import styles from "./live-casino.module.css";
import { TileList } from "./tile-list";

interface LiveCasinoProps {
  /** closed: a member whose account has no games. */
  visitor: "guest" | "closed" | "player";
  /** Null where they are not known: for a guest always. */
  games: readonly PartnerGame[] | null;
  words: GameWords;
}

/** The partners with live tables. A guest sees who they are and how one comes in; a member goes on to them. */
export function LiveCasino({ visitor, games, words }: LiveCasinoProps) {
  const { live } = words;
  const tiles = listedPartners({ normal: games, nr: null }, words)
    .filter(({ category }) => category === "casino")
    // Nobody is told that a partner is closed as long as that is not known.
    .map((tile) => (games ? tile : { ...tile, state: "open" as const }))
    .map((tile) => (visitor === "player" ? tile : { ...tile, href: null }));
  return (
    <div className={styles.page}>
      <PageTitle note={live.lead}>{live.title}</PageTitle>
      {visitor === "guest" ? (
        <Card look="navy" as="div" className={styles.way ?? ""}>
          <div>
            <h2>{live.guestTitle}</h2>
            <p className={styles.text}>{live.guestText}</p>
          </div>
          <div className={styles.acts}>
            <ButtonLink href="/login" look="gold">
              {live.login}
            </ButtonLink>
            <ButtonLink href="/register" look="quiet">
              {live.register}
            </ButtonLink>
          </div>
        </Card>
      ) : visitor === "closed" ? (
        <Card look="warning" as="div">
          <p>{live.closed}</p>
        </Card>
      ) : null}
      <TileList title={live.partners} tiles={tiles} words={words} />
      {visitor === "player" ? (
        <p className={styles.on}>
          <ButtonLink href="/games" look="quiet">
            {live.lobby}
          </ButtonLink>
        </p>
      ) : null}
    </div>
  );
}
