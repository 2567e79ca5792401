import { useSyncExternalStore } from "react";

const wide = "(min-width: 768px)";

/** True from the width on where the slip is beside the keypad; false on the server. */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const query = window.matchMedia(wide);
      query.addEventListener("change", changed);
      return () => query.removeEventListener("change", changed);
    },
    () => window.matchMedia(wide).matches,
    () => false,
  );
}
