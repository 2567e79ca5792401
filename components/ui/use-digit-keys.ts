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
}

/** Maps keyboard keys to the page's keypad, except while a field has the focus or a dialog is open. */
export function useDigitKeys({ isOn, press, enter, undo }: DigitKeys): void {
  // A tab or key that was clicked keeps the focus: typing on it is typing on the keypad, Enter included.
  const typedOn = useRef<EventTarget | null>(null);
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (event.altKey || areKeysTaken(event.target)) return;
    if (event.ctrlKey || event.metaKey) {
      if (isUndoKey(event)) undo?.();
      return;
    }
    if (event.key === "Enter") {
      if (event.target !== document.body && event.target !== typedOn.current) return;
      event.preventDefault();
      return enter();
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
  if (document.querySelector("dialog[open]")) return true;
  return target instanceof HTMLElement && target.matches("textarea, select, input:not([type=checkbox])");
}
