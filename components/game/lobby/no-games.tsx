import type { ReactNode } from "react";
import { EmptyState } from "@/components/ui/notices/empty-state";
import type { GameCategory } from "@/lib/domain/partners/partners";
import { GameArt } from "../game-art";
import styles from "./lobby.module.css";

interface NoGamesProps {
  /** The kind of games that would be here: its picture is shown. */
  category: GameCategory;
  title?: string;
  text: string;
  children?: ReactNode;
}

/** No game here, or none that can be played: the picture of its kind, why, and where to go. */
export function NoGames({ category, title, text, children }: NoGamesProps) {
  return (
    <EmptyState
      picture={
        <span className={styles.picture}>
          <GameArt category={category} />
        </span>
      }
      title={title ?? text}
      {...(title && { text })}
    >
      {children}
    </EmptyState>
  );
}
