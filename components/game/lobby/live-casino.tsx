import { Card } from "@/components/ui/card";
import { ButtonLink } from "@/components/ui/controls/button";
import { EmptyState } from "@/components/ui/notices/empty-state";
import { ErrorState } from "@/components/ui/notices/error-state";
import { PageTitle } from "@/components/ui/page-title";
import type { PartnerGame } from "@/lib/contract/partners";
import type { GameWords } from "../game-words";
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

/**
 * Partners with live tables. A member opens those that are connected; where none is, the page says so and leads to
 * the games that can be played, and promises no tables. A guest sees how to sign in.
 */
export function LiveCasino({ visitor, games, words }: LiveCasinoProps) {
  const { live, failed } = words;
  const partners = listedPartners({ normal: games, nr: null }, words).filter(
    ({ category }) => category === "casino",
  );
  const connected = partners.filter(({ state }) => state !== "unconnected");
  const isPlayer = visitor === "player";
  return (
    <div className={styles.page}>
      <PageTitle {...(games && connected.length > 0 && { note: live.lead })}>{live.title}</PageTitle>
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
      {isPlayer && games === null ? (
        <ErrorState
          title={failed.title}
          text={failed.text}
          action={{ href: "/live/casino", label: failed.again }}
        />
      ) : null}
      {games ? (
        <TileList
          title={live.partners}
          tiles={isPlayer ? connected : connected.map((tile) => ({ ...tile, href: null }))}
          words={words}
        />
      ) : null}
      {isPlayer && games && connected.length === 0 ? (
        <EmptyState
          icon="dice"
          title={live.noneTitle}
          text={live.noneText}
          action={{ href: "/games", label: live.lobby }}
        />
      ) : isPlayer ? (
        <p className={styles.on}>
          <ButtonLink href="/games" look="quiet">
            {live.lobby}
          </ButtonLink>
        </p>
      ) : null}
    </div>
  );
}
