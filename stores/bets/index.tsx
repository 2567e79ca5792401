"use client";
/**
 * The slips a member is making: one room a round. The parts by idea: edit (what is picked and priced), submit
 * (what became of it), live (what changed meanwhile), storage (where it waits).
 */
import { createContext, type ReactNode, useContext, useEffect, useState } from "react";
import { type StoreApi, useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import { type Needs, useShelved } from "../_core/registry";
import type { BetRoom, Opening } from "./state";
import { createBetRoom } from "./store";

export interface Bets {
  /** A new room for a round; what the member left there comes back by `restore`. */
  enter: (opening: Opening) => StoreApi<BetRoom>;
}

export const createBets = (needs: Needs) =>
  createStore<Bets>()(() => ({ enter: (opening) => createBetRoom(needs, opening) }));

export const BetRoomContext = createContext<StoreApi<BetRoom> | null>(null);

/** Opens a round's room around the bet page and keeps it up to date while it is on screen. */
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

/** The room itself, for handlers and effects: `useBetRoom().getState().press("7")`. */
export function useBetRoom(): StoreApi<BetRoom> {
  const room = useContext(BetRoomContext);
  if (!room) throw new Error("a slip was asked for outside <BetRoomProvider>");
  return room;
}

export function useBets<Part>(select: (room: BetRoom) => Part): Part {
  return useStore(useBetRoom(), select);
}
