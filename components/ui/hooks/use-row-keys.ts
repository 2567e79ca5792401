import { type RefObject, useEffect } from "react";

/** Marks the link or button of a row that the keys move to. */
export const rowMark = { "data-row": "" } as const;

const typing = "input, select, textarea, [contenteditable]";

/** `j` moves the focus to the next marked row of a list, `k` to the one before; Enter then opens it, being a link. */
export function useRowKeys(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const move = (event: KeyboardEvent) => {
      if (event.key !== "j" && event.key !== "k") return;
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
      if (event.target instanceof Element && event.target.closest(typing)) return;
      if (document.querySelector('[aria-modal="true"]')) return;
      const rows = [...(list.current?.querySelectorAll<HTMLElement>("[data-row]") ?? [])];
      const here = rows.findIndex((row) => row.parentElement?.contains(document.activeElement));
      // From outside the list either key begins at its first row.
      const next = here < 0 ? rows[0] : rows[here + (event.key === "j" ? 1 : -1)];
      next?.focus();
      next?.scrollIntoView({ block: "nearest" });
    };
    document.addEventListener("keydown", move);
    return () => document.removeEventListener("keydown", move);
  }, [list]);
}
