import { useSyncExternalStore } from "react";

const wide = "(min-width: 768px)";
const desktop = "(min-width: 1024px)";

/** True from the width on where the slip is beside the keypad; false on the server. */
export function useIsWide(): boolean {
  return useMatches(wide, false);
}

/** True from the width on where a bet is typed in one line above the board; null on the server. */
export function useIsDesktop(): boolean | null {
  return useMatches(desktop, null);
}

function useMatches<OnServer extends boolean | null>(query: string, onServer: OnServer): boolean | OnServer {
  return useSyncExternalStore<boolean | OnServer>(
    (changed) => {
      const media = window.matchMedia(query);
      media.addEventListener("change", changed);
      return () => media.removeEventListener("change", changed);
    },
    () => window.matchMedia(query).matches,
    () => onServer,
  );
}
