import { expect, test } from "vitest";
import { withForms } from "@/scripts/docs/draw-forms";
import { read } from "../house/source-files";

test("docs/paste.md shows the grammar of the reader and what it says to each form", () => {
  const document = read("docs/paste.md");
  expect(withForms(document)).toBe(document);
  for (const said of ["asks: Top or bottom?", "refused: ", "2 bottom 12=50"])
    expect(document).toContain(said);
});

test("a document without its marks is not written", () => {
  expect(() => withForms("# Nothing here")).toThrow("marks");
});
