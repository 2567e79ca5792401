"use client";
/**
 * The four-digit sets a member is buying: one store a round. store is what is picked and the outcome of its
 * submission, live what changed meanwhile, import-sets what comes from an old slip, storage what is kept while
 * the page is closed.
 */
import { createContext, Fragment, type ReactNode, useContext, useEffect, useState } from "react";
import { type StoreApi, useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import { type StoreDeps, useStoreInstance } from "../_core/registry";
import type { SetOpening, SetSlip } from "./state";
import { createSetSlip } from "./store";

export interface Sets {
  /** Makes the store of a round; `restore` brings back what the member left there. */
  enter: (opening: SetOpening) => StoreApi<SetSlip>;
}

export const createSetSlips = (needs: StoreDeps) =>
  createStore<Sets>()(() => ({ enter: (opening) => createSetSlip(needs, opening) }));

export const SetSlipContext = createContext<StoreApi<SetSlip> | null>(null);

/**
 * Provides a round's store to the page of sets and keeps it up to date while the page is open. The market's next
 * round may arrive at any time; a member with numbers on the slip moves to it only when they choose to.
 */
export function SetSlipProvider({ opening, children }: { opening: SetOpening; children: ReactNode }) {
  const sets = useStoreInstance(createSetSlips);
  const [room, setRoom] = useState(() => sets.getState().enter(opening));
  const mayGoOn = useStore(room, (now) => now.isLeft || isUntouched(now));
  const { betId } = useStore(room, (now) => now.round.betList);
  const isOther = betId !== opening.round.betList.betId;
  useEffect(() => {
    if (isOther && mayGoOn) setRoom(sets.getState().enter(opening));
  }, [sets, opening, isOther, mayGoOn]);
  useEffect(() => {
    room.getState().restore();
    room.getState().askAgain();
    return room.getState().follow();
  }, [room]);
  return (
    <SetSlipContext value={room}>
      {/* Keyed by round: the state of the previous round must not stay on screen. */}
      <Fragment key={betId}>{children}</Fragment>
    </SetSlipContext>
  );
}

const isUntouched = ({ typed, rows, sending, offered }: SetSlip): boolean =>
  typed === "" && rows.length === 0 && sending.state === "draft" && offered === null;

/** The store itself, for handlers and effects: `useSetSlipStore().getState().press("7")`. */
export function useSetSlipStore(): StoreApi<SetSlip> {
  const room = useContext(SetSlipContext);
  if (!room) throw new Error("sets were asked for outside <SetRoomProvider>");
  return room;
}

export function useSets<Part>(select: (room: SetSlip) => Part): Part {
  return useStore(useSetSlipStore(), select);
}
