import { useDigitKeys } from "@/components/ui/use-digit-keys";
import { useBetSlipStore } from "@/stores/bets";
import type { BetSlip } from "@/stores/bets/state";

/** Maps keyboard keys to the keypad; Enter moves to the prices. */
export function useHardwareKeys(isOn: boolean): void {
  const slipStore = useBetSlipStore();
  useDigitKeys({
    isOn,
    press: (key) => slipStore.getState().press(key),
    enter: () => toPrices(slipStore.getState()),
    undo: () => slipStore.getState().undo(),
  });
}

/** To the first option's price, beside the keypad where it is visible, else in its sheet. An empty slip has none. */
export function toPrices({ lines, showPrices }: Pick<BetSlip, "lines" | "showPrices">): void {
  const first = document.querySelector<HTMLElement>("input[data-price=option]");
  if (first) first.focus();
  else if (lines.length > 0) showPrices(true);
}
