import { type Digits, digitsOf, isPoyOption, type PoyOption } from "@/lib/domain/poy/options";
import { isObject, keep, readKept } from "../_core/browser-storage";

/** The options that a member had on last in a market, and the panel they are on. */
interface KeptPanel {
  panel: Digits;
  selected: readonly PoyOption[];
}

export interface PanelStorage {
  load: () => KeptPanel | null;
  keep: (panel: KeptPanel) => void;
}

/** Where the choice waits for the member's next visit. `owner`: a hash of the uuid. */
export function panelStorage(owner: string, betType: string): PanelStorage {
  const key = `bet-panel:${owner}:${betType}`;
  return {
    load: () => readKept("localStorage", key, isKeptPanel),
    keep: (panel) => keep("localStorage", key, panel),
  };
}

function isKeptPanel(value: unknown): value is KeptPanel {
  if (!isObject(value) || !Array.isArray(value.selected) || value.selected.length === 0) return false;
  return value.selected.every(
    (one) => typeof one === "string" && isPoyOption(one) && digitsOf(one) === value.panel,
  );
}
