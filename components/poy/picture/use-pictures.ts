import { type RefCallback, useEffect, useRef, useState } from "react";
import { drawPicture } from "./draw-picture";

/** A drawn page: the file, and its object URL in this tab. */
export interface Picture {
  file: File;
  url: string;
}

const SCALE = 2;

export interface Pictures {
  /** The element that shows the page being drawn. */
  stage: RefCallback<HTMLDivElement>;
  drawn: readonly Picture[];
  isFailed: boolean;
  again: () => void;
}

/** Draws pages one after the other: the caller renders page `drawn.length` on the stage until all are drawn. */
export function usePictures(pages: number, fileName: (at: number) => string): Pictures {
  const [stage, setStage] = useState<HTMLDivElement | null>(null);
  const [drawn, setDrawn] = useState<readonly Picture[]>([]);
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
