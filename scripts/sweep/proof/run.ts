/**
 * `tsx run.ts [part …]`: runs the named parts, keeps what they measured, and prints the newest figures of all; the exit
 * code is the number of figures of this run that fail. `tsx run.ts part --seed N` runs that part's case of the seed N
 * again and keeps nothing.
 */
import { randomInt } from "node:crypto";
import { parseArgs } from "node:util";
import { MINUTE_MS } from "@/lib/domain/time/time";
import { couldNotRun } from "../figure";
import type { ProofPart } from "./part";
import { proofParts } from "./parts";
import { commitOf, isOld, keepMeasured, readMeasured } from "./reliability";
import { type Begun, beginRun, cutRun } from "./resume";

const print = (line: string) => void process.stdout.write(`${line}\n`);
const { values, positionals: named } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: "string" } },
});

const unknown = named.find((name) => proofParts.every((part) => part.name !== name));
if (unknown) throw new Error(`"${unknown}" is none of ${proofParts.map(({ name }) => name).join(", ")}`);

let wrong = 0;
const chosen = proofParts.filter(({ name }) => named.includes(name));
if (values.seed !== undefined) {
  const [part] = chosen;
  if (!part?.replay || chosen.length > 1)
    throw new Error(
      `--seed belongs to one of ${proofParts.flatMap((one) => (one.replay ? [one.name] : [])).join(", ")}`,
    );
  for (const { what, seen, must, holds } of await part.replay(values.seed).catch(couldNotRun)) {
    print(`${holds ? "holds" : "fails"}: ${what}: ${seen}, must be ${must}`);
    if (!holds) wrong += 1;
  }
  process.exit(Math.min(wrong, 100));
}
for (const part of chosen) {
  const { seed, commit } = begin(part);
  print(`proof ${part.name}: ${part.shows} (SEED=${seed})`);
  const startMs = Date.now();
  const figures = [...(await part.run(seed).catch(couldNotRun))];
  const minutes = Math.round((Date.now() - startMs) / (MINUTE_MS / 10)) / 10;
  const date = new Date(startMs).toISOString().slice(0, 10);
  const databases = process.env.TEST_DATABASE_URL ? "PGlite and PostgreSQL" : "PGlite";
  keepMeasured(proofParts, part.name, { commit, date, seed, minutes, databases, figures });
  wrong += figures.filter(({ holds }) => !holds).length;
}

/** A run that was cut goes on, unless another seed is asked for; its figures are of the commit on which it began. */
function begin(part: ProofPart): Begun {
  const cut = part.resumes ? cutRun(part.name) : null;
  const { SEED } = process.env;
  const isCut = cut && (!SEED || SEED === cut.seed);
  const run = isCut ? cut : { seed: SEED || String(randomInt(1, 2 ** 31)), commit: commitOf(part) };
  if (part.resumes) beginRun(part.name, run);
  return run;
}

const kept = readMeasured();
for (const part of proofParts) {
  const one = kept[part.name];
  if (!one) {
    print(`${part.name}: never measured`);
    continue;
  }
  const held = one.figures.filter(({ holds }) => holds).length;
  const age = isOld(part, one) ? ", OLDER than the code that it measures" : "";
  print(
    `${part.name}: ${held} of ${one.figures.length} hold; ${one.date}, ${one.commit}, ${one.databases}${age}`,
  );
  for (const { what, seen, must } of one.figures.filter(({ holds }) => !holds))
    print(`  fails: ${what}: ${seen}, must be ${must}`);
}
process.exitCode = Math.min(wrong, 100);
