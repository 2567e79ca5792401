import { useDigitKeys } from "@/components/ui/use-digit-keys";
import { useBetSlipStore } from "@/stores/bets";

/** Maps keyboard keys to the keypad; Enter moves to the prices. */
export function useHardwareKeys(isOn: boolean): void {
  const room = useBetSlipStore();
  useDigitKeys({
    isOn,
    press: (key) => room.getState().press(key),
    enter: () => toPrices(room.getState().showPrices),
    undo: () => room.getState().undo(),
  });
}

/** To the prices: beside the keypad where they are visible, else in their sheet. */
function toPrices(showPrices: (isPricing: boolean) => void): void {
  const first = document.querySelector<HTMLElement>("input[data-price]");
  if (first) first.focus();
  else showPrices(true);
}
