/**
 * `npm run mutation`: changes rules and SQL functions in small ways and counts the changes that no test notices; the
 * service around them only by name (`-- service-ledger`).
 * `-- money sql-ledger` picks groups, `-- place-poy` files by a part of their path, `-- changed main` the files that
 * differ from a commit, `-- changed` those that differ from the commit of the last figures. Fails where a survivor has
 * no reason in `survivors.json`, or a whole group lies below its least share. What was judged is kept in `.build/mutation`; PROOF_MINUTES=7 takes a piece, and the next run goes on.
 */
import { execFileSync, spawnSync } from "node:child_process";
import { root } from "../../site/root.mjs";
import { readMeasured } from "../sweep/proof/reliability";
import { closeBenches, deadline, groups, groupsByName, measure } from "./measure";
import type { Outcome } from "./survivors";

const print = (line: string) => void process.stdout.write(`${line}\n`);
const words = process.argv.slice(2);
const changed = words[0] === "changed" ? new Set(changedSince(words[1] ?? lastMeasured())) : null;
const isPicked = (group: string, file: string) =>
  changed
    ? changed.has(file)
    : words.length === 0 || words.some((word) => word === group || file.includes(`/${word}.`));
const picked = [
  ...groups.map((group) => ({ group, files: group.files.filter((file) => isPicked(group.name, file)) })),
  ...groupsByName.flatMap((group) => (words.includes(group.name) ? [{ group, files: group.files }] : [])),
].filter(({ files }) => files.length > 0);
if (changed) print(`${picked.flatMap(({ files }) => files).length} of the files with mutants changed`);
else if (picked.length === 0)
  throw new Error(
    `no file is ${words.join(" or ")}; groups are ${[...groups, ...groupsByName].map(({ name }) => name).join(", ")}`,
  );

const isTimeUp = deadline();
let failed = 0;
try {
  for (const { group, files } of picked) {
    const outcome = await measure(group, isTimeUp, tell, files);
    const { killed, tried, percent, unknown, unfinished, stale } = outcome;
    const isWhole = files.length === group.files.length;
    // A share of a few files says nothing about their group.
    const fails = unknown.length > 0 || (isWhole && unfinished.length === 0 && !outcome.isEnough);
    if (fails) failed += 1;
    const least = isWhole ? `, at least ${group.leastPercent} %` : "";
    const left = unfinished.length > 0 ? ` so far, ${unfinished.length} files are not finished` : "";
    print(
      `${group.name}: ${killed} of ${tried} killed, ${percent} %${least}: ${fails ? "FAILS" : "holds"}${left}`,
    );
    for (const { file, was, now } of stale)
      print(`  ${file}: listed in survivors.json, and killed or gone:\n    - ${was}\n    + ${now}`);
  }
} finally {
  await closeBenches();
}
process.exitCode = failed === 0 ? 0 : 1;

function tell(file: string, { killed, tried, unknown, unfinished }: Outcome): void {
  print(`  ${file}: ${killed} of ${tried}${unfinished.length > 0 ? ", not finished" : ""}`);
  for (const { line, was, now } of unknown) print(`  ${file}:${line}: survives\n    - ${was}\n    + ${now}`);
}

function changedSince(commit: string): string[] {
  if (spawnSync("git", ["cat-file", "-e", `${commit}^{commit}`], { cwd: root }).status !== 0) {
    print(`left out: the history here is cut, and has no ${commit} to compare with`);
    return [];
  }
  const words = ["diff", "--name-only", commit];
  return execFileSync("git", words, { cwd: root, encoding: "utf8" }).trim().split("\n");
}

function lastMeasured(): string {
  const { mutation } = readMeasured();
  if (!mutation) throw new Error("docs/reliability.json has no figures of mutants: name a commit");
  return mutation.commit.replace("+", "");
}
