import type { Family } from "@/lib/domain/rounds/family";

/** A drawn number and the colour of its kind. */
export interface SceneNumber {
  digits: string;
  tone: "gold" | "digits3" | "digits2" | "sets";
}

/** Illustrations for pictures without a result. */
export type ShareArt = "welcome" | "friends";

/** What the picture of a shared link says. */
export interface ShareScene {
  siteName: string;
  heading: string;
  text: string;
  /** Results, one market a row: one large, or up to three small. */
  rows: readonly { label: string; numbers: readonly SceneNumber[] }[];
  foot: string;
  /** Shown where there are no rows. */
  art: ShareArt;
  /** Sets the background of results; null for the site's own colours. */
  family: Family | null;
}

/** Most rows that a picture has room for. */
export const SCENE_ROWS = 3;
