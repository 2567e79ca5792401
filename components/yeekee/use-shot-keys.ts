import { useEffect } from "react";
import { useShelved } from "@/stores/shelved";
import { createYings } from "@/stores/yings";

/** A keyboard's digits type the shot and Enter shoots it, unless one is writing somewhere or a sheet is open. */
export function useShotKeys(): void {
  const yings = useShelved(createYings);
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      if (isWriting(event.target) || document.querySelector("dialog[open]")) return;
      // A focused button does its own act.
      if (event.key === "Enter" && event.target === document.body) return void yings.getState().shoot();
      if (!/^([0-9]|Backspace|Delete)$/.test(event.key)) return;
      event.preventDefault();
      yings.getState().press(event.key);
    };
    window.addEventListener("keydown", pressed);
    return () => window.removeEventListener("keydown", pressed);
  }, [yings]);
}

function isWriting(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches("textarea, select, input");
}
