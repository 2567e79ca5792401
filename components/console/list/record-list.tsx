"use client";
import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { useRouter } from "next/navigation";
import { type ReactNode, type RefObject, useEffect, useRef } from "react";
import { Icon } from "@/components/ui/art/icon";
import type { Fault } from "@/lib/contract/fault";
import { rememberList } from "@/stores/console/last-list";
import { Button } from "../controls/button";
import { useConsoleWords } from "../words/console-words";
import { FaultText } from "../words/fault-text";
import type { Column } from "./column";
import styles from "./record-list.module.css";
import { isShortcut, isTyping, keyOf } from "./single-keys";
import { useAddress } from "./use-address";
import type { Choosing } from "./use-choosing";
import { ROW_PX, Waiting } from "./waiting";

/** A list as it was asked for (`useAsk`, `useAskPages`); rows alone are read already. */
interface ReadList<Row> {
  rows: readonly Row[];
  isPending?: boolean;
  error?: Fault | null;
  hasNextPage?: boolean;
  fetchNextPage?: () => unknown;
}

interface RecordListProps<Row> {
  /** Names the list for screen readers. */
  label: string;
  columns: readonly Column<Row>[];
  list: ReadList<Row>;
  keyOf: (row: Row) => string;
  /** The page of a row; its first cell links there. */
  hrefOf?: (row: Row) => string;
  /** Rows can be chosen, for an act on all of them. */
  choosing?: Choosing<Row>;
  /** Said where nothing is selected. */
  empty: ReactNode;
}

/**
 * Records as a table, on narrow screens as cards. Only rows near the view are rendered; the next page is read
 * before the end is reached. `j` and `k` move between rows, `x` chooses one where rows can be chosen.
 */
export function RecordList<Row>(props: RecordListProps<Row>) {
  const { label, list, keyOf, hrefOf, choosing, empty } = props;
  const { rows, isPending = false, error = null, hasNextPage = false, fetchNextPage } = list;
  const t = useConsoleWords("list");
  const router = useRouter();
  const table = useRef<HTMLTableElement>(null);
  const virtual = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => ROW_PX,
    overscan: 20,
    scrollMargin: table.current?.offsetTop ?? 0,
    getItemKey: (at) => keyOf(rows[at] as Row),
    initialRect: { width: 1280, height: 800 },
  });
  const shown = virtual.getVirtualItems();
  const last = shown.at(-1)?.index ?? -1;
  useEffect(() => {
    if (hasNextPage && last >= rows.length - 10) void fetchNextPage?.();
  }, [hasNextPage, last, rows.length, fetchNextPage]);
  useEffect(() => {
    if (hrefOf) rememberList(rows.map(hrefOf));
  }, [rows, hrefOf]);
  useRowSteps(table);
  const chooseHead = t("choose");
  const columns = choosing ? [...props.columns, chooseColumn(choosing, keyOf, chooseHead)] : props.columns;
  if (error && rows.length === 0) return <FaultText fault={error} />;
  if (isPending && rows.length === 0) return <Waiting />;
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
      <FaultText fault={error} />
      {hasNextPage && fetchNextPage ? (
        <Button onClick={() => void fetchNextPage()} className={styles.more}>
          {t("more")}
        </Button>
      ) : null}
    </>
  );
}

/** The columns' names; one that can order the list is a button. */
function ListHead<Row>({ columns }: { columns: readonly Column<Row>[] }) {
  const address = useAddress();
  const sorted = address.get("sort");
  return (
    <thead className="hideable">
      <tr>
        {columns.map(({ key, head, isNumber, sort }) => (
          <th
            key={key}
            scope="col"
            data-number={isNumber || undefined}
            aria-sort={sort && sort === sorted ? "descending" : undefined}
          >
            {sort ? (
              <button
                type="button"
                className={styles.sort}
                onClick={() => address.set({ sort: sort === sorted ? undefined : sort })}
              >
                {head}
                {sort === sorted ? <Icon name="down" size={16} /> : null}
              </button>
            ) : (
              head
            )}
          </th>
        ))}
      </tr>
    </thead>
  );
}

interface ChooseBoxProps {
  name: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** The box that chooses a row; `x` ticks the one of the row in focus. */
function ChooseBox({ name, isOn, onChange }: ChooseBoxProps) {
  const t = useConsoleWords("list");
  return (
    <label className={styles.choose}>
      <input
        type="checkbox"
        checked={isOn}
        aria-label={t("chooseOf", { name })}
        aria-keyshortcuts="x"
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  );
}

/** Last: the first cell is the one that `j` and `k` lead to. */
function chooseColumn<Row>(
  { chosen, choose, nameOf, isChoosable }: Choosing<Row>,
  keyOf: (row: Row) => string,
  head: string,
): Column<Row> {
  return {
    key: "choose",
    head,
    cell: (row) =>
      isChoosable(row) ? (
        <ChooseBox
          name={nameOf(row)}
          isOn={chosen.has(keyOf(row))}
          onChange={(isOn) => choose([keyOf(row)], isOn)}
        />
      ) : (
        "—"
      ),
  };
}

/** A click anywhere in a row opens it, as its link does; text can still be selected. */
function openRow(event: React.MouseEvent, href: string | undefined, open: (href: string) => void): void {
  const isOnControl = event.target instanceof Element && event.target.closest("a, button, input, label");
  if (href && !isOnControl && !getSelection()?.toString()) open(href);
}

/**
 * `j` and `k` move the focus to the next and previous row's first control; Enter then opens it, `x` ticks the row's
 * box where it has one.
 */
function useRowSteps(table: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (isShortcut(event) || isTyping(event.target)) return;
      if (keyOf(event) === "x") return tick(table.current);
      const step = keyOf(event) === "j" ? 1 : keyOf(event) === "k" ? -1 : 0;
      if (step === 0 || !table.current) return;
      const rows = [...table.current.querySelectorAll<HTMLElement>("tbody tr[data-index]")];
      const at = rows.findIndex((row) => row.contains(document.activeElement));
      if (at < 0 && !isFirstChoice(table.current)) return;
      const next = rows[at < 0 ? 0 : at + step];
      const control = next?.querySelector<HTMLElement>("a, button");
      if (!control) return;
      event.preventDefault();
      control.focus();
      next?.scrollIntoView({ block: "nearest" });
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [table]);
}

function tick(table: HTMLElement | null): void {
  const row = document.activeElement?.closest<HTMLElement>("tr[data-index]");
  if (row && table?.contains(row)) row.querySelector<HTMLInputElement>('input[type="checkbox"]')?.click();
}

/** Where a page has several lists, the focused one moves the focus; where none is focused, the first one takes it. */
const isFirstChoice = (table: HTMLElement): boolean =>
  !document.activeElement?.closest("tr[data-index]") &&
  table.contains(document.querySelector("tr[data-index]"));
