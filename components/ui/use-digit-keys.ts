import { useEffect, useEffectEvent } from "react";

interface DigitKeys {
  /** Keys are handled only while this is true. */
  isOn: boolean;
  /** A digit, Backspace or Delete, by the name of the key. */
  press: (key: string) => void;
  /** Enter, where no button has the focus: a focused button does its own action. */
  enter: () => void;
  /** Ctrl+Z or Cmd+Z. */
  undo?: () => void;
}

/** Maps keyboard keys to the page's keypad, except while a field has the focus or a dialog is open. */
export function useDigitKeys({ isOn, press, enter, undo }: DigitKeys): void {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (event.altKey || isWriting(event.target) || document.querySelector("dialog[open]")) return;
    if (event.ctrlKey || event.metaKey) {
      if (event.key === "z") undo?.();
      return;
    }
    if (event.key === "Enter" && event.target === document.body) return enter();
    if (!/^([0-9]|Backspace|Delete)$/.test(event.key)) return;
    event.preventDefault();
    press(event.key);
  });
  useEffect(() => {
    if (!isOn) return;
    const listen = (event: KeyboardEvent) => pressed(event);
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, [isOn]);
}

function isWriting(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches("textarea, select, input:not([type=checkbox])");
}
