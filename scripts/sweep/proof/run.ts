/**
 * `tsx run.ts [part …]`: runs the named parts, keeps what they measured, and prints the newest figures of all; the exit
 * code is the number of figures of this run that fail.
 */
import { randomInt } from "node:crypto";
import { MINUTE_MS } from "@/lib/domain/time";
import { couldNotRun } from "../figure";
import { proofParts } from "./parts";
import { commitOf, isOld, keepMeasured, readMeasured } from "./reliability";

const print = (line: string) => void process.stdout.write(`${line}\n`);
const named = process.argv.slice(2);
const seed = process.env.SEED || String(randomInt(1, 2 ** 31));

const unknown = named.find((name) => proofParts.every((part) => part.name !== name));
if (unknown) throw new Error(`"${unknown}" is none of ${proofParts.map(({ name }) => name).join(", ")}`);

let wrong = 0;
for (const part of proofParts.filter(({ name }) => named.includes(name))) {
  print(`proof ${part.name}: ${part.shows} (SEED=${seed})`);
  const commit = commitOf(part);
  const startMs = Date.now();
  const figures = [...(await part.run(seed).catch(couldNotRun))];
  const minutes = Math.round((Date.now() - startMs) / (MINUTE_MS / 10)) / 10;
  const date = new Date(startMs).toISOString().slice(0, 10);
  const databases = process.env.TEST_DATABASE_URL ? "PGlite and PostgreSQL" : "PGlite";
  keepMeasured(proofParts, part.name, { commit, date, seed, minutes, databases, figures });
  wrong += figures.filter(({ holds }) => !holds).length;
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
