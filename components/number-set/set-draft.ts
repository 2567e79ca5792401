import { satang } from "@/lib/domain/money/money";
import { plainDigits } from "@/lib/domain/money/typed-amount";
import { isNumberFor, isPoyOption, type PoyOption } from "@/lib/domain/poy/options";
import { optionHeadings } from "@/lib/domain/poy/paste/option-headings";
import { readPaste } from "@/lib/domain/poy/paste/paste";
import { forgetFields, keepFields, keptFields } from "@/stores/member/kept-fields";
import type { NumberSetRow } from "@/stores/number-sets";

/** A set as it stands in its sheet: the name, the rows, and what is still in the field. */
export interface SetDraft {
  name: string;
  rows: readonly NumberSetRow[];
  option: PoyOption;
  text: string;
}

const keyOf = (setId: string | undefined) => `number-set:${setId ?? "new"}`;

/** Kept in this tab until it is saved: the sheet may be closed with it. `setId` is undefined for a new set. */
export function keepSetDraft(setId: string | undefined, { name, rows, option, text }: SetDraft): void {
  keepFields(keyOf(setId), { name, rows: rowsText(rows), option, text });
}

/** Rows as the text of one box. */
export const rowsText = (rows: readonly NumberSetRow[]): string =>
  rows.map(({ option, number, price }) => [option, number, price ?? []].flat().join(":")).join(" ");
export const readRows = (text: string): NumberSetRow[] => text.split(" ").flatMap(readRow);

export const forgetSetDraft = (setId: string | undefined): void => forgetFields(keyOf(setId));

export function keptSetDraft(setId: string | undefined): SetDraft | null {
  const { name, rows, option, text } = keptFields(keyOf(setId));
  if (name === undefined || rows === undefined || text === undefined) return null;
  if (option === undefined || !isPoyOption(option)) return null;
  return { name, rows: readRows(rows), option, text };
}

function readRow(word: string): NumberSetRow[] {
  const [option = "", number = "", price] = word.split(":");
  if (!isPoyOption(option) || !isNumberFor(option, number)) return [];
  return [{ option, number, ...(price !== undefined && { price: satang(Number(price)) }) }];
}

/**
 * The numbers in the box that fit the option, and the rest: nothing that was typed disappears unsaid. A list with
 * prices or words, as it is sent in a chat, is read as a pasted slip under the option's heading, with its prices.
 */
export function readTyped(option: string, text: string): { fits: NumberSetRow[]; others: string[] } {
  if (isPoyOption(option) && /[=*]|\p{L}/u.test(text)) {
    const { rows, bets } = readPaste(`${optionHeadings[option]}\n${text}`);
    if (bets.length > 0) {
      const others = rows
        .filter(({ mark }) => mark === "unread" || mark === "asks")
        .map((row) => row.text.trim());
      return { fits: bets.map(({ option: own, number, price }) => ({ option: own, number, price })), others };
    }
  }
  const numbers: readonly string[] = plainDigits(text).match(/\d+|[^\d\s\p{P}\p{S}]+/gu) ?? [];
  if (!isPoyOption(option)) return { fits: [], others: [...numbers] };
  return {
    fits: numbers.filter((number) => isNumberFor(option, number)).map((number) => ({ option, number })),
    others: numbers.filter((number) => !isNumberFor(option, number)),
  };
}
