/**
 * For tests that open sheets: each opens with its press, in the library's dialog. The code is there before a page asks for
 * it, so that its patience never ends, however slow the machine is.
 */
import { fireEvent, screen } from "@testing-library/react";
import { loadSheet } from "@/components/ui/sheet/use-sheet-frame";

await import("@/components/ui/sheet/sheet-dialog");
await loadSheet();

/** Escape in the open sheet. */
export const pressEscape = (sheet: HTMLElement = screen.getByRole("dialog")): void => {
  fireEvent.keyDown(sheet, { key: "Escape" });
};

/** A press that begins and ends beside the open sheet. */
export function pressBeside(sheet: HTMLElement = screen.getByRole("dialog")): void {
  const beside = sheet.parentElement as HTMLElement;
  fireEvent.mouseDown(beside);
  fireEvent.click(beside);
}
