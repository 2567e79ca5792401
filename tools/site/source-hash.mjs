import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { inRoot } from "./root.mjs";

/** One SHA-256 over the names and contents of the given files and folders, relative to the project. */
export function sourceHash(paths) {
  const hash = createHash("sha256");
  for (const path of paths)
    for (const file of filesOf(path)) hash.update(`${file}\0`).update(readFileSync(inRoot(file)));
  return hash.digest("hex");
}

function filesOf(path) {
  const found = statSync(inRoot(path), { throwIfNoEntry: false });
  if (!found) return [];
  if (found.isFile()) return [path];
  return readdirSync(inRoot(path))
    .sort()
    .flatMap((name) => filesOf(`${path}/${name}`));
}
