import { type RefObject, useEffect, useRef, useState } from "react";
import { useBets } from "@/stores/bets";

/** The line that was added last while this was shown; null before one was. */
export function useNewest(): string | null {
  const lines = useBets((slip) => slip.lines);
  const before = useRef(lines);
  const [newest, setNewest] = useState<string | null>(null);
  useEffect(() => {
    const known = new Set(before.current.map(({ ref }) => ref));
    before.current = lines;
    const added = lines.findLast(({ ref }) => !known.has(ref));
    if (added) setNewest(added.ref);
  }, [lines]);
  return newest;
}

/** Scrolls the slip's own column, and nothing else, to the line that was just added: it shows where the number went. */
export function useNewestInView(box: RefObject<HTMLElement | null>): void {
  const newest = useNewest();
  useEffect(() => {
    const column = box.current;
    if (!column || newest === null) return;
    const row = column.querySelector(`[data-line="${CSS.escape(newest)}"]`);
    if (!row) return;
    const [inside, line] = [column.getBoundingClientRect(), row.getBoundingClientRect()];
    if (line.bottom > inside.bottom) column.scrollTop += line.bottom - inside.bottom + GAP_PX;
    else if (line.top < inside.top) column.scrollTop -= inside.top - line.top + GAP_PX;
  }, [box, newest]);
}

/** What of the next row shows that the list goes on. */
const GAP_PX = 12;
