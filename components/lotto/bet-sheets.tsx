"use client";
import { lazy, Suspense, useEffect } from "react";
import { loadSheet } from "@/components/ui/sheet/use-sheet-frame";
import { loadLate } from "@/stores/_core/late-code";
import { useStoreInstance } from "@/stores/_core/registry";
import { useBetSlipStore, useBets } from "@/stores/bets";
import { createCredit } from "@/stores/credit";
import { useIsWide } from "./use-is-wide";

const load = {
  unknown: () => import("./confirm/pending-outcome"),
  confirm: () => import("./confirm/confirm-sheet"),
  price: () => import("./prices/price-sheet"),
  success: () => import("./confirm/success-sheet"),
};

const PriceSheet = lazy(load.price);
const ConfirmSheet = lazy(load.confirm);
const PendingOutcome = lazy(load.unknown);
const SuccessSheet = lazy(load.success);

interface BetSheetsProps {
  marketName: string;
  /** The market's next round; null when none is known. */
  nextHref: string | null;
}

/** The sheet for the slip's state. Each is loaded when it is first needed. */
export function BetSheets({ marketName, nextHref }: BetSheetsProps) {
  const slipStore = useBetSlipStore();
  const state = useBets(({ sending }) => sending.state);
  const isPricing = useBets((now) => now.isPricing);
  const hasLines = useBets(({ lines }) => lines.length > 0);
  const isWide = useIsWide();
  const credit = useStoreInstance(createCredit);

  useEffect(() => {
    // Preloaded with the first number: the one for a lost network could not be loaded when it is needed.
    if (hasLines) void loadLate([loadSheet, ...Object.values(load)]);
  }, [hasLines]);
  useEffect(() => {
    if (state === "accepted" || state === "rejected") void credit.getState().refresh();
  }, [state, credit]);

  return <Suspense fallback={null}>{sheet()}</Suspense>;

  function sheet() {
    if (state === "confirming" || state === "sending") return <ConfirmSheet marketName={marketName} />;
    if (state === "unknown") return <PendingOutcome onAgain={() => slipStore.getState().askAgain()} />;
    if (state === "accepted") return <SuccessSheet marketName={marketName} />;
    return isPricing && !isWide ? <PriceSheet nextHref={nextHref} /> : null;
  }
}
