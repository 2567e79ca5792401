import { useEffect, useEffectEvent, useRef } from "react";

interface DigitKeys {
  /** Keys are handled only while this is true. */
  isOn: boolean;
  /** A digit, Backspace or Delete, by the name of the key. */
  press: (key: string) => void;
  /** Enter, unless the focus was moved to a button since the last digit: that button does its own action. */
  enter: () => void;
  /** Ctrl+Z or Cmd+Z. */
  undo?: () => void;
  /** Space, where Enter would be handled; false where it means nothing here, and the page scrolls as usual. */
  space?: () => boolean;
}

/** Maps keyboard keys to the page's keypad, except while a field has the focus or a dialog is open. */
export function useDigitKeys({ isOn, press, enter, undo, space }: DigitKeys): void {
  // A tab or key that was clicked keeps the focus: typing on it is typing on the keypad, Enter and Space included.
  const typedOn = useRef<EventTarget | null>(null);
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (event.altKey || areKeysTaken(event.target)) return;
    if (event.ctrlKey || event.metaKey) {
      if (isUndoKey(event)) undo?.();
      return;
    }
    if (event.key === "Enter" || event.key === " ") {
      if (!isOnNoControl(event.target) && event.target !== typedOn.current) return;
      if (event.key === " " && !space?.()) return;
      event.preventDefault();
      return event.key === "Enter" ? enter() : undefined;
    }
    if (!/^([0-9]|Backspace|Delete)$/.test(event.key)) return;
    event.preventDefault();
    typedOn.current = event.target;
    press(event.key);
  });
  useEffect(() => {
    if (!isOn) return;
    const listen = (event: KeyboardEvent) => pressed(event);
    const forget = () => {
      typedOn.current = null;
    };
    window.addEventListener("keydown", listen);
    window.addEventListener("focusin", forget);
    return () => {
      window.removeEventListener("keydown", listen);
      window.removeEventListener("focusin", forget);
    };
  }, [isOn]);
}

/**
 * Ctrl+Z or Cmd+Z, with Caps Lock too. Where the layout has no Latin letters, as the Thai one, the key counts that has
 * Z on others.
 */
export function isUndoKey({
  ctrlKey,
  metaKey,
  shiftKey,
  key,
  code,
}: Pick<KeyboardEvent, "ctrlKey" | "metaKey" | "shiftKey" | "key" | "code">): boolean {
  if (shiftKey || !(ctrlKey || metaKey)) return false;
  return /^[a-z]$/i.test(key) ? key.toLowerCase() === "z" : code === "KeyZ";
}

/** True while keys belong to a field, or to a dialog over the page. */
export function areKeysTaken(target: EventTarget | null): boolean {
  if (document.querySelector('[aria-modal="true"]')) return true;
  return target instanceof HTMLElement && target.matches("textarea, select, input:not([type=checkbox])");
}

/** True on the body, and on the content as a whole: the next page, a skip link or a press on plain text focuses that. */
export const isOnNoControl = (target: EventTarget | null): boolean =>
  target === document.body || (target instanceof HTMLElement && target.id === "content");
