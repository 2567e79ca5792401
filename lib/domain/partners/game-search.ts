/** Finding a game in the lobby: by its kind and by what is typed. */
import { type GameCategory, gameCategories } from "./partners";

/** What the lobby can be narrowed to. `unrestricted`: only games of the list without restriction. */
export const gameKinds = ["all", ...gameCategories, "unrestricted"] as const;
export type GameKind = (typeof gameKinds)[number];

export const isGameKind = (text: unknown): text is GameKind =>
  (gameKinds as readonly unknown[]).includes(text);

export interface Searched {
  readonly name: string;
  readonly partnerName: string;
  readonly category: GameCategory;
  readonly isUnrestricted: boolean;
}

export const isOfKind = ({ category, isUnrestricted }: Searched, kind: GameKind): boolean =>
  kind === "all" || (kind === "unrestricted" ? isUnrestricted : category === kind);

/** Every word that was typed stands in the game's name or its partner's, however it is written. */
export function matches({ name, partnerName }: Searched, typed: string): boolean {
  const text = plain(`${name} ${partnerName}`);
  return plain(typed)
    .split(" ")
    .every((word) => text.includes(word));
}

/** One spelling for what looks the same: width, letters of either size, spaces and dashes. */
const plain = (text: string): string =>
  text
    .normalize("NFKC")
    .toLocaleLowerCase("en")
    .replace(/[\s\-_]+/g, " ")
    .trim();
