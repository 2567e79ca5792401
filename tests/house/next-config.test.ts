import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { importsOf } from "./imports";
import { read, root } from "./source-files";

/** Every file of the project that `file` needs when it runs, itself included. */
function reachedFrom(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const each of importsOf(file)) {
    const source = each.isPackage || each.isType ? undefined : sourceOf(each.to);
    if (source) reachedFrom(source, seen);
  }
  return seen;
}

const sourceOf = (path: string) =>
  [path, `${path}.ts`, `${path}/index.ts`].find(
    (name) => name.endsWith(".ts") && existsSync(join(root, name)),
  );

// Next compiles next.config.ts with a loader of its own, which takes "@/" for the folder of the file that imports:
// `next build` and `next dev` stop with "Cannot find module".
test("next.config.ts and all that it reads import without an alias", () => {
  const reached = [...reachedFrom("next.config.ts")];
  expect(reached).toContain("lib/server/headers/answer-headers.ts");
  expect(reached.filter((file) => /(?:from|import\()\s*"@\//.test(read(file)))).toEqual([]);
});
