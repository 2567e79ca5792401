import Cookies from "js-cookie";
import { createStore } from "zustand/vanilla";
import { readStored, removeItem, saveItem } from "../_core/browser-storage";
import { storeHook } from "../_core/registry";
import { FAVOURITES_COOKIE, FAVOURITES_MOST, isFavourites } from "./storage";

/** Markets this device puts first, by betType, in the order they were chosen. */
export interface Favourites {
  /** Null until they were read: the server's guess is shown until then. */
  markets: readonly string[] | null;
  /** Reads them; once, after the first render. */
  restore: () => void;
  /** Adds or removes a market. */
  toggle: (betType: string) => void;
}

/** Incremented when the shape changes; values of another version are ignored. */
const KEY = "favourite-markets:1";
const YEAR_DAYS = 365;

export const createFavourites = () =>
  createStore<Favourites>()((set, get) => {
    let isListening = false;
    const tell = (markets: readonly string[]) => {
      if (markets.length > 0)
        Cookies.set(FAVOURITES_COOKIE, markets.join("."), { expires: YEAR_DAYS, sameSite: "lax" });
      else Cookies.remove(FAVOURITES_COOKIE);
      set({ markets });
    };
    return {
      markets: null,
      restore: () => {
        tell(readStored("localStorage", KEY, isFavourites) ?? []);
        if (isListening) return;
        isListening = true;
        window.addEventListener("storage", ({ key }) => {
          if (key === KEY) set({ markets: readStored("localStorage", KEY, isFavourites) ?? [] });
        });
      },
      toggle: (betType) => {
        const now = get().markets ?? readStored("localStorage", KEY, isFavourites) ?? [];
        const next = now.includes(betType) ? now.filter((one) => one !== betType) : [...now, betType];
        const markets = next.slice(-FAVOURITES_MOST);
        if (markets.length > 0) saveItem("localStorage", KEY, markets);
        else removeItem("localStorage", KEY);
        tell(markets);
      },
    };
  });

export const useFavourites = storeHook(createFavourites);
