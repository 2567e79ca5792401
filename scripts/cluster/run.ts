/** `tsx run.ts [A B …]`: opens the cluster, runs the rows, prints a line a figure; the exit code is 1 where one fails. */
import { loadavg } from "node:os";
import { couldNotRun, type Figure } from "../sweep/figure";
import { openCluster } from "./cluster";
import { rows } from "./rows";

const print = (line: string) => void process.stdout.write(`${line}\n`);

const named = process.argv.slice(2);
const unknown = named.find((name) => rows.every((row) => row.name !== name));
if (unknown) throw new Error(`"${unknown}" is none of ${rows.map(({ name }) => name).join(", ")}`);
const chosen = rows.filter(({ name }) => named.length === 0 || named.includes(name));

const startMs = Date.now();
const seconds = (sinceMs: number) => `${((Date.now() - sinceMs) / 1_000).toFixed(0)} s`;
const figures: (Figure & { row: string; load: string })[] = [];
const cluster = await openCluster();
let isUp = false;
try {
  for (const row of chosen) {
    const rowMs = Date.now();
    const found = await (async () => {
      if (row.on === "site" && !isUp) {
        cluster.migrate("house");
        await cluster.startSite();
        isUp = true;
      }
      return row.run(cluster);
    })().catch(couldNotRun);
    const load = loadavg()[0]?.toFixed(1) ?? "";
    figures.push(...found.map((figure) => ({ ...figure, row: row.name, load })));
    const failed = found.filter(({ holds }) => !holds);
    print(
      `${row.name} ${failed.length === 0 ? "holds" : "FAILS"}: ${row.shows} (${seconds(rowMs)}, load ${load})`,
    );
    for (const { what, seen, must } of failed) print(`  fails: ${what}: ${seen}; must be ${must}`);
  }
} finally {
  await cluster.close();
}

print("\n| row | what | seen | must be | holds | load |\n|---|---|---|---|---|---|");
for (const { row, what, seen, must, holds, load } of figures)
  print(`| ${row} | ${what} | ${seen.replaceAll("\n", " ")} | ${must} | ${holds ? "yes" : "NO"} | ${load} |`);
const wrong = figures.filter(({ holds }) => !holds).length;
print(`cluster: ${figures.length - wrong} of ${figures.length} figures hold, ${seconds(startMs)}`);
process.exitCode = wrong === 0 ? 0 : 1;
