import { useDigitKeys } from "@/components/ui/hooks/use-digit-keys";
import { useBetSlipStore } from "@/stores/bets";
import type { BetSlip } from "@/stores/bets/state";
import { useIsWide } from "../use-is-wide";
import { useNewestPrice } from "./use-newest-price";

/** Maps keyboard keys to the keypad; Space goes to the price of the last number, Enter moves to the prices. */
export function useHardwareKeys(isOn: boolean): void {
  const slipStore = useBetSlipStore();
  const isWide = useIsWide();
  const price = useNewestPrice();
  useDigitKeys({
    isOn,
    press: (key) => {
      if (!price.takes(key)) slipStore.getState().press(key);
    },
    enter: () => {
      if (!price.ends()) toPrices(slipStore.getState());
    },
    undo: () => slipStore.getState().undo(),
    space: () => {
      const { typed, happened } = slipStore.getState();
      const isPriced = typed === "" && happened?.what === "added";
      if (isPriced && isWide) price.begin();
      else if (isPriced) toPrices(slipStore.getState());
      return isPriced || typed !== "";
    },
  });
}

/** To the first option's price, beside the keypad where it is visible, else in its sheet. An empty slip has none. */
export function toPrices({ lines, showPrices }: Pick<BetSlip, "lines" | "showPrices">): void {
  const first = document.querySelector<HTMLElement>("input[data-price=option], input[data-price=alone]");
  if (first) first.focus();
  else if (lines.length > 0) showPrices(true);
}
