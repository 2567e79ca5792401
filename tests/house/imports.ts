import { posix } from "node:path";
import { read } from "./source-files";

export type Import = {
  /** The importing file. */
  from: string;
  line: number;
  /** The project's path of what is imported, without "@/"; a package's specifier otherwise. */
  to: string;
  isPackage: boolean;
  /** Erased by the compiler. */
  isType: boolean;
  /** A dynamic import: loaded when the code runs, not with the module. */
  isDynamic: boolean;
};

const statement = /\b(?:import|export)\b(\s+type\b)?(?:[\w*{}\s,$]*?\bfrom)?\s*["']([^"'\n]+)["']/g;
const call = /(typeof\s+)?\bimport\(\s*["']([^"'\n]+)["']\s*\)/g;

/** Every import and re-export of a file: static, dynamic and type-only. */
export function importsOf(file: string): Import[] {
  const text = read(file)
    .replace(/\/\*[\s\S]*?\*\//g, blank)
    .replace(/^\s*\/\/.*$/gm, blank);
  const found: Import[] = [];
  for (const match of text.matchAll(statement)) {
    found.push(importAt(file, text, match.index, match[2] ?? "", Boolean(match[1]), false));
  }
  for (const match of text.matchAll(call)) {
    found.push(importAt(file, text, match.index, match[2] ?? "", isTypePosition(text, match.index), true));
  }
  return found;
}

function importAt(
  from: string,
  text: string,
  index: number,
  specifier: string,
  isType: boolean,
  isDynamic: boolean,
): Import {
  const isPackage = !specifier.startsWith(".") && !specifier.startsWith("@/");
  const to = specifier.startsWith("@/")
    ? specifier.slice(2)
    : isPackage
      ? specifier
      : posix.join(posix.dirname(from), specifier);
  return { from, line: text.slice(0, index).split("\n").length, to, isPackage, isType, isDynamic };
}

// `typeof import("x")` and `let a: import("x").B` are types.
function isTypePosition(text: string, index: number): boolean {
  const before = text.slice(Math.max(0, index - 40), index);
  const after = text.slice(index, index + 200);
  return /typeof\s+$/.test(before) || (/[:<|&]\s*$/.test(before) && /^import\([^)]*\)\s*\.[A-Z]/.test(after));
}

const blank = (text: string) => text.replace(/[^\n]/g, " ");

/** "file:line → target", the format of failures. */
export function show({ from, line, to }: Import): string {
  return `${from}:${line} → ${to}`;
}
