import { useEffect, useEffectEvent } from "react";
import { areKeysTaken, isOnNoControl, isUndoKey } from "@/components/ui/hooks/use-digit-keys";

interface LineKeys {
  /** A digit or "/": moves the focus into the line. */
  focus: () => void;
  /** Enter, where no button has the focus. */
  prices: () => void;
  /** Ctrl+Z or Cmd+Z. */
  undo: () => void;
  /** "?" */
  help: () => void;
}

/** The keyboard of a desktop's bet page, outside its fields and dialogs. */
export function useLineKeys({ focus, prices, undo, help }: LineKeys): void {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (event.altKey || areKeysTaken(event.target)) return;
    if (event.ctrlKey || event.metaKey) {
      if (isUndoKey(event)) undo();
      return;
    }
    // Not prevented: the digit is typed into the line, which has the focus by then.
    if (/^\p{Nd}$/u.test(event.key)) return focus();
    if (event.key === "Enter" && isOnNoControl(event.target)) return prices();
    if (event.key !== "/" && event.key !== "?") return;
    event.preventDefault();
    if (event.key === "/") focus();
    else help();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => pressed(event);
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, []);
}
