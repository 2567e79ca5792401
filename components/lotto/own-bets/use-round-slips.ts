import { useEffect, useMemo } from "react";
import type { PoyPage, PoyRow } from "@/lib/contract/poys";
import { useStoreInstance } from "@/stores/_core/registry";
import { useBets } from "@/stores/bets";
import { createPoys, usePoys } from "@/stores/poys";
import { selectionKey } from "@/stores/poys/selection";

const none: readonly PoyRow[] = [];

/** Selects the member's slips of this round. */
function useSelection() {
  const { betGroup, betType, betList } = useBets((slip) => slip.round);
  const { betId } = betList;
  return useMemo(() => ({ betGroup, betType, betId }), [betGroup, betType, betId]);
}

/** The member's slips of this round, newest first, without those that were cancelled: as last read, else as rendered. */
export function useRoundSlips(known: PoyPage | null): readonly PoyRow[] {
  const selection = useSelection();
  const items = usePoys(({ lists }) => lists[selectionKey(selection)]?.items) ?? known?.items ?? none;
  return useMemo(
    () => items.filter((slip) => slip.betId === selection.betId && slip.status !== "cancelled"),
    [items, selection],
  );
}

/**
 * Reads them again when a slip is accepted here or one of them changes. One component of a page does so: what was
 * rendered would replace what another has read since.
 */
export function useRoundSlipUpdates(known: PoyPage | null): void {
  const poys = useStoreInstance(createPoys);
  const selection = useSelection();
  const accepted = useBets(({ sending }) => (sending.state === "accepted" ? sending.poy : null));
  useEffect(() => {
    if (known) poys.getState().open(selection, known);
  }, [poys, selection, known]);
  useEffect(() => {
    if (accepted) void poys.getState().refresh(selection);
  }, [poys, selection, accepted]);
  useEffect(
    () => poys.getState().listen((changed) => void poys.getState().refresh(selection, changed)),
    [poys, selection],
  );
}
