"use client";
import { useEffect } from "react";
import { ButtonLink } from "@/components/ui/controls/button";
import { EmptyState } from "@/components/ui/notices/empty-state";
import { useRouter } from "@/lib/i18n/navigation";
import { useStoreInstance } from "@/stores/_core/registry";
import { createCredit } from "@/stores/credit";
import { createGames } from "@/stores/games";
import type { GameWords } from "./game-words";

/** Ends the partners' sessions and returns to the lobby, whatever they answer. */
export function Leaving({ words }: { words: GameWords["leaving"] }) {
  const games = useStoreInstance(createGames);
  const credit = useStoreInstance(createCredit);
  const router = useRouter();
  useEffect(() => {
    let isGone = false;
    void games
      .getState()
      .leave()
      .then(() => {
        void credit.getState().refresh();
        // A member who did not wait for the answer has left this page: no navigation.
        if (!isGone) router.replace("/games");
      });
    return () => {
      isGone = true;
    };
  }, [games, credit, router]);
  return (
    <div role="status">
      <EmptyState icon="dice" title={words.title} text={words.text}>
        <ButtonLink look="quiet" href="/games">
          {words.action}
        </ButtonLink>
      </EmptyState>
    </div>
  );
}
