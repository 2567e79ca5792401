import { type Digits, digitsOf, isPoyOption, type PoyOption } from "@/lib/domain/poy/options";
import { isObject, readStored, saveItem } from "../_core/browser-storage";

/** The options that a member last used in a market, and the panel that shows them. */
interface KeptPanel {
  panel: Digits;
  selected: readonly PoyOption[];
}

export interface PanelStorage {
  load: () => KeptPanel | null;
  keep: (panel: KeptPanel) => void;
}

/** The storage key of the choice. `owner`: a hash of the uuid. */
export function panelStorage(owner: string, betType: string): PanelStorage {
  const key = `bet-panel:${owner}:${betType}`;
  return {
    load: () => readStored("localStorage", key, isKeptPanel),
    keep: (panel) => saveItem("localStorage", key, panel),
  };
}

function isKeptPanel(value: unknown): value is KeptPanel {
  if (!isObject(value) || !Array.isArray(value.selected) || value.selected.length === 0) return false;
  return value.selected.every(
    (one) => typeof one === "string" && isPoyOption(one) && digitsOf(one) === value.panel,
  );
}
