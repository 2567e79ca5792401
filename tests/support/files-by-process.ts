import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** What one file may leave behind for the next in the same process: other modules, another clock, other globals. */
const REPLACES = /\bvi\.(mock|doMock|stubGlobal|stubEnv|useFakeTimers|spyOn|resetModules)\b/;

/**
 * The component and store tests that replace nothing outside themselves. They share one process and its document, so
 * that React and the components are loaded once and not for each file.
 */
export function filesThatReplaceNothing(root: string, folders: readonly string[]): string[] {
  return folders
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map((file) =>
        join(folder, file),
      ),
    )
    .filter((file) => /\.test\.tsx?$/.test(file) && !REPLACES.test(readFileSync(join(root, file), "utf8")));
}
