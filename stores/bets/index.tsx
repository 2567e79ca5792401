"use client";
/**
 * The slips a member is making: one store a round. The parts: edit (what is picked and priced), submit (its
 * outcome), live (what changed meanwhile), storage (what is kept while the page is closed).
 */
import { createContext, type ReactNode, useContext, useEffect, useState } from "react";
import { type StoreApi, useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import { type StoreDeps, useStoreInstance } from "../_core/registry";
import type { BetSlip, Opening } from "./state";
import { createBetSlip } from "./store";

interface Bets {
  /** Makes the store of a round; `restore` brings back what the member left there. */
  enter: (opening: Opening) => StoreApi<BetSlip>;
}

const createBets = (needs: StoreDeps) =>
  createStore<Bets>()(() => ({ enter: (opening) => createBetSlip(needs, opening) }));

export const BetSlipContext = createContext<StoreApi<BetSlip> | null>(null);

/** Provides a round's store to the bet page and keeps it up to date while the page is open. */
export function BetSlipProvider({ opening, children }: { opening: Opening; children: ReactNode }) {
  const bets = useStoreInstance(createBets);
  const [slip] = useState(() => bets.getState().enter(opening));
  useEffect(() => {
    slip.getState().restore();
    slip.getState().askAgain();
    return slip.getState().follow();
  }, [slip]);
  return <BetSlipContext value={slip}>{children}</BetSlipContext>;
}

/** The store itself, for handlers and effects: `useBetSlipStore().getState().press("7")`. */
export function useBetSlipStore(): StoreApi<BetSlip> {
  const slip = useContext(BetSlipContext);
  if (!slip) throw new Error("a slip was asked for outside <BetSlipProvider>");
  return slip;
}

export function useBets<Part>(select: (slip: BetSlip) => Part): Part {
  return useStore(useBetSlipStore(), select);
}
