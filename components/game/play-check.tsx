"use client";
import { useState } from "react";
import { Icon } from "@/components/ui/art/icon";
import { Button } from "@/components/ui/controls/button";
import type { Played } from "@/lib/contract/demo-games";
import { useStoreInstance } from "@/stores/_core/registry";
import { createGames } from "@/stores/games";
import styles from "./game-round.module.css";

export type CheckWords = Record<"check" | "checking" | "agrees" | "differs" | "uncheckable", string>;

interface PlayCheckProps {
  gameId: string;
  play: Played;
  words: CheckWords;
}

/** Works the play out again on this device, with the rules that decided it, and says whether all agrees. */
export function PlayCheck({ gameId, play, words }: PlayCheckProps) {
  const games = useStoreInstance(createGames);
  const [found, setFound] = useState<keyof CheckWords>("check");
  const check = async () => {
    setFound("checking");
    try {
      setFound((await games.getState().check(gameId, play)) ? "agrees" : "differs");
    } catch {
      setFound("uncheckable");
    }
  };
  return (
    <div className={styles.check}>
      <Button look="quiet" isWide isBusy={found === "checking"} onClick={() => void check()}>
        {words.check}
      </Button>
      <p role="status" className={styles.found} data-found={found}>
        {found === "agrees" ? <Icon name="check" size={20} /> : null}
        {found === "check" ? null : words[found]}
      </p>
    </div>
  );
}
