import { expect, test } from "vitest";
import { withActs } from "@/scripts/docs/draw-acts";
import { read } from "../house/source-files";

test("docs/operators.md shows the table of acts that the engine reads", () => {
  const document = read("docs/operators.md");
  expect(withActs(document)).toBe(document);
  for (const act of ["Adjust money", "Accept a broken law"]) expect(document).toContain(act);
});

test("a document without its marks is not written", () => {
  expect(() => withActs("# Nothing here")).toThrow("marks");
});
