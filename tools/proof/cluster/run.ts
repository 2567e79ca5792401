/** `tsx run.ts [A B …]`: opens the cluster, runs the rows and prints every figure; the exit code counts rows that fail. */
import { loadavg } from "node:os";
import { inRoot } from "../../site/root.mjs";
import { couldNotRun, type Figure } from "../sweep/figure";
import { openCluster } from "./cluster";
import { rowsOf } from "./plan";
import { rows } from "./rows";
import { tableOf } from "./table";

const print = (line: string) => void process.stdout.write(`${line}\n`);

const chosen = rowsOf(rows, process.argv.slice(2));

const LOGS = "test-results/cluster";
const startMs = Date.now();
const seconds = (sinceMs: number) => `${((Date.now() - sinceMs) / 1_000).toFixed(0)} s`;
const figures: (Figure & { row: string; load: string })[] = [];
const cluster = openCluster();

let isStopping = false;
const stop = async (signal: NodeJS.Signals) => {
  // A terminal's signal arrives again from the processes above this one.
  if (isStopping) return;
  isStopping = true;
  print(`cluster: ${signal}, stopping everything`);
  await (await cluster).close();
  process.exit(130);
};
process.on("SIGINT", stop).on("SIGTERM", stop);

let isUp = false;
try {
  const site = await cluster;
  print(`The database, pooler, Redis and edge are up after ${seconds(startMs)}.`);
  for (const row of chosen) {
    const found = await (async () => {
      if (row.on === "site" && !isUp) {
        await site.migrate("house");
        await site.startSite();
        isUp = true;
        print(`The site's processes are up after ${seconds(startMs)}.`);
      }
      const rowMs = Date.now();
      const seen = await row.run(site);
      print(`${row.name}: ${row.shows} (${seconds(rowMs)})`);
      return seen;
    })().catch(couldNotRun);
    const load = loadavg()[0]?.toFixed(1) ?? "";
    figures.push(...found.map((figure) => ({ ...figure, row: row.name, load })));
    for (const { what, seen, must, holds } of found)
      if (!holds) print(`  ${row.name} fails: ${what}: ${seen}; must be ${must}`);
  }
} finally {
  if (figures.some(({ holds }) => !holds)) (await cluster).keepLogs(inRoot(LOGS));
  await (await cluster).close();
}

print(`\n${tableOf(figures)}`);
const failed = new Set(figures.filter(({ holds }) => !holds).map(({ row }) => row));
print(`cluster: ${chosen.length - failed.size} of ${chosen.length} rows hold, ${seconds(startMs)}`);
if (failed.size > 0) print(`What every process wrote is in ${LOGS}.`);
process.exitCode = failed.size;
