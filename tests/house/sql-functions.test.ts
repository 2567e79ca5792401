import { basename } from "node:path";
import { describe, expect, test } from "vitest";
import { functionFiles } from "@/upstream/db/apply-functions";
import { filesUnder, read } from "./source-files";

const files = functionFiles().map(({ name, definition, callers }) => ({
  name: basename(name, ".sql").replaceAll("-", "_"),
  definition,
  callers: callers.replaceAll(/--.*$/gm, ""),
}));

/** What a text creates, comments excluded. */
function created(text: string, what: string): string[] {
  const creation = new RegExp(`\\bcreate\\s+(?:or\\s+replace\\s+)?(?:${what})\\s+"?(\\w+)`, "gi");
  return [...text.replaceAll(/--.*$/gm, "").matchAll(creation)].map(([, name = ""]) => name);
}

describe("SQL functions", () => {
  test("are created by no migration, and neither are triggers: those hold tables and data", () => {
    const wrong = filesUnder(["upstream/db/migrations"])
      .filter((file) => file.endsWith(".sql"))
      .flatMap((file) => created(read(file), "function|procedure|trigger").map((name) => `${file}: ${name}`));
    expect(wrong).toEqual([]);
  });

  test("stand first and alone in a file that bears the function's name", () => {
    expect(files.length).toBeGreaterThan(40);
    for (const { name, definition, callers } of files) {
      expect(created(definition + callers, "function|procedure")).toEqual([name]);
      expect([name, definition]).toEqual([
        name,
        expect.stringMatching(/^(--.*\n)+CREATE OR REPLACE FUNCTION [\s\S]+\$\$;\n$/),
      ]);
    }
  });

  test("are followed by nothing but the triggers and column defaults that call them", () => {
    for (const { name, callers } of files) {
      const trigger = `CREATE OR REPLACE TRIGGER [^;]* EXECUTE FUNCTION ${name}\\(\\);`;
      const standard = `ALTER TABLE \\w+ ALTER COLUMN \\w+ SET DEFAULT ${name}\\(\\);`;
      expect([name, callers]).toEqual([
        name,
        expect.stringMatching(new RegExp(`^(\\s*(${trigger}|${standard}))*\\s*$`)),
      ]);
    }
  });

  test("have each of their triggers created once", () => {
    const triggers = files.flatMap(({ callers }) => created(callers, "trigger"));
    expect(triggers.length).toBeGreaterThan(20);
    expect(triggers.filter((name, at) => triggers.indexOf(name) !== at)).toEqual([]);
  });
});
