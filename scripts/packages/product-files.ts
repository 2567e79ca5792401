/** The product's own source, and which of its files import a package. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { inRoot } from "../../tools/site/root.mjs";

const folders = ["app", "components", "stores", "lib", "upstream"];
const loose = ["middleware.ts", "instrumentation.ts", "instrumentation-client.ts", "public/sw.js"];

export interface SourceFile {
  /** From the project's root, with forward slashes. */
  path: string;
  /** Without comments; lines keep their places. */
  text: string;
}

export function productFiles(): SourceFile[] {
  const found = folders.flatMap((folder) =>
    readdirSync(inRoot(folder), { recursive: true, encoding: "utf8" })
      .filter((name) => /\.(tsx?|mjs)$/.test(name))
      .map((name) => `${folder}/${name.replaceAll("\\", "/")}`),
  );
  return [...found, ...loose].sort().map((path) => ({ path, text: code(path) }));
}

const code = (path: string): string => withoutComments(readFileSync(join(inRoot("."), path), "utf8"));

const blank = (text: string) => text.replace(/[^\n]/g, " ");

export const withoutComments = (text: string): string =>
  text.replace(/\/\*[\s\S]*?\*\//g, blank).replace(/^\s*\/\/.*$/gm, blank);

/** Imported with the file, on demand, or for its types; a part of it (`dayjs/plugin/utc`) counts as well. */
export function importsPackage({ text }: SourceFile, name: string): boolean {
  const from = String.raw`(?:\bfrom|\bimport|\bimport\()\s*["']`;
  return new RegExp(`${from}${name.replaceAll("/", String.raw`\/`)}(?:/[^"']+)?["']`).test(text);
}

/** Whether a file is one of these, or lies in a folder of them. */
export const isIn = (path: string, places: readonly string[]): boolean =>
  places.some((place) => path === place || path.startsWith(`${place}/`));
