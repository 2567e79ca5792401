"use client";
import { useEffect, useState } from "react";
import type { Poy } from "@/lib/contract/poys";
import { useClock } from "@/stores/page/clock";
import { picturePages } from "./picture-pages";
import styles from "./picture-sheet.module.css";
import type { SavePictureProps } from "./save-picture";
import { SlipPicture } from "./slip-picture";
import { type Picture, pictureName, usePictures, useReceipt } from "./use-pictures";

/** A slip with its receipt's code, and its picture; none where it is long, or could not be drawn. */
export interface ReadySlip {
  poy: Poy;
  pictures: readonly Picture[];
}

/** Draws a slip's picture out of sight. Slips of several pictures are left to the sheet: they would take a phone seconds. */
export default function ReadyPicture({
  poy: shown,
  marketName,
  names,
  status,
  words,
  onReady,
}: SavePictureProps & { onReady: (ready: ReadySlip) => void }) {
  const { poy, isRead } = useReceipt(shown);
  const [atMs] = useState(useClock((clock) => clock.nowMs));
  const pages = picturePages(poy, names, words.sets);
  const of = pages.length;
  const { stage, drawn } = usePictures(isRead && of === 1 ? 1 : 0, (at) =>
    pictureName(words.fileName, poy.poyNo, at, of),
  );
  useEffect(() => {
    if (isRead) onReady({ poy, pictures: drawn });
  }, [isRead, poy, drawn, onReady]);
  if (!isRead || of !== 1 || drawn.length === 1) return null;
  return (
    <div className={styles.stage} aria-hidden="true">
      <SlipPicture
        ref={stage}
        poy={poy}
        groups={pages[0] ?? []}
        page={{ at: 1, of }}
        marketName={marketName}
        status={status}
        atMs={atMs}
        words={words}
      />
    </div>
  );
}
