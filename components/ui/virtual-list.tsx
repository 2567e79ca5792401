"use client";
import { useWindowVirtualizer, type VirtualItem, type Virtualizer } from "@tanstack/react-virtual";
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import styles from "./virtual-list.module.css";

export interface VirtualListProps {
  label: string;
  count: number;
  /** Stable for one item, wherever it stands: new ones may come in front. */
  keyAt: (at: number) => string | number;
  render: (at: number) => ReactNode;
  /** A first guess of a row's height; the real ones are measured. */
  rowPx: number;
  /** Keeps the rows' heights while the list is away: come back to, it is as long as it was left. */
  kept?: { measured: VirtualItem[] };
}

/** Rows that are there before the script is. */
const FIRST_ROWS = 12;

/**
 * A long list that scrolls with the page; only the rows in view are drawn. Rows that come in front do not move
 * what one reads.
 */
export function VirtualList({ label, count, keyAt, render, rowPx, kept }: VirtualListProps) {
  const list = useRef<HTMLOListElement>(null);
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const measure = () => setTop((list.current?.getBoundingClientRect().top ?? 0) + window.scrollY);
    measure();
    // What stands above the list may grow after the first paint.
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);
  const virtual = useWindowVirtualizer({
    count,
    estimateSize: () => rowPx,
    getItemKey: keyAt,
    scrollMargin: top,
    overscan: 8,
    initialMeasurementsCache: kept?.measured ?? [],
  });
  useEffect(() => {
    if (!kept) return;
    return () => {
      kept.measured = virtual.takeSnapshot();
    };
  }, [virtual, kept]);
  useKeptPlace(virtual, count > 0 ? keyAt(0) : undefined, top);
  const items = virtual.getVirtualItems();
  return (
    <ol ref={list} aria-label={label} className={styles.list} style={{ minHeight: virtual.getTotalSize() }}>
      {/* The server knows no window: the first rows stand in the flow until the real ones are measured. */}
      {items.length === 0
        ? Array.from({ length: Math.min(count, FIRST_ROWS) }, (_, at) => (
            <li key={keyAt(at)} aria-setsize={count} aria-posinset={at + 1}>
              {render(at)}
            </li>
          ))
        : null}
      {items.map((item) => (
        <li
          key={item.key}
          ref={virtual.measureElement}
          data-index={item.index}
          aria-setsize={count}
          aria-posinset={item.index + 1}
          className={styles.row}
          style={{ transform: `translateY(${item.start - top}px)` }}
        >
          {render(item.index)}
        </li>
      ))}
    </ol>
  );
}

/** Scrolls on by as much as the list grew in front, where one has gone down into it. */
function useKeptPlace(
  virtual: Virtualizer<Window, Element>,
  first: string | number | undefined,
  top: number,
): void {
  const total = virtual.getTotalSize();
  const before = useRef({ first, total });
  useEffect(() => {
    const was = before.current;
    before.current = { first, total };
    const grewInFront = was.first !== undefined && was.first !== first && total > was.total;
    if (grewInFront && window.scrollY > top) {
      window.scrollBy({ top: total - was.total, behavior: "instant" });
    }
  });
}
