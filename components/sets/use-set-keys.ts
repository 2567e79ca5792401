import { useEffect } from "react";
import { isWriting } from "@/components/lotto/use-hardware-keys";
import { useSetRoom } from "@/stores/sets";

/** The keys of a keyboard do what the keypad does and Enter asks to confirm, unless one is writing somewhere or a sheet is open. */
export function useSetKeys(isOn: boolean): void {
  const room = useSetRoom();
  useEffect(() => {
    if (!isOn) return;
    const pressed = (event: KeyboardEvent) => {
      const isShortcut = event.altKey || event.ctrlKey || event.metaKey;
      if (isShortcut || isWriting(event.target) || document.querySelector("dialog[open]")) return;
      if (event.key === "Enter" && event.target === document.body) return room.getState().confirm();
      if (!/^([0-9]|Backspace|Delete)$/.test(event.key)) return;
      event.preventDefault();
      room.getState().press(event.key);
    };
    window.addEventListener("keydown", pressed);
    return () => window.removeEventListener("keydown", pressed);
  }, [room, isOn]);
}
