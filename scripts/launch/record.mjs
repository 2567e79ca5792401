import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { cacheHome } from "../../tools/site/cache-home.mjs";

const TICKS_A_SECOND = 100;
const KEPT_RECORDS = 12;

/** Where runs leave their reports, a folder each, oldest first by name. */
export const recordsHome = () => process.env.TIMES_DIR || join(cacheHome(), "times");

/**
 * The record of one run: its folder takes the reports and the output of its parts, `run.json` the time of each.
 * @param {string} command `npm test` or `.ci/run`
 * @param {{ name: string, wall: number, cpu: number | null }[]} before parts that ran before this process
 */
export function openRecord(command, before = []) {
  const folder = newFolder(command);
  const startedAt = new Date().toISOString();
  const beginMs = performance.now();
  const parts = [...before];
  const earlier = before.reduce((sum, { wall }) => sum + wall, 0);
  let counted = cpuOfChildren();
  const note = (name, fromMs) => {
    // Children are counted when they end: what was added since the last look is this part's.
    const now = cpuOfChildren();
    const cpu = now === null ? null : now - counted;
    counted = now;
    parts.push({ name, wall: (performance.now() - fromMs) / 1000, cpu });
  };
  return {
    folder,
    file: (name) => join(folder, name),
    /** Runs one part, and notes its time whatever its end. Parts side by side are told apart if each is one child. */
    async part(name, work) {
      const fromMs = performance.now();
      try {
        return await work();
      } finally {
        note(name, fromMs);
      }
    },
    /** Notes processor time of what is no child of this process, such as a database server. */
    add(name, cpu) {
      parts.push({ name, wall: null, cpu });
    },
    save() {
      const wall = earlier + (performance.now() - beginMs) / 1000;
      const run = { command, startedAt, cores: availableParallelism(), node: process.version, wall, parts };
      writeFileSync(join(folder, "run.json"), `${JSON.stringify(run, null, 2)}\n`);
    },
  };
}

/** Processor seconds of all children of this process that have ended; null where the system does not say. */
export function cpuOfChildren() {
  const fields = statOf("self");
  return fields && (Number(fields[13]) + Number(fields[14])) / TICKS_A_SECOND;
}

/** Processor seconds of a process and of its children that have ended; null where the system does not say. */
export function cpuOfProcess(pid) {
  const fields = statOf(pid);
  return fields && fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / TICKS_A_SECOND;
}

/** The fields of /proc/<pid>/stat from the state on: the name before it may contain spaces. */
function statOf(pid) {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, "utf8");
    return text.slice(text.lastIndexOf(")") + 2).split(" ");
  } catch {
    return null;
  }
}

function newFolder(command) {
  const stamp = new Date().toISOString().replace(/[:.]/g, "-");
  const name = `${stamp}-${command.replace(/\W+/g, "-").replace(/^-/, "")}-${process.pid}`;
  try {
    const home = recordsHome();
    mkdirSync(home, { recursive: true });
    for (const old of readdirSync(home).sort().slice(0, -KEPT_RECORDS))
      rmSync(join(home, old), { recursive: true, force: true });
    mkdirSync(join(home, name));
    return join(home, name);
  } catch {
    // A home that cannot be written keeps nobody from testing.
    return mkdtempSync(join(tmpdir(), "times-"));
  }
}
