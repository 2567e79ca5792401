"use client";
import { useVirtualizer } from "@tanstack/react-virtual";
import { useEffect, useRef, useState } from "react";
import styles from "./slip-editor.module.css";
import { type SlipRow, SlipRowView } from "./slip-row";
import { useNewest } from "./use-newest-in-view";

const ROW_PX = 56;

/** A virtualized price list: only the visible rows are rendered. It scrolls with its scrolling ancestor. */
export default function VirtualRows({ rows }: { rows: readonly SlipRow[] }) {
  const list = useRef<HTMLUListElement>(null);
  const [scroller, setScroller] = useState<Element | null>(null);
  const [offset, setOffset] = useState(0);
  useEffect(() => {
    const found = scrollerOf(list.current);
    setScroller(found);
    if (!found || !list.current) return;
    setOffset(list.current.getBoundingClientRect().top - found.getBoundingClientRect().top + found.scrollTop);
  }, []);
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller,
    estimateSize: () => ROW_PX,
    getItemKey: (at) => rows[at]?.key ?? at,
    scrollMargin: offset,
    overscan: 8,
  });
  const newest = useNewest();
  const shown = useRef<string | null>(null);
  useEffect(() => {
    if (newest === null || newest === shown.current) return;
    shown.current = newest;
    const at = rows.findIndex(({ key }) => key === newest);
    if (at >= 0) virtual.scrollToIndex(at, { align: "auto" });
  }, [newest, rows, virtual]);
  return (
    <ul ref={list} className={styles.rows} style={{ height: virtual.getTotalSize(), position: "relative" }}>
      {virtual.getVirtualItems().map((item) => {
        const row = rows[item.index];
        return row ? (
          <li
            key={item.key}
            ref={virtual.measureElement}
            data-index={item.index}
            aria-setsize={rows.length}
            aria-posinset={item.index + 1}
            className={styles.virtual}
            style={{ transform: `translateY(${item.start - offset}px)` }}
          >
            <SlipRowView row={row} />
          </li>
        ) : null;
      })}
    </ul>
  );
}

/** The nearest ancestor that scrolls: the slip's own column on a desktop, the sheet on a phone. */
function scrollerOf(element: Element | null): Element | null {
  for (let one = element?.parentElement ?? null; one; one = one.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(one).overflowY)) return one;
  }
  return document.scrollingElement;
}
