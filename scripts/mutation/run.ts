/**
 * `npm run mutation`: changes rules and SQL functions in small ways and counts the changes that no test notices.
 * `-- money sql-ledger` picks groups, `-- changed main` the files that differ from a commit. Fails where a survivor has
 * no reason in `survivors.json`, or a group lies below its least share. What was judged is kept in `.build/mutation`.
 */
import { execFileSync } from "node:child_process";
import { root } from "../../tools/site/root.mjs";
import { closeBenches, groups, measure } from "./measure";
import type { Outcome } from "./survivors";

const print = (line: string) => void process.stdout.write(`${line}\n`);
const words = process.argv.slice(2);
const base = words[0] === "changed" ? (words[1] ?? "main") : null;
const unknownWord = base ? undefined : words.find((word) => groups.every(({ name }) => name !== word));
if (unknownWord)
  throw new Error(`"${unknownWord}" is none of changed, ${groups.map(({ name }) => name).join(", ")}`);

/** Null: every file. */
const changed = base && new Set(gitLines("diff", "--name-only", base));
const picked = groups
  .filter(({ name, leastPercent }) =>
    base || words.length === 0 ? leastPercent !== null : words.includes(name),
  )
  .map((group) => ({ group, files: group.files.filter((file) => !changed || changed.has(file)) }))
  .filter(({ files }) => files.length > 0);

let failed = 0;
try {
  for (const { group, files } of picked) {
    const { killed, tried, percent, isEnough, unknown, stale } = await measure(group, tell, files);
    // A share of a few files says nothing about their group.
    const fails = changed ? group.leastPercent !== null && unknown.length > 0 : !isEnough;
    if (fails) failed += 1;
    const least = group.leastPercent === null ? "" : `, at least ${group.leastPercent} %`;
    print(`${group.name}: ${killed} of ${tried} killed, ${percent} %${least}: ${fails ? "FAILS" : "holds"}`);
    for (const { file, was, now } of stale)
      print(`  ${file}: listed in survivors.json, and killed or gone:\n    - ${was}\n    + ${now}`);
  }
} finally {
  await closeBenches();
}
process.exitCode = failed === 0 ? 0 : 1;

function tell(file: string, { killed, tried, unknown }: Outcome): void {
  print(`  ${file}: ${killed} of ${tried}`);
  for (const { line, was, now } of unknown) print(`  ${file}:${line}: survives\n    - ${was}\n    + ${now}`);
}

function gitLines(...words: string[]): string[] {
  return execFileSync("git", words, { cwd: root, encoding: "utf8" }).trim().split("\n");
}
