import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const SHOWN_STORIES = 15;

/**
 * Where the newest recorded run of a command spent its time, as Markdown; null when none is recorded.
 * @param {string} home the folder of all records
 * @param {string} command as it was recorded
 */
export function timesOf(home, command) {
  if (!existsSync(home)) return null;
  const folder = readdirSync(home)
    .sort()
    .toReversed()
    .map((name) => join(home, name))
    .find((one) => readJson(join(one, "run.json"))?.command === command);
  if (!folder) return null;
  const run = readJson(join(folder, "run.json"));
  const costs = ["units", "databases"].flatMap((name) => readJson(join(folder, `${name}.files.json`)) ?? []);
  const stories = storiesIn(readJson(join(folder, "stories.json"))?.suites ?? []);
  return [
    `### \`${command}\`, ${run.startedAt.slice(0, 10)}, ${run.cores} cores, Node ${run.node}`,
    `${minutes(run.wall)} min from the first line to the last.`,
    partsTable(run.parts),
    costs.length > 0 ? projectsTable(costs) : "",
    costs.some(hasDatabase) ? foldersTable(costs.filter(hasDatabase)) : "",
    stories.length > 0 ? storiesTable(stories) : "",
  ]
    .filter(Boolean)
    .join("\n\n");
}

function partsTable(parts) {
  const rows = parts.map(({ name, wall, cpu }) => [name, seconds(wall), seconds(cpu)]);
  const all = parts.reduce((sum, { cpu }) => sum + (cpu ?? 0), 0);
  return table(["part", "seconds", "processor seconds"], [...rows, ["all", seconds(null), seconds(all)]]);
}

function projectsTable(costs) {
  const rows = grouped(costs, ({ project }) => project).map(([project, files]) => [
    project,
    files.length,
    sum(files, ({ tests }) => tests),
    seconds(sum(files, ({ cpuMs }) => cpuMs) / 1000),
  ]);
  return table(["Vitest's project", "files", "tests", "processor seconds"], rows);
}

const hasDatabase = ({ databases }) => Boolean(databases.pglite || databases.postgres);

/** Files with a database, whose processor time is divided by the time of the tests on each. */
function foldersTable(costs) {
  const rows = grouped(costs, folderOf).map(([folder, files]) => [
    folder,
    files.length,
    seconds(sum(files, (file) => shareOf(file, "pglite"))),
    seconds(sum(files, (file) => shareOf(file, "postgres"))),
  ]);
  return table(["folder", "files", "on PGlite", "on PostgreSQL"], rows);
}

function storiesTable(stories) {
  const rows = grouped(stories, ({ file }) => file).map(([file, tests]) => [
    file,
    tests.length,
    sum(tests, ({ ms }) => ms) / 1000,
  ]);
  const longest = rows.toSorted((a, b) => b[2] - a[2]);
  const rest = longest.slice(SHOWN_STORIES);
  const shown = longest.slice(0, SHOWN_STORIES);
  if (rest.length > 0)
    shown.push([
      `${rest.length} more files`,
      sum(rest, ([, tests]) => tests),
      sum(rest, ([, , took]) => took),
    ]);
  return table(
    ["stories", "runs", "seconds of a worker"],
    shown.map(([file, tests, took]) => [file, tests, seconds(took)]),
  );
}

function storiesIn(suites) {
  return suites.flatMap(({ specs = [], suites: inner = [] }) => [
    ...specs.flatMap(({ file, tests }) =>
      tests.map(({ results }) => ({ file, ms: sum(results, ({ duration }) => duration) })),
    ),
    ...storiesIn(inner),
  ]);
}

function shareOf({ cpuMs, databases }, kind) {
  const all = Object.values(databases).reduce((total, ms) => total + ms, 0);
  return all > 0 ? ((databases[kind] ?? 0) / all) * (cpuMs / 1000) : 0;
}

/** `tests/upstream/poys` */
const folderOf = ({ file }) => file.split("/").slice(0, -1).slice(0, 3).join("/");

function grouped(items, keyOf) {
  const groups = new Map();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return [...groups].sort(([a], [b]) => a.localeCompare(b));
}

const sum = (items, amountOf) => items.reduce((total, item) => total + amountOf(item), 0);
const seconds = (value) => (value === null ? "–" : String(Math.round(value)));
const minutes = (value) => (value / 60).toFixed(1);

function table(head, rows) {
  const line = (cells) => cells.join(" | ");
  return [line(head), line(head.map((_, at) => (at === 0 ? "---" : "--:"))), ...rows.map(line)].join("\n");
}

function readJson(path) {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch {
    return null;
  }
}
