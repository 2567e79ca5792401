import { expect, test } from "vitest";
import { drawTables } from "@/scripts/db/draw-tables";
import { readTables } from "@/scripts/db/read-tables";
import { read } from "./source-files";

test("docs/database.md is what `npm run db:docs` writes", async () => {
  expect(read("docs/database.md")).toBe(drawTables(await readTables()));
});
