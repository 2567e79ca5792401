import type { PoyOption } from "@/lib/domain/poy/options";
import type picture from "@/locales/th/picture.json";
import type words from "@/locales/th/poy.json";
import type sets from "@/locales/th/sets.json";

/** Messages of the slips' pages; Thai is the reference. */
export type PoyWords = typeof words;

/** Messages of a slip's picture. */
export type PictureWords = typeof picture;

/** Messages of the page of one slip. */
export type DetailWords = Pick<
  PoyWords,
  "card" | "status" | "detail" | "result" | "acts" | "cancel" | "check" | "publicReceipt" | "moment"
> & { picture: PictureWords };

/** Picks the messages that the page of one slip needs, to keep the payload small. */
export function detailWords({ poy, picture }: { poy: PoyWords; picture: PictureWords }): DetailWords {
  const { card, status, detail, result, acts, cancel, check, publicReceipt, moment } = poy;
  return { card, status, detail, result, acts, cancel, check, publicReceipt, moment, picture };
}

/** Messages of a slip of four-digit sets. */
export type SetWords = Pick<typeof sets, "tier" | "prizes" | "slip">;

/** Names from the catalogue: of options, and of markets by betType. */
export interface PoyNames {
  markets: Readonly<Record<string, string>>;
  options: Record<PoyOption, string>;
}
