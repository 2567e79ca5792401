import type market from "@/locales/th/market.json";
import type notice from "@/locales/th/notice.json";
import type poy from "@/locales/th/poy.json";
import { marketNames } from "./market-names";
import { folderOf, type Locale } from "./tags";

export type NoticeWords = typeof notice & {
  /** Names of markets by betType. */
  markets: Readonly<Record<string, string>>;
  /** Why slips were given back, by the codes that upstreams write. */
  reasons: Readonly<Record<string, string>>;
};

/** Messages of the notifications, loaded on demand; null when they cannot be loaded. */
export async function noticeWords(locale: Locale): Promise<NoticeWords | null> {
  const folder = folderOf(locale);
  const modules:
    | [{ default: typeof notice }, { default: typeof market }, { default: typeof poy }]
    | undefined = await Promise.all([
    import(`../../locales/${folder}/notice.json`),
    import(`../../locales/${folder}/market.json`),
    import(`../../locales/${folder}/poy.json`),
  ]).catch(() => undefined);
  if (!modules) return null;
  const [notices, markets, slips] = modules;
  return {
    ...notices.default,
    markets: marketNames(markets.default),
    reasons: slips.default.detail.reasons,
  };
}
