import { useDigitKeys } from "@/components/ui/use-digit-keys";
import { useBetRoom } from "@/stores/bets";

/** The keys of a keyboard do what the keypad does; Enter goes on to the prices. */
export function useHardwareKeys(isOn: boolean): void {
  const room = useBetRoom();
  useDigitKeys({
    isOn,
    press: (key) => room.getState().press(key),
    enter: () => toPrices(room.getState().showPrices),
    undo: () => room.getState().undo(),
  });
}

/** On to the prices: beside the keypad where they stand open, else in their sheet. */
function toPrices(showPrices: (isPricing: boolean) => void): void {
  const first = document.querySelector<HTMLElement>("input[data-price]");
  if (first) first.focus();
  else showPrices(true);
}
