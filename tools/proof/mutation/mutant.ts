import { createHash } from "node:crypto";

/** killed: a test failed, or ran into the time limit. invalid: the change can't be loaded, so nobody could make it unseen. */
export type Verdict = "killed" | "survived" | "invalid";

/** A small change of a source file, as it reads: whole lines, runs of blanks as one. */
export interface Mutant {
  readonly line: number;
  readonly was: string;
  readonly now: string;
}

export interface JudgedMutant extends Mutant {
  readonly verdict: Verdict;
}

/** What was found out about the mutants of one file; `key` says for which text of the file and of its tests. */
export interface JudgedFile {
  readonly file: string;
  readonly key: string;
  readonly mutants: readonly JudgedMutant[];
}

/** Mutants that were not tried yet, where the judging of the file was cut short; null where their number is unknown. */
export interface Judged extends JudgedFile {
  readonly left: number | null;
}

const LONGEST = 200;

/** The lines that a change of text touches, before and after it. */
export function mutantAt(text: string, from: number, to: number, replacement: string): Mutant {
  const begin = text.lastIndexOf("\n", from - 1) + 1;
  const next = text.indexOf("\n", to);
  const end = next < 0 ? text.length : next;
  return {
    line: text.slice(0, from).split("\n").length,
    was: readable(text.slice(begin, end)),
    now: readable(text.slice(begin, from) + replacement + text.slice(to, end)),
  };
}

/** Long ones are cut; their hash keeps two of them apart. */
function readable(text: string): string {
  const line = text.replaceAll(/\s+/g, " ").trim();
  if (line.length <= LONGEST) return line;
  return `${line.slice(0, LONGEST)}… ${hashOf([line]).slice(0, 8)}`;
}

/** SHA-256 of texts one after the other, hex. */
export function hashOf(texts: readonly string[]): string {
  const hash = createHash("sha256");
  for (const text of texts) hash.update(`${text.length}\n${text}`);
  return hash.digest("hex");
}
