import { useEffect } from "react";
import { useBetRoom } from "@/stores/bets";

/** The keys of a keyboard do what the keypad does and Enter goes on to the prices, unless one is writing somewhere or a sheet is open. */
export function useHardwareKeys(isOn: boolean): void {
  const room = useBetRoom();
  useEffect(() => {
    if (!isOn) return;
    const pressed = (event: KeyboardEvent) => {
      if (event.altKey || isWriting(event.target) || document.querySelector("dialog[open]")) return;
      if (event.ctrlKey || event.metaKey) {
        if (event.key === "z") room.getState().undo();
        return;
      }
      if (event.key === "Enter" && event.target === document.body)
        return toPrices(room.getState().showPrices);
      if (!/^([0-9]|Backspace|Delete)$/.test(event.key)) return;
      event.preventDefault();
      room.getState().press(event.key);
    };
    window.addEventListener("keydown", pressed);
    return () => window.removeEventListener("keydown", pressed);
  }, [room, isOn]);
}

/** On to the prices: beside the keypad where they stand open, else in their sheet. */
function toPrices(showPrices: (isPricing: boolean) => void): void {
  const first = document.querySelector<HTMLElement>("input[data-price]");
  if (first) first.focus();
  else showPrices(true);
}

/** True while keys go into a field. */
export function isWriting(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches("textarea, select, input:not([type=checkbox])");
}
