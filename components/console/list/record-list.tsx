"use client";
import Button from "@mui/material/Button";
import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { useRouter } from "next/navigation";
import { type ReactNode, useEffect, useRef } from "react";
import type { Fault } from "@/lib/contract/fault";
import { rememberList } from "@/stores/console/last-list";
import { useConsoleWords } from "../words/console-words";
import { FaultText } from "../words/fault-text";
import type { Column } from "./column";
import { ListHead } from "./list-head";
import styles from "./record-list.module.css";
import { useRowSteps } from "./use-row-steps";

interface Props<Row> {
  /** Names the list for screen readers. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** The page of a row; its first cell links there. */
  hrefOf?: (row: Row) => string;
  isLoading: boolean;
  fault: Fault | null;
  hasMore?: boolean;
  onMore?: () => void;
  /** Said where nothing is selected. */
  empty: ReactNode;
}

/** Pixels of a row before it was measured. */
const ROW = 42;

/**
 * Records as a table, on narrow screens as cards. Only rows near the view are rendered; the next page is read
 * before the end is reached. `j` and `k` move between rows.
 */
export function RecordList<Row>(props: Props<Row>) {
  const { label, columns, rows, keyOf, hrefOf, isLoading, fault, hasMore = false, onMore, empty } = props;
  const t = useConsoleWords("list");
  const router = useRouter();
  const table = useRef<HTMLTableElement>(null);
  const virtual = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => ROW,
    overscan: 20,
    scrollMargin: table.current?.offsetTop ?? 0,
    getItemKey: (at) => keyOf(rows[at] as Row),
    initialRect: { width: 1280, height: 800 },
  });
  const shown = virtual.getVirtualItems();
  const last = shown.at(-1)?.index ?? -1;
  useEffect(() => {
    if (hasMore && last >= rows.length - 10) onMore?.();
  }, [hasMore, last, rows.length, onMore]);
  useEffect(() => {
    if (hrefOf) rememberList(rows.map(hrefOf));
  }, [rows, hrefOf]);
  useRowSteps(table);
  if (fault && rows.length === 0) return <FaultText fault={fault} />;
  if (isLoading && rows.length === 0) return <Waiting label={t("loading")} />;
  if (rows.length === 0) return <p className={styles.empty}>{empty}</p>;
  const before = (shown[0]?.start ?? 0) - virtual.options.scrollMargin;
  const after = virtual.getTotalSize() - ((shown.at(-1)?.end ?? 0) - virtual.options.scrollMargin);
  return (
    <>
      <table ref={table} aria-label={label} aria-rowcount={rows.length} className={styles.table}>
        <ListHead columns={columns} />
        <tbody>
          {before > 0 ? <tr style={{ height: before }} /> : null}
          {shown.map(({ index, key }) => {
            const row = rows[index] as Row;
            return (
              <tr
                key={String(key)}
                ref={virtual.measureElement}
                data-index={index}
                aria-rowindex={index + 1}
                data-href={hrefOf?.(row)}
                onClick={(event) => openRow(event, hrefOf?.(row), router.push)}
              >
                {columns.map(({ key: name, head, cell, isNumber }) => (
                  <td key={name} data-label={head} data-number={isNumber || undefined}>
                    {cell(row)}
                  </td>
                ))}
              </tr>
            );
          })}
          {after > 0 ? <tr style={{ height: after }} /> : null}
        </tbody>
      </table>
      <FaultText fault={fault} />
      {hasMore && onMore ? (
        <Button onClick={onMore} className={styles.more}>
          {t("more")}
        </Button>
      ) : null}
    </>
  );
}

/** A click anywhere in a row opens it, as its link does; text can still be selected. */
function openRow(event: React.MouseEvent, href: string | undefined, open: (href: string) => void): void {
  const isOnControl = event.target instanceof Element && event.target.closest("a, button, input, label");
  if (href && !isOnControl && !getSelection()?.toString()) open(href);
}

const waitingRows = ["a", "b", "c", "d", "e", "f", "g", "h"];

function Waiting({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label}>
      {waitingRows.map((row) => (
        <div key={row} className={styles.coming} />
      ))}
    </div>
  );
}
