"use client";
import { useEffect, useRef } from "react";
import { isShortcut, isTyping, keyOf } from "./single-keys";

/** What single keys do on this page; a key without an act is left alone. */
export type Keys = Readonly<Record<string, (() => void) | undefined>>;

/** Listens for single keys, `a` or `Escape`, while nothing is typed into and no dialog is open. */
export function useKeys(keys: Keys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (isShortcut(event) || event.repeat || isTyping(event.target)) return;
      if (isDialogOpen() || isInMenu(event.target)) return;
      const act = latest.current[keyOf(event)];
      if (!act) return;
      // The letter would be typed into the field that the act opens.
      event.preventDefault();
      act();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);
}

/** Also while the focus is still on the page: a dialog takes it a moment after it has opened. */
const isDialogOpen = (): boolean => document.querySelector('[role="dialog"]') !== null;

const isInMenu = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[role="menu"], [role="listbox"]') !== null;
