"use client";
/**
 * The slips a member is making: one store a round. The parts: edit (what is picked and priced), submit (its
 * outcome), live (what changed meanwhile), storage (what is kept while the page is closed).
 */
import { createContext, type ReactNode, useContext, useEffect, useState } from "react";
import { type StoreApi, useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import { type Needs, useShelved } from "../_core/registry";
import type { BetRoom, Opening } from "./state";
import { createBetRoom } from "./store";

export interface Bets {
  /** Makes the store of a round; `restore` brings back what the member left there. */
  enter: (opening: Opening) => StoreApi<BetRoom>;
}

export const createBets = (needs: Needs) =>
  createStore<Bets>()(() => ({ enter: (opening) => createBetRoom(needs, opening) }));

export const BetRoomContext = createContext<StoreApi<BetRoom> | null>(null);

/** Provides a round's store to the bet page and keeps it up to date while the page is open. */
export function BetRoomProvider({ opening, children }: { opening: Opening; children: ReactNode }) {
  const bets = useShelved(createBets);
  const [room] = useState(() => bets.getState().enter(opening));
  useEffect(() => {
    room.getState().restore();
    room.getState().askAgain();
    return room.getState().follow();
  }, [room]);
  return <BetRoomContext value={room}>{children}</BetRoomContext>;
}

/** The store itself, for handlers and effects: `useBetRoom().getState().press("7")`. */
export function useBetRoom(): StoreApi<BetRoom> {
  const room = useContext(BetRoomContext);
  if (!room) throw new Error("a slip was asked for outside <BetRoomProvider>");
  return room;
}

export function useBets<Part>(select: (room: BetRoom) => Part): Part {
  return useStore(useBetRoom(), select);
}
