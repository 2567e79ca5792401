import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { importsOf } from "./imports";
import { read, root } from "./source-files";

/** Every source file that a file loads, itself included. */
function loadedBy(file: string, seen = new Set<string>()): Set<string> {
  seen.add(file);
  for (const { to, isPackage, isType } of importsOf(file)) {
    if (isPackage || isType) continue;
    const source = [`${to}.ts`, `${to}/index.ts`].find((path) => existsSync(join(root, path)));
    if (source && !seen.has(source)) loadedBy(source, seen);
  }
  return seen;
}

// The framework compiles its configuration by itself and reads an alias as a path beside the file that names it:
// in any other folder `next build` fails with "Cannot find module".
test("what next.config.ts loads is imported by relative paths", () => {
  const files = [...loadedBy("next.config.ts")];
  expect(files).toContain("lib/domain/access/path.ts");
  expect(files.filter((file) => /^(import|export)\b(?!\s+type\b)[^;]*?"@\//m.test(read(file)))).toEqual([]);
});
