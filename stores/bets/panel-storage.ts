import Cookies from "js-cookie";
import { type Digits, digitsOf, isPoyOption, type PoyOption } from "@/lib/domain/poy/options";
import { isObject, readStored, saveItem } from "../_core/browser-storage";

/** The options that a member last used in a market, and the panel that shows them. */
interface KeptPanel {
  panel: Digits;
  selected: readonly PoyOption[];
}

/**
 * The panel of each market, in a cookie that the server reads: a page that opened with another one would move when
 * its script restores the panel.
 */
export const PANELS_COOKIE = "bet-panels";
const PANELS_MOST = 30;
const YEAR_DAYS = 365;

/** The panel of last time in a market, by the cookie `gov:2.hanoy:3`; null when it has none. */
export function readPanel(cookie: string | undefined, betType: string): Digits | null {
  const kept = panelsIn(cookie).find(([market]) => market === betType);
  return kept ? kept[1] : null;
}

function panelsIn(cookie: string | undefined): readonly (readonly [market: string, panel: Digits])[] {
  return (cookie ?? "").split(".").flatMap((one) => {
    const [, market, digits] = /^([a-z0-9_-]{1,40}):([123])$/.exec(one) ?? [];
    return market ? [[market, Number(digits) as Digits] as const] : [];
  });
}

/** How numbers are picked. */
export type InputMode = "keypad" | "board";

/** The way that was chosen on this device, in a cookie for the same reason. */
export const INPUT_MODE_COOKIE = "bet-input";

/** Null where nobody has chosen: the width of the screen decides then. */
export const readInputMode = (cookie: string | undefined): InputMode | null =>
  cookie === "keypad" || cookie === "board" ? cookie : null;

export interface PanelStorage {
  load: () => KeptPanel | null;
  keep: (panel: KeptPanel) => void;
  keepInputMode: (mode: InputMode) => void;
}

/** The storage key of the choice. `owner`: a hash of the uuid. */
export function panelStorage(owner: string, betType: string): PanelStorage {
  const key = `bet-panel:${owner}:${betType}`;
  return {
    load: () => readStored("localStorage", key, isKeptPanel),
    keep: (kept) => {
      saveItem("localStorage", key, kept);
      const others = panelsIn(Cookies.get(PANELS_COOKIE)).filter(([market]) => market !== betType);
      const panels = [[betType, kept.panel] as const, ...others].slice(0, PANELS_MOST);
      Cookies.set(PANELS_COOKIE, panels.map((one) => one.join(":")).join("."), {
        expires: YEAR_DAYS,
        sameSite: "lax",
      });
    },
    keepInputMode: (mode) =>
      void Cookies.set(INPUT_MODE_COOKIE, mode, { expires: YEAR_DAYS, sameSite: "lax" }),
  };
}

function isKeptPanel(value: unknown): value is KeptPanel {
  if (!isObject(value) || !Array.isArray(value.selected) || value.selected.length === 0) return false;
  return value.selected.every(
    (one) => typeof one === "string" && isPoyOption(one) && digitsOf(one) === value.panel,
  );
}
