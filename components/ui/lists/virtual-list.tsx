"use client";
import { useWindowVirtualizer, type VirtualItem, type Virtualizer } from "@tanstack/react-virtual";
import { type ReactNode, startTransition, useEffect, useLayoutEffect, useRef, useState } from "react";
import { afterPaint } from "../hooks/after-paint";
import styles from "./virtual-list.module.css";

export interface VirtualListProps {
  label: string;
  count: number;
  /** A stable key of an item, whatever its index: new ones may be prepended. */
  keyAt: (at: number) => string | number;
  render: (at: number) => ReactNode;
  /** An estimate of a row's height; real ones are measured. */
  rowPx: number;
  /** Stores the rows' heights while the list is unmounted: a restored list has the same height. */
  kept?: { measured: VirtualItem[] };
  /**
   * The list appears on a page that is in use: its rows come a frame later, rendered in slices, so that the page is
   * not blocked until all of them are there. Never on the server.
   */
  isLate?: boolean;
}

/** Rows that the server renders. */
const FIRST_ROWS = 12;

/**
 * A long list that scrolls with the page; only visible rows are rendered. Prepended rows do not move the visible
 * ones.
 */
export function VirtualList({ label, count, keyAt, render, rowPx, kept, isLate = false }: VirtualListProps) {
  const list = useRef<HTMLOListElement>(null);
  const [top, setTop] = useState(0);
  /** For a late list: the viewport at which its first rows are rendered. */
  const [initialRect, setInitialRect] = useState<{ width: number; height: number }>();
  const isAwaited = isLate && !initialRect;
  useEffect(() => {
    if (!isLate) return;
    return afterPaint(() =>
      startTransition(() => {
        setTop(topOf(list.current));
        setInitialRect({ width: window.innerWidth, height: window.innerHeight });
      }),
    );
  }, [isLate]);
  useLayoutEffect(() => {
    if (isAwaited) return;
    const measure = () => setTop(topOf(list.current));
    // It is known for a late list, and reading it here would lay out the page in this task.
    if (!isLate) measure();
    // Content above the list may grow after the first paint.
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [isLate, isAwaited]);
  const virtual = useWindowVirtualizer({
    count,
    estimateSize: () => rowPx,
    getItemKey: keyAt,
    scrollMargin: top,
    overscan: 8,
    initialMeasurementsCache: kept?.measured ?? [],
    enabled: !isAwaited,
    ...(initialRect && { initialRect }),
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
    <ol
      ref={list}
      aria-label={label}
      className={styles.list}
      style={{ minHeight: isAwaited ? count * rowPx : virtual.getTotalSize() }}
    >
      {/* The server knows no viewport: the first rows are in the normal flow until they are measured. */}
      {items.length === 0 && !isLate
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

/** The distance of an element from the top of the document. */
const topOf = (element: HTMLElement | null) => (element?.getBoundingClientRect().top ?? 0) + window.scrollY;

/** Scrolls by the height of prepended rows, when the list is scrolled down. */
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
