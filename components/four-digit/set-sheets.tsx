"use client";
import { lazy, Suspense, useEffect } from "react";
import { loadSheet } from "@/components/ui/sheet/sheet";
import { loadLate } from "@/stores/_core/late-code";
import { useStoreInstance } from "@/stores/_core/registry";
import { createCredit } from "@/stores/credit";
import { useSetSlipStore, useSets } from "@/stores/four-digit";

const load = {
  confirm: () => import("./set-confirm"),
  unknown: () => import("@/components/lotto/confirm/pending-outcome"),
  success: () => import("./set-success"),
};
const SetConfirm = lazy(load.confirm);
const PendingOutcome = lazy(load.unknown);
const SetSuccess = lazy(load.success);

/** The sheet for the slip's state. Each is loaded when it is first needed. */
export function SetSheets({ marketName }: { marketName: string }) {
  const slipStore = useSetSlipStore();
  const state = useSets(({ sending }) => sending.state);
  const hasRows = useSets(({ rows }) => rows.length > 0);
  const credit = useStoreInstance(createCredit);

  useEffect(() => {
    // Preloaded with the first number: the one for a lost network could not be loaded when it is needed.
    if (hasRows) void loadLate([loadSheet, ...Object.values(load)]);
  }, [hasRows]);
  useEffect(() => {
    if (state === "accepted" || state === "rejected") void credit.getState().refresh();
  }, [state, credit]);

  return <Suspense fallback={null}>{sheet()}</Suspense>;

  function sheet() {
    if (state === "confirming" || state === "sending") return <SetConfirm marketName={marketName} />;
    if (state === "unknown") return <PendingOutcome onAgain={() => slipStore.getState().askAgain()} />;
    return state === "accepted" ? <SetSuccess marketName={marketName} /> : null;
  }
}
