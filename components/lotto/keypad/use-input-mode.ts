import { useBets } from "@/stores/bets";
import type { InputMode } from "@/stores/bets/panel-storage";
import { useIsDesktop } from "../use-is-wide";

/**
 * How numbers are picked: as the member chose, now or at an earlier visit, else by keypad, on a desktop by the board. Null on the server, which
 * does not know the width: it sends both places, and the style sheet shows one of them.
 */
export function useInputMode(): InputMode | null {
  const chosen = useBets((state) => state.inputMode);
  const isDesktop = useIsDesktop();
  if (chosen || isDesktop === null) return chosen;
  return isDesktop ? "board" : "keypad";
}
