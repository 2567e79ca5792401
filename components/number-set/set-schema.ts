import { z } from "zod";
import { createNumberSet } from "@/lib/contract/number-sets";
import { toBaht } from "@/lib/domain/money/money";
import type { NumberSetRow } from "@/stores/number-sets";
import { readRows, readTyped } from "./set-draft";

/** A row as the call has it, in baht. */
const written = ({ price, ...row }: NumberSetRow) => ({
  ...row,
  ...(price !== undefined && { price: toBaht(price) }),
});

/**
 * A set as it is typed: its rows as text (`rowsText`), and what is still in the box. The numbers of that have been
 * added to the rows before, so those that are left fit the type and found no room, or do not fit it.
 */
export const setForm = z
  .object({
    name: z.string().trim().min(1, "nameMissing"),
    option: z.string(),
    text: z.string(),
    rows: z.string(),
  })
  .superRefine(({ option, text, rows }, { addIssue }) => {
    const refuse = (box: string, message: string) => addIssue({ code: "custom", path: [box], message });
    const { fits, others } = readTyped(option, text);
    if (others.length > 0) refuse("text", "wrong");
    else if (fits.length > 0) refuse("rows", "tooMany");
    else if (rows === "") refuse("rows", "rowsMissing");
  })
  .transform(({ name, rows }) => ({ name, rows: readRows(rows).map(written) }))
  .pipe(createNumberSet.body);
