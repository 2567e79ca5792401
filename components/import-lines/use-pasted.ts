import { startTransition, useEffect, useMemo, useState } from "react";
import type { Answers } from "@/lib/domain/poy/paste/ambiguities";
import { type Pasted, readPaste } from "@/lib/domain/poy/paste/paste";
import { verdictOf } from "@/lib/domain/poy/paste/verdict";

/** A text that is read within a frame, even on a slow phone. */
const AT_ONCE = 1_500;
/** How long a slice of a longer one takes: no press waits longer. */
const SLICE_MS = 8;

/**
 * A text as the reader has it, and which text that is: the lines of a long one are read in slices, and until all are
 * known the reading before stays.
 */
export function usePasted(
  text: string,
  answers: Answers,
  betType: string | undefined,
): { readonly pasted: Pasted; readonly read: string } {
  const [known, setKnown] = useState("");
  const isShort = text.length <= AT_ONCE;
  useEffect(
    () => (isShort ? undefined : readLines(text, () => startTransition(() => setKnown(text)))),
    [isShort, text],
  );
  const read = isShort ? text : known;
  const pasted = useMemo(
    () => readPaste(read, answers, betType === undefined ? {} : { betType }),
    [read, answers, betType],
  );
  return { pasted, read };
}

/** Reads the lines of a text in slices; the reader remembers them. Returns how to stop. */
function readLines(text: string, done: () => void): () => void {
  const lines = text.split("\n");
  let at = 0;
  let next = 1;
  let timer: ReturnType<typeof setTimeout>;
  const slice = () => {
    const until = performance.now() + SLICE_MS;
    while (at < lines.length && performance.now() < until) {
      next = verdictOf(lines[at] ?? "", next).next;
      at += 1;
    }
    if (at < lines.length) timer = setTimeout(slice);
    else done();
  };
  timer = setTimeout(slice);
  return () => clearTimeout(timer);
}
