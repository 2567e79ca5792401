/**
 * What a member has laid on a demo game's table, and how its page is told of it. The sandbox gives the frame no storage:
 * the page around it keeps the table, and hands it back in the fragment of the address, behind the seat's key.
 */
import { readTextSize, type TextSize } from "../members/text-size";
import { MOST_STAKE } from "./demo/game";

/** Values in baht. */
export const CHIPS = [10, 20, 50, 100, 500] as const;
type ChipValue = (typeof CHIPS)[number];

export interface GameTable {
  readonly chip: ChipValue;
  /** Whole baht by place, without empty ones. */
  readonly stakes: Readonly<Record<string, number>>;
}

/** What a page of a game is opened with. */
export interface GameOpening {
  readonly key: string;
  readonly textSize: TextSize;
  readonly table: GameTable | null;
}

const PLACE = /^[a-z]{1,20}$/;
const MOST_PLACES = 12;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** True for a table as these games have them; what else a frame sends is ignored. */
export function isGameTable(value: unknown): value is GameTable {
  if (!isObject(value) || !isObject(value.stakes)) return false;
  const { chip, stakes } = value;
  const entries = Object.entries(stakes as Record<string, unknown>);
  const isStaked = ([place, stake]: readonly [string, unknown]) =>
    PLACE.test(place) && Number.isSafeInteger(stake) && Number(stake) > 0;
  return (
    CHIPS.some((known) => known === chip) &&
    entries.length <= MOST_PLACES &&
    entries.every(isStaked) &&
    entries.reduce((sum, [, stake]) => sum + Number(stake), 0) * 100 <= MOST_STAKE
  );
}

/** The address of a demo game with what the site knows of its member; as it was where that is nothing. */
export function openingAddress(src: string, { textSize, table }: Omit<GameOpening, "key">): string {
  const more = [
    ...(textSize === "normal" ? [] : [`text=${textSize}`]),
    ...(table ? [`table=${encodeURIComponent(JSON.stringify(table))}`] : []),
  ];
  if (more.length === 0) return src;
  return [src.includes("#") ? src : `${src}#`, ...more].join("&");
}

/** Reads the fragment of such an address, with or without its #. */
export function readOpening(hash: string): GameOpening {
  const [key = "", ...more] = hash.replace(/^#/, "").split("&");
  const told = new URLSearchParams(more.join("&"));
  return { key, textSize: readTextSize(told.get("text") ?? undefined), table: readTable(told.get("table")) };
}

function readTable(text: string | null): GameTable | null {
  try {
    const value: unknown = JSON.parse(text ?? "null");
    return isGameTable(value) ? value : null;
  } catch {
    return null;
  }
}

/** Messages that carry something, beside those of `playMessages`: the table laid, and the reader's text size. */
export const tableMessage = (table: GameTable) => ({ type: "house-table", table }) as const;
export const textSizeMessage = (textSize: TextSize) => ({ type: "house-text-size", textSize }) as const;

/** The table that a message tells of; null for any other message. */
export function tableIn(message: unknown): GameTable | null {
  if (!isObject(message) || message.type !== "house-table") return null;
  return isGameTable(message.table) ? message.table : null;
}

/** The text size that a message tells of; null for any other message. */
export function textSizeIn(message: unknown): TextSize | null {
  if (!isObject(message) || message.type !== "house-text-size") return null;
  return typeof message.textSize === "string" ? readTextSize(message.textSize) : null;
}
