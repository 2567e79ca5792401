import { isPoyOption } from "@/lib/domain/poy/options";
import { chipsMax, pricesToRemember, type UsualPrices, usualChips } from "@/lib/domain/poy/usual-prices";
import { isObject, readStored, saveItem } from "../_core/browser-storage";

/** The prices of a member's last slip, and their own chips in whole baht; of all markets together. */
interface StoredPrices {
  usual: UsualPrices;
  chips: readonly number[];
}

export interface PriceStorage {
  load: () => StoredPrices;
  /** Remembers the prices of a slip that was accepted. */
  remember: (lines: Parameters<typeof pricesToRemember>[1]) => void;
  saveChips: (chips: StoredPrices["chips"]) => void;
}

/** Storage of one member; loaded with the price list, not with the page. `owner`: a hash of the uuid. */
export function priceStorage(owner: string): PriceStorage {
  const key = `bet-prices:${owner}`;
  const load = () => readStored("localStorage", key, isStoredPrices) ?? { usual: {}, chips: usualChips };
  const keep = (prices: StoredPrices) => saveItem("localStorage", key, prices);
  return {
    load,
    remember: (lines) => {
      const { usual, chips } = load();
      keep({ usual: pricesToRemember(usual, lines), chips });
    },
    saveChips: (chips) => keep({ ...load(), chips }),
  };
}

const isWholeBaht = (value: unknown): boolean =>
  typeof value === "number" && Number.isSafeInteger(value) && value > 0 && value % 100 === 0;

function isStoredPrices(value: unknown): value is StoredPrices {
  if (!isObject(value) || !isObject(value.usual) || !Array.isArray(value.chips)) return false;
  const areChips = value.chips.every((chip) => Number.isSafeInteger(chip) && chip > 0);
  return (
    areChips &&
    value.chips.length > 0 &&
    value.chips.length <= chipsMax &&
    Object.entries(value.usual).every(([option, price]) => isPoyOption(option) && isWholeBaht(price))
  );
}
