"use client";
import { useEffect } from "react";
import { useStoreInstance } from "@/stores/_core/registry";
import { createGames, type GameLists, useGames } from "@/stores/games";

/** The lists that the server rendered; a missing one is requested here. Null while no list of games is known. */
export function useGameLists(first: GameLists) {
  const store = useStoreInstance(createGames);
  const { normal, nr, highlights, isFailed } = useGames((games) => games);
  useEffect(() => {
    store.getState().open(first);
    if (Object.values(first).includes(null)) void store.getState().load();
  }, [store, first]);
  const lists: GameLists = {
    normal: first.normal ?? normal,
    nr: first.nr ?? nr,
    highlights: first.highlights ?? highlights,
  };
  return {
    lists: lists.normal ? lists : null,
    isFailed,
    again: () => void store.getState().load(),
  };
}
