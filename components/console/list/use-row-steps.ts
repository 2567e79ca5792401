"use client";
import { type RefObject, useEffect } from "react";
import { isShortcut, isTyping, keyOf } from "./single-keys";

/**
 * `j` and `k` move the focus to the next and previous row's first control; Enter then opens it, `x` ticks the row's
 * box where it has one.
 */
export function useRowSteps(table: RefObject<HTMLElement | null>): void {
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
