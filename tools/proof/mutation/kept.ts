/** What runs have found out so far, a file of `.build/mutation` for each mutated one: a run that was cut goes on from there. */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { z } from "zod";
import { inRoot } from "../../site/root.mjs";
import type { JudgedFile } from "./mutant";

const judgedFile = z.object({
  file: z.string(),
  key: z.string(),
  mutants: z.array(
    z.object({
      line: z.number(),
      was: z.string(),
      now: z.string(),
      verdict: z.enum(["killed", "survived", "invalid"]),
    }),
  ),
});

const placeOf = (file: string) => inRoot(".build/mutation", `${file}.json`);

/** Null where nothing is known of this file with this key. */
export function readJudged(file: string, key: string): JudgedFile | null {
  if (!existsSync(placeOf(file))) return null;
  const kept = judgedFile.parse(JSON.parse(readFileSync(placeOf(file), "utf8")));
  return kept.key === key ? kept : null;
}

/** Whole or not at all: a run may be cut at any moment. */
export function keepJudged(judged: JudgedFile): void {
  const place = placeOf(judged.file);
  mkdirSync(dirname(place), { recursive: true });
  writeFileSync(`${place}.new`, `${JSON.stringify(judged, null, 1)}\n`);
  renameSync(`${place}.new`, place);
}
