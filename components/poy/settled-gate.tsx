"use client";
import { type ComponentType, useEffect, useState } from "react";
import { useLocale } from "@/lib/i18n/navigation";
import type { SettledWords } from "@/lib/i18n/settled-words";
import { useStoreInstance } from "@/stores/_core/registry";
import { createSettledSlips, useSettledSlips } from "@/stores/poys/settled-slips";

interface Loaded {
  Notice: ComponentType<{ words: SettledWords }>;
  words: SettledWords;
}

/** Says on every page what came of the member's slips when a round is settled; code and words load then. */
export function SettledGate() {
  const settled = useStoreInstance(createSettledSlips);
  const isDue = useSettledSlips(({ wins, losses }) => wins.length > 0 || losses > 0);
  const locale = useLocale();
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  useEffect(() => settled.getState().watch(), [settled]);
  useEffect(() => {
    if (!isDue || loaded) return;
    let isOver = false;
    const load = async () => {
      const [{ SettledNotice }, { settledWords }] = await Promise.all([
        import("./settled-notice"),
        import("@/lib/i18n/settled-words"),
      ]);
      const words = await settledWords(locale);
      if (!isOver) setLoaded({ Notice: SettledNotice, words });
    };
    // Without its code nothing is said here; the notification and the slip say it.
    load().catch(() => undefined);
    return () => {
      isOver = true;
    };
  }, [isDue, loaded, locale]);
  return isDue && loaded ? <loaded.Notice words={loaded.words} /> : null;
}
