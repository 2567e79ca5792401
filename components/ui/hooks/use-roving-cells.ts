import { type FocusEvent, type KeyboardEvent, useState } from "react";

/**
 * One tab stop for a table of buttons, with arrow keys, Home and End (with Ctrl: of the whole table) between
 * them. Rows are the visible ones, whatever the number of columns that fit.
 */
export function useRovingCells(count: number) {
  const [last, setLast] = useState(0);
  const active = last < count ? last : 0;
  return {
    tabIndexOf: (at: number) => (at === active ? 0 : -1),
    handlers: {
      onFocus: (event: FocusEvent<HTMLElement>) => {
        const at = cellsIn(event.currentTarget).indexOf(event.target as HTMLElement);
        if (at >= 0) setLast(at);
      },
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        const cells = cellsIn(event.currentTarget);
        const at = cells.indexOf(event.target as HTMLElement);
        const to = at < 0 || event.altKey || event.metaKey ? undefined : target(event, cells, at);
        if (to === undefined) return;
        event.preventDefault();
        cells[to]?.focus();
      },
    },
  };
}

const cellsIn = (table: HTMLElement) => [...table.querySelectorAll<HTMLElement>("button")];

function target(
  { key, ctrlKey }: Pick<KeyboardEvent, "key" | "ctrlKey">,
  cells: readonly HTMLElement[],
  at: number,
): number | undefined {
  const last = cells.length - 1;
  const columns = columnsOf(cells);
  const column = at % columns;
  switch (key) {
    case "ArrowRight":
      return Math.min(at + 1, last);
    case "ArrowLeft":
      return Math.max(at - 1, 0);
    case "ArrowDown":
      return at + columns <= last ? at + columns : at;
    case "ArrowUp":
      return at - columns >= 0 ? at - columns : at;
    case "Home":
      return ctrlKey ? 0 : at - column;
    case "End":
      return ctrlKey ? last : Math.min(at - column + columns - 1, last);
    default:
      return undefined;
  }
}

/** How many cells are in the first visible row. */
function columnsOf(cells: readonly HTMLElement[]): number {
  const top = cells[0]?.offsetTop;
  const below = cells.findIndex((cell) => cell.offsetTop !== top);
  return below < 0 ? Math.max(1, cells.length) : below;
}
