import { ButtonLink } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { PageTitle } from "@/components/ui/page-title";
import type { PartnerGame } from "@/lib/contract/partners";
import type { GameWords } from "./game-words";
import { listedPartners } from "./listed-games";
import styles from "./live-casino.module.css";
import { TileList } from "./tile-list";

interface LiveCasinoProps {
  /** closed: the member's account has no games. */
  visitor: "guest" | "closed" | "player";
  /** Null when unknown: for a guest always. */
  games: readonly PartnerGame[] | null;
  words: GameWords;
}

/** Partners with live tables. A guest sees them and how to sign in; a member can open them. */
export function LiveCasino({ visitor, games, words }: LiveCasinoProps) {
  const { live } = words;
  const tiles = listedPartners({ normal: games, nr: null }, words)
    .filter(({ category }) => category === "casino")
    // While it is unknown, no partner is shown as closed.
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
