import type market from "@/locales/th/market.json";
import type poy from "@/locales/th/poy.json";
import { marketNames } from "./market-names";
import { folderOf, type Locale } from "./tags";

export interface SettledWords {
  moment: (typeof poy)["moment"];
  /** Names of markets by betType. */
  markets: Readonly<Record<string, string>>;
}

/** Messages about settled slips, loaded on demand. Rejects where they cannot be loaded. */
export async function settledWords(locale: Locale): Promise<SettledWords> {
  const folder = folderOf(locale);
  const [slips, names]: [{ default: typeof poy }, { default: typeof market }] = await Promise.all([
    import(`../../locales/${folder}/poy.json`),
    import(`../../locales/${folder}/market.json`),
  ]);
  return { moment: slips.default.moment, markets: marketNames(names.default) };
}
