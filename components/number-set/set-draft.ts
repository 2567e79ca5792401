import { isNumberFor, isPoyOption, type PoyOption } from "@/lib/domain/poy/options";
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
  const words = rows.map((row) => `${row.option}:${row.number}`).join(" ");
  keepFields(keyOf(setId), { name, rows: words, option, text });
}

export const forgetSetDraft = (setId: string | undefined): void => forgetFields(keyOf(setId));

export function keptSetDraft(setId: string | undefined): SetDraft | null {
  const { name, rows, option, text } = keptFields(keyOf(setId));
  if (name === undefined || rows === undefined || text === undefined) return null;
  if (option === undefined || !isPoyOption(option)) return null;
  return { name, rows: rows.split(" ").flatMap(readRow), option, text };
}

function readRow(word: string): NumberSetRow[] {
  const [option = "", number = ""] = word.split(":");
  return isPoyOption(option) && isNumberFor(option, number) ? [{ option, number }] : [];
}
