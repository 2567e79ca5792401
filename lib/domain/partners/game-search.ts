/** Search in the lobby: by kind and by typed text. */
import { hasEveryWord } from "../../kernel/text-search";
import { type GameCategory, gameCategories } from "./partners";

/** Filters of the lobby. `unrestricted`: only games of the list without restriction. */
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

/** True when every typed word occurs in the game's or the partner's name. */
export const matches = ({ name, partnerName }: Searched, typed: string): boolean =>
  hasEveryWord(`${name} ${partnerName}`, typed);
