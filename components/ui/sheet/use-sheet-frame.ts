import { type ComponentType, useEffect, useState, useSyncExternalStore } from "react";
import { PlainDialog, type SheetFrameProps } from "./plain-dialog";

type SheetFrame = ComponentType<SheetFrameProps>;

/** A press must open its sheet within this time; on a slower network the browser's own dialog holds it. */
export const SHEET_PATIENCE_MS = 2_000;

/** The library's dialog, once its code is here. */
let libraryFrame: SheetFrame | undefined;
/** It was waited for in vain. */
let isLate = false;
const waiting = new Set<() => void>();

/**
 * Loads the library's dialog (45 kB, on no page's first load) before a sheet needs it; without the network a sheet opens
 * all the same. Resolves when a sheet can open at once.
 */
export async function loadSheet(): Promise<void> {
  if (libraryFrame) return;
  const code = import("./sheet-dialog").then(
    ({ SheetDialog }) => {
      libraryFrame = SheetDialog;
    },
    () => undefined,
  );
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, SHEET_PATIENCE_MS);
  });
  await Promise.race([code, patience]);
  clearTimeout(timer);
  isLate = libraryFrame === undefined;
  for (const tell of waiting) tell();
}

const frameNow = (): SheetFrame | undefined => libraryFrame ?? (isLate ? PlainDialog : undefined);

function subscribe(tell: () => void): () => void {
  waiting.add(tell);
  return () => waiting.delete(tell);
}

/**
 * What holds a sheet; undefined while it loads. An open sheet keeps the one it has: what was typed in it would be lost
 * otherwise. React itself looks again once it has subscribed: code that came since the sheet was rendered is not missed.
 */
export function useSheetFrame(): SheetFrame | undefined {
  const now = useSyncExternalStore(subscribe, frameNow, () => undefined);
  const [kept, keep] = useState<SheetFrame | undefined>(() => now);
  if (!kept && now) keep(() => now);
  useEffect(() => void loadSheet(), []);
  return kept ?? now;
}
