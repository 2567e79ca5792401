"use client";
import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { useStoreInstance } from "@/stores/_core/registry";
import { useBetSlipStore } from "@/stores/bets";
import { createNumberSets } from "@/stores/number-sets";
import { createSnackbar } from "@/stores/snackbar";

/** Fetches the number set and offers its numbers to the slip; renders nothing. */
export default function PendingSetImport({ id, onDone }: { id: string; onDone: () => void }) {
  const t = useTranslations("numbers");
  const slipStore = useBetSlipStore();
  const store = useStoreInstance(createNumberSets);
  const snackbar = useStoreInstance(createSnackbar);
  useEffect(() => {
    let isOver = false;
    const offer = async () => {
      await store.getState().load();
      if (isOver) return;
      const { sets } = store.getState();
      const set = sets?.find((one) => one.id === id);
      if (set) slipStore.getState().offerLines(set.rows);
      else {
        const text = t(sets ? "import.gone" : "set.failed");
        snackbar.getState().showMessage({ text, color: "failure", timeout: 6_000 });
      }
      onDone();
    };
    void offer();
    return () => {
      isOver = true;
    };
  }, [id, slipStore, store, snackbar, t, onDone]);
  return null;
}
