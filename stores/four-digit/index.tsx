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

interface Sets {
  /** Makes the store of a round; `restore` brings back what the member left there. */
  enter: (opening: SetOpening) => StoreApi<SetSlip>;
}

const createSetSlips = (needs: StoreDeps) =>
  createStore<Sets>()(() => ({ enter: (opening) => createSetSlip(needs, opening) }));

export const SetSlipContext = createContext<StoreApi<SetSlip> | null>(null);

/**
 * Provides a round's store to the page of sets and keeps it up to date while the page is open. The market's next
 * round may arrive at any time; a member with numbers on the slip moves to it only when they choose to.
 */
export function SetSlipProvider({ opening, children }: { opening: SetOpening; children: ReactNode }) {
  const sets = useStoreInstance(createSetSlips);
  const [slip, setSlip] = useState(() => sets.getState().enter(opening));
  const mayGoOn = useStore(slip, (now) => now.isLeft || isUntouched(now));
  const { betId } = useStore(slip, (now) => now.round.betList);
  const isOther = betId !== opening.round.betList.betId;
  useEffect(() => {
    if (isOther && mayGoOn) setSlip(sets.getState().enter(opening));
  }, [sets, opening, isOther, mayGoOn]);
  useEffect(() => {
    slip.getState().restore();
    slip.getState().askAgain();
    return slip.getState().follow();
  }, [slip]);
  return (
    <SetSlipContext value={slip}>
      {/* Keyed by round: the state of the previous round must not stay on screen. */}
      <Fragment key={betId}>{children}</Fragment>
    </SetSlipContext>
  );
}

const isUntouched = ({ typed, rows, sending, offered }: SetSlip): boolean =>
  typed === "" && rows.length === 0 && sending.state === "draft" && offered === null;

/** The store itself, for handlers and effects: `useSetSlipStore().getState().press("7")`. */
export function useSetSlipStore(): StoreApi<SetSlip> {
  const slip = useContext(SetSlipContext);
  if (!slip) throw new Error("sets were asked for outside <SetSlipProvider>");
  return slip;
}

export function useSets<Part>(select: (slip: SetSlip) => Part): Part {
  return useStore(useSetSlipStore(), select);
}
