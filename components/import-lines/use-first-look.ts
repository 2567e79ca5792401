import { type RefObject, useEffect, useRef } from "react";

/** A change of more characters than this is a paste: nobody types so fast. */
const PASTED = 8;

/**
 * After a paste on a phone the first line that needs a look scrolls into view: it may stand below a long text. While
 * one types, nothing moves.
 */
export function useFirstLook(text: string): RefObject<HTMLDivElement | null> {
  const column = useRef<HTMLDivElement>(null);
  const before = useRef(text.length);
  useEffect(() => {
    const isPaste = text.length - before.current > PASTED;
    before.current = text.length;
    if (!isPaste || !matchMedia("(max-width: 1023px)").matches) return;
    const line = column.current?.querySelector("[data-mark=asks], [data-mark=unread], [data-repriced]");
    // At once: a slow scroll would be cut off by the next change of the page.
    line?.scrollIntoView?.({ block: "center" });
  }, [text]);
  return column;
}
