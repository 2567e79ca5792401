/**
 * `tsx run.ts [word]`: every part, or those whose names contain the word; the exit code is the number of failed
 * figures.
 */
import { execFileSync } from "node:child_process";
import { randomInt } from "node:crypto";
import { couldNotRun } from "../figure";
import { chosenDraws } from "./chosen-draws";
import { forgedFiles } from "./forged-files";
import { kills } from "./kills";
import { knownVectors } from "./known-vectors";
import { outsiders } from "./outsiders";
import type { DrawPart } from "./part";
import { refusals } from "./refusals";
import { verifyingWork } from "./verifying-work";
import { workCost } from "./work-cost";

const parts: readonly DrawPart[] = [
  knownVectors,
  refusals,
  verifyingWork,
  forgedFiles,
  outsiders,
  chosenDraws,
  workCost,
  kills,
];

const print = (line: string) => void process.stdout.write(`${line}\n`);
const commit = execFileSync("git", ["rev-parse", "--short", "HEAD"], { encoding: "utf8" }).trim();
const seed = process.env.SEED || String(randomInt(1, 2 ** 31));
const named = process.argv.slice(2);

print(`draws of version 3, commit ${commit}, ${new Date().toISOString().slice(0, 10)}, SEED=${seed}`);
print("| part | what | seen | must be | holds |\n|---|---|---|---|---|");
let wrong = 0;
for (const { name, run } of parts) {
  if (named.length > 0 && !named.some((word) => name.includes(word))) continue;
  for (const { what, seen, must, holds } of await run(seed).catch(couldNotRun)) {
    print(`| ${name} | ${what} | ${seen} | ${must} | ${holds ? "yes" : "NO"} |`);
    if (!holds) wrong += 1;
  }
}
print(`draws: ${wrong} figures fail`);
process.exitCode = wrong;
