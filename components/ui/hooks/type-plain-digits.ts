import type { ChangeEvent } from "react";
import { plainDigits } from "@/lib/domain/money/typed-amount";

/** Turns digits of any of the site's scripts in a text box into 0–9 as they are typed; the caret stays. */
export function typePlainDigits({ currentTarget: box }: ChangeEvent<HTMLInputElement>): void {
  const plain = plainDigits(box.value);
  if (plain === box.value) return;
  const at = box.selectionStart;
  box.value = plain;
  box.setSelectionRange(at, at);
}
