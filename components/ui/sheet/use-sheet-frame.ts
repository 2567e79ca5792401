import { type ComponentType, useEffect, useState } from "react";
import { PlainDialog, type SheetFrameProps } from "./plain-dialog";

type SheetFrame = ComponentType<SheetFrameProps>;

/** A press must open its sheet within this time; on a slower network the browser's own dialog holds it. */
export const SHEET_PATIENCE_MS = 2_000;

/** The library's dialog, once its code is here. */
let libraryFrame: SheetFrame | undefined;
/** It was waited for in vain. */
let isLate = false;

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
}

const frameNow = (): SheetFrame | undefined => libraryFrame ?? (isLate ? PlainDialog : undefined);

/**
 * What holds a sheet; undefined while it loads. An open sheet keeps the one it has: what was typed in it would be lost
 * otherwise.
 */
export function useSheetFrame(): SheetFrame | undefined {
  const [frame, setFrame] = useState<SheetFrame | undefined>(frameNow);
  useEffect(() => {
    let isOver = false;
    // Also where the code is here by now: it may have come after this was drawn.
    void loadSheet().then(() => {
      if (!isOver) setFrame((shown: SheetFrame | undefined) => shown ?? frameNow());
    });
    return () => {
      isOver = true;
    };
  }, []);
  return frame;
}
