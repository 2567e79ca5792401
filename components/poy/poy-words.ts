import type { PoyOption } from "@/lib/domain/poy/options";
import type picture from "@/locales/th/picture.json";
import type words from "@/locales/th/poy.json";
import type sets from "@/locales/th/sets.json";

/** The words of the slips' area; Thai is the reference. */
export type PoyWords = typeof words;

/** The words of a slip as a picture. */
export type PictureWords = typeof picture;

/** What the screen of one slip speaks. */
export type DetailWords = Pick<
  PoyWords,
  "card" | "status" | "detail" | "outcome" | "result" | "acts" | "cancel" | "check"
> & { picture: PictureWords };

/** Of all words those that the screen of one slip needs: what is handed to it goes over the wire. */
export function detailWords({ poy, picture }: { poy: PoyWords; picture: PictureWords }): DetailWords {
  const { card, status, detail, outcome, result, acts, cancel, check } = poy;
  return { card, status, detail, outcome, result, acts, cancel, check, picture };
}

/** The words of a slip of four-digit sets. */
export type SetWords = Pick<typeof sets, "tier" | "prizes" | "slip">;

/** Names that come with the markets: of options, and of markets by betType. */
export interface PoyNames {
  markets: Readonly<Record<string, string>>;
  options: Record<PoyOption, string>;
}
