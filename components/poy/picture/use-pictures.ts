"use client";
import { type RefCallback, useEffect, useRef, useState } from "react";
import type { Poy } from "@/lib/contract/poys";
import { useStoreInstance } from "@/stores/_core/registry";
import { createPoys } from "@/stores/poys";
import { drawPicture } from "./draw-picture";

/** A drawn page: the file, and its object URL in this tab. */
export interface Picture {
  file: File;
  url: string;
}

interface Pictures {
  /** The element that shows the page being drawn. */
  stage: RefCallback<HTMLDivElement>;
  drawn: readonly Picture[];
  isFailed: boolean;
  again: () => void;
}

/** The file's name, with its place where the slip has several pictures. */
export const pictureName = (name: string, poyNo: number, at: number, of: number): string =>
  [name, poyNo, ...(of > 1 ? [at + 1] : [])].join("-").concat(".png");

/**
 * The slip with its receipt code; `isRead` is false while that is on its way. A slip that was just accepted has
 * none: it is made when the slip is first read.
 */
export function useReceipt(shown: Poy): { poy: Poy; isRead: boolean } {
  const poys = useStoreInstance(createPoys);
  const [whole, setWhole] = useState(shown.publicReceipt ? shown : null);
  useEffect(() => {
    if (whole) return;
    let isOver = false;
    const { withReceipt } = poys.getState();
    void withReceipt(shown).then((read) => isOver || setWhole(read));
    return () => {
      isOver = true;
    };
  }, [poys, shown, whole]);
  return { poy: whole ?? shown, isRead: whole !== null };
}

const SCALE = 2;

/**
 * Draws pages one after the other: the caller renders page `drawn.length` on the stage until all are drawn. Those that are
 * `ready` belong to who drew them, and are there at once.
 */
export function usePictures(
  pages: number,
  fileName: (at: number) => string,
  ready: readonly Picture[] = [],
): Pictures {
  const [stage, setStage] = useState<HTMLDivElement | null>(null);
  const [drawn, setDrawn] = useState(ready);
  const [isFailed, setFailed] = useState(false);
  const made = useRef<string[]>([]);
  const nameOf = useRef(fileName);
  const at = drawn.length;

  useEffect(() => {
    if (at >= pages || isFailed || !stage) return;
    let isOver = false;
    drawPicture(stage, SCALE).then(
      (blob) => {
        if (isOver) return;
        const file = new File([blob], nameOf.current(at), { type: blob.type });
        const url = URL.createObjectURL(file);
        made.current.push(url);
        setDrawn((before) => [...before, { file, url }]);
      },
      () => {
        if (!isOver) setFailed(true);
      },
    );
    return () => {
      isOver = true;
    };
  }, [at, pages, isFailed, stage]);
  useEffect(() => () => made.current.splice(0).forEach((url) => void URL.revokeObjectURL(url)), []);

  return { stage: setStage, drawn, isFailed, again: () => setFailed(false) };
}

/**
 * Passes pictures to the system's share sheet. `left`: the member closed it, which is no failure. `saved`: the
 * system refused them, so they were downloaded instead.
 */
export async function sharePictures(
  pictures: readonly Picture[],
  title: string,
): Promise<"shared" | "left" | "saved"> {
  try {
    await navigator.share({ files: pictures.map(({ file }) => file), title });
    return "shared";
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError") return "left";
    for (const picture of pictures) save(picture);
    return "saved";
  }
}

function save({ file, url }: Picture): void {
  const link = document.createElement("a");
  link.href = url;
  link.download = file.name;
  link.click();
}
