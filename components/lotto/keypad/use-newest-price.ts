import { useEffect, useRef } from "react";
import { satang } from "@/lib/domain/money/money";
import { typedStake } from "@/lib/domain/money/typed-amount";
import { lastBatch } from "@/lib/domain/poy/slip";
import { useBetSlipStore } from "@/stores/bets";

type Store = ReturnType<typeof useBetSlipStore>;

const BAHT = 100;

/**
 * The price of the number that was added last, so that "123 50" and Enter mean on the keypad what they mean in a
 * desktop's line: what is typed there is the price of every line that the number added, and Enter leads back to the
 * next number.
 */
export function useNewestPrice() {
  const slipStore = useBetSlipStore();
  /** The digits of a price whose field is not there yet: the slip's own code comes with its first number. */
  const early = useRef<{ typed: string; watch: MutationObserver } | null>(null);
  const end = () => {
    early.current?.watch.disconnect();
    early.current = null;
  };
  useEffect(() => () => early.current?.watch.disconnect(), []);
  return {
    /** To its field, as soon as there is one. */
    begin() {
      end();
      if (toField(slipStore)) return;
      const watch = new MutationObserver(() => {
        const typed = early.current?.typed;
        const field = toField(slipStore);
        if (!field) return;
        end();
        // The next digit goes behind those that were typed before.
        if (typed) field.setSelectionRange(field.value.length, field.value.length);
      });
      watch.observe(document.body, { childList: true, subtree: true });
      early.current = { typed: "", watch };
    },
    /** True where a key belongs to a price that waits for its field. */
    takes(key: string): boolean {
      const price = early.current;
      if (!price) return false;
      price.typed =
        key === "Delete"
          ? ""
          : key === "Backspace"
            ? price.typed.slice(0, -1)
            : typedStake(price.typed + key);
      setPrices(slipStore, newestOf(slipStore), price.typed);
      return true;
    },
    /** Enter: true where such a price ends with it. */
    ends(): boolean {
      const isEarly = early.current !== null;
      end();
      return isEarly;
    },
  };
}

/** Focuses the field; null where the slip has none in view. */
function toField(slipStore: Store): HTMLInputElement | null {
  const [first, ...others] = newestOf(slipStore);
  if (first === undefined) return null;
  const field = document.querySelector<HTMLInputElement>(
    `[data-line="${CSS.escape(first)}"] input[data-price]`,
  );
  if (!field) return null;
  const left = new AbortController();
  const whileHere = { signal: left.signal };
  field.addEventListener("input", () => setPrices(slipStore, others, typedStake(field.value)), whileHere);
  field.addEventListener(
    "keydown",
    (event) => {
      if (event.key !== "Enter") return;
      // The field itself would go on to the next price.
      event.preventDefault();
      event.stopPropagation();
      if (field.getAttribute("aria-invalid") === "true") field.select();
      else field.blur();
    },
    whileHere,
  );
  field.addEventListener("blur", () => left.abort(), whileHere);
  field.focus();
  return field;
}

function newestOf(slipStore: Store): string[] {
  const { lines } = slipStore.getState();
  const last = lastBatch(lines);
  return lines.filter(({ add }) => add === last).map(({ ref }) => ref);
}

function setPrices(slipStore: Store, refs: readonly string[], typed: string): void {
  // "1 line added at ฿1" has become untrue.
  slipStore.getState().tellNothing();
  for (const ref of refs) slipStore.getState().setPrice(ref, satang(Number(typed) * BAHT));
}
