import type { Round } from "@/lib/contract/rounds";
import {
  type Dream,
  type DreamKind,
  type DreamSubject,
  dreams,
  isDreamKind,
} from "@/lib/domain/numbers/dreams";
import { isBettable } from "@/lib/domain/rounds/phase";
import { pinnedFirst } from "@/lib/domain/rounds/pinned";
import { loadMessages } from "@/lib/i18n/messages";
import { locales } from "@/lib/i18n/tags";
import { hasEveryWord, hasEveryWordNearly, MOST_SEARCHED } from "@/lib/kernel/text-search";
import { readLatestRounds } from "@/lib/server/ask/latest-rounds";

type Asked = Record<string, string | string[] | undefined>;
type DreamNames = Readonly<Record<DreamSubject, string>>;

export interface DreamView {
  /** What is searched for in every kind; empty: one kind is shown. */
  text: string;
  kind: DreamKind;
  market: string | null;
}

/** Reads the address's parameters; an invalid one gets its default. */
export function readDreamView(asked: Asked): DreamView {
  const text = typeof asked.q === "string" ? asked.q.trim().slice(0, MOST_SEARCHED) : "";
  return {
    text,
    kind: isDreamKind(asked.kind) ? asked.kind : "animals",
    market: typeof asked.market === "string" ? asked.market : null,
  };
}

/**
 * The dreams of a view: of its kind, or those whose name in any of the languages has every word; with typing errors where
 * none has.
 */
export async function readDreams({ text, kind }: DreamView): Promise<readonly Dream[]> {
  if (text === "") return dreams.filter((dream) => dream.kind === kind);
  const all = await Promise.all(
    locales.map(async (locale) => (await loadMessages(locale, "dreams")).names as DreamNames),
  );
  const by = (matches: typeof hasEveryWord) =>
    dreams.filter(({ subject }) => all.some((names) => matches(names[subject], text)));
  const exact = by(hasEveryWord);
  return exact.length > 0 ? exact : by(hasEveryWordNearly);
}

/** The most markets to choose from. */
const MOST_MARKETS = 12;

/** Open rounds that take such numbers, one a market: the government's, then those that close first. */
export async function readRounds(): Promise<readonly Round[]> {
  const { rounds, nowMs } = await readLatestRounds();
  const seen = new Set<string>();
  const open = rounds
    .filter(({ betGroup, betList }) => betGroup !== "set_4" && isBettable(betList, nowMs))
    .sort((a, b) => a.betList.unixTimeStamp.realCloseTime - b.betList.unixTimeStamp.realCloseTime)
    .filter(({ betType }) => !seen.has(betType) && seen.add(betType));
  return pinnedFirst(open).slice(0, MOST_MARKETS);
}
