import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

export const root = join(import.meta.dirname, "../..");

/** Folders that hold the product's own source, besides the few files at the top. */
export const rooms = ["lib", "stores", "components", "app", "upstream"];
export const ownFolders = [...rooms, "tools", "scripts", "tests", "e2e", "bench"];

const skipped = new Set(["node_modules", ".next", ".build", ".data"]);

/** Every file under the folders named, as paths relative to the project with forward slashes. */
export function filesUnder(folders: string[]): string[] {
  return folders.flatMap((folder) => walk(folder)).sort();
}

/** TypeScript, JavaScript and style files under the folders named. */
export function sourcesUnder(folders: string[]): string[] {
  return filesUnder(folders).filter((file) => /\.(tsx?|mjs|css)$/.test(file));
}

export function read(file: string): string {
  return readFileSync(join(root, file), "utf8");
}

function walk(folder: string): string[] {
  let entries: ReturnType<typeof readFolder>;
  try {
    entries = readFolder(folder);
  } catch {
    return [];
  }
  return entries.flatMap((entry) => {
    if (skipped.has(entry.name)) return [];
    const path = `${folder}/${entry.name}`;
    return entry.isDirectory() ? walk(path) : [path];
  });
}

function readFolder(folder: string) {
  return readdirSync(join(root, folder), { withFileTypes: true });
}
