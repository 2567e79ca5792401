/** Long parts whose run goes on where it was cut: what is done stands in a file of lines, below its seed and commit. */
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { z } from "zod";
import { inRoot } from "../../../site/root.mjs";

const begun = z.object({ seed: z.string(), commit: z.string() });
const done = z.object({ key: z.string(), value: z.unknown() });

export type Begun = z.infer<typeof begun>;

const fileOf = (part: string) => inRoot(`.build/proof/${part}.jsonl`);
const linesOf = (part: string): unknown[] => {
  const file = fileOf(part);
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, "utf8").split("\n").slice(0, -1);
  return lines.map((line): unknown => JSON.parse(line));
};

/** The seed of a run that was cut, and the commit on which it began; null where none was. */
export function cutRun(part: string): Begun | null {
  const first = begun.safeParse(linesOf(part)[0]);
  return first.success ? first.data : null;
}

/** Begins a run, unless the one with this seed and commit is to go on. */
export function beginRun(part: string, run: Begun): void {
  const cut = cutRun(part);
  if (cut?.seed === run.seed && cut.commit === run.commit) return;
  mkdirSync(dirname(fileOf(part)), { recursive: true });
  writeFileSync(fileOf(part), `${JSON.stringify(run)}\n`);
}

export const endRun = (part: string): void => rmSync(fileOf(part), { force: true });

/** What is done so far, by its key. */
export const doneOf = (part: string): Map<string, unknown> =>
  new Map(
    linesOf(part).flatMap((line) => {
      const read = done.safeParse(line);
      return read.success ? [[read.data.key, read.data.value] as const] : [];
    }),
  );

/** Notes what a run has done, so that the next one does not do it again. */
export const keepDone = (part: string, key: string, value: unknown): void =>
  appendFileSync(fileOf(part), `${JSON.stringify({ key, value })}\n`);

/** The environment of tests that keep their progress: `PROOF_MINUTES` ends them, and the next run goes on. */
export const progressEnv = (part: string): Record<string, string> => ({
  PROGRESS: fileOf(part),
  PROGRESS_MINUTES: process.env.PROOF_MINUTES ?? "",
});
