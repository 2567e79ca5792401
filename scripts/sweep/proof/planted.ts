import { execFileSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import pg from "pg";
import { root } from "../../../tools/site/root.mjs";
import { databaseHome } from "../../../tools/testing/database-home";
import type { Figure } from "../figure";
import { runTests } from "../test-report";
import { applyPatch, type MoneyBug, moneyBugs } from "./money-bugs";
import type { ProofPart } from "./part";
import { runSeeds } from "./seeds";

/** Of twenty; what was not found needs a test or a law that does. */
const LEAST_FOUND = 19;
/** Seeds are tried for an hour altogether. */
const SECONDS_EACH = Number(process.env.PLANTED_SECONDS || 180);

interface Found {
  bug: MoneyBug;
  /** The first seed that found it, by database, after this many seconds. */
  bySeeds: string | null;
  /** The first of the nearest tests that failed. */
  byTests: string | null;
  /** What could not be run: that finds nothing. */
  trouble: string[];
}

/**
 * Bugs about money that are planted in a copy of the tree, one at a time: seeded faults and the nearest tests have to
 * find them. PLANTED names some of them by the beginning of their file's name.
 */
export const planted: ProofPart = {
  name: "planted",
  shows: "bugs about money that are planted are found by seeded faults or by the nearest tests",
  measures: ["upstream", "lib/domain", "tests/support/faults", "tests/faults"],
  async run(seed) {
    const names = (process.env.PLANTED ?? "").split(" ").filter(Boolean);
    const bugs = moneyBugs(root).filter(
      ({ name }) => names.length === 0 || names.some((one) => name.startsWith(one)),
    );
    const copy = copyTree();
    const templates = join(databaseHome, `kept_${randomBytes(6).toString("hex")}`);
    try {
      const found: Found[] = [];
      for (const bug of bugs) found.push(await lookFor(bug, copy, seed, templates));
      return [summary(found), ...found.map(figureOf)];
    } finally {
      rmSync(copy, { recursive: true, force: true });
      await dropTemplates(templates);
    }
  },
};

/** The tree as it is, uncommitted changes included, with the same node_modules. */
function copyTree(): string {
  const copy = mkdtempSync(join(tmpdir(), "planted-"));
  const listed = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 2 ** 26,
  });
  for (const path of listed.split("\0").filter((one) => one && !isPicture(one))) {
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    cpSync(join(root, path), join(copy, path), { force: true });
  }
  symlinkSync(join(root, "node_modules"), join(copy, "node_modules"));
  return copy;
}

const isPicture = (path: string) => /\.(png|webp|webm|mp4|avif)$/.test(path);

async function lookFor(bug: MoneyBug, copy: string, seed: string, templates: string): Promise<Found> {
  applyPatch(bug, copy);
  const trouble: string[] = [];
  const note = (error: unknown) => {
    trouble.push(String(error));
    return [];
  };
  try {
    const kept = { KEPT_TEMPLATES: templates };
    const limits = { SEED: seed, SEEDS: "100000", SEED_SECONDS: String(SECONDS_EACH) };
    const trials = await runSeeds({ ...kept, ...limits }, copy).catch(note);
    const [bySeeds = null] = trials.flatMap(({ kind, wrong, seconds, seeds }) =>
      wrong[0] ? [`${kind}, after ${seeds} seeds and ${Math.round(seconds)} s: ${wrong[0]}`] : [],
    );
    const tests = await runTests(["--project=whole", "--project=long", ...bug.near], kept, copy).catch(note);
    const byTests = tests.find(({ passed }) => !passed)?.title ?? null;
    process.stdout.write(`${bug.name}: by seeds ${bySeeds ?? "not"}; by tests ${byTests ?? "not"}\n`);
    return { bug, bySeeds, byTests, trouble };
  } finally {
    applyPatch(bug, copy, "back");
  }
}

/** The databases from which all runs copy theirs. */
async function dropTemplates(home: string): Promise<void> {
  rmSync(home, { recursive: true, force: true });
  const server = process.env.TEST_DATABASE_URL;
  if (!server) return;
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  for (const state of ["seeded", "planned"])
    await client.query(`DROP DATABASE IF EXISTS ${client.escapeIdentifier(`${state}_${basename(home)}`)}`);
  await client.end();
}

const isFound = ({ bySeeds, byTests }: Found) => bySeeds !== null || byTests !== null;

function summary(all: readonly Found[]): Figure {
  const count = all.filter(isFound).length;
  const seeds = all.filter(({ bySeeds }) => bySeeds !== null).length;
  const least = Math.min(all.length, LEAST_FOUND);
  return {
    what: "planted bugs about money that were found",
    seen: `${count} of ${all.length}, ${seeds} of them by seeded faults`,
    must: `${least} or more`,
    holds: count >= least,
  };
}

const figureOf = (found: Found): Figure => ({
  what: found.bug.what,
  seen:
    [
      found.bySeeds && `seeds (${found.bySeeds.slice(0, 160)})`,
      found.byTests && `a test (${found.byTests.slice(0, 120)})`,
    ]
      .concat(found.trouble.map((one) => `could not run: ${one.slice(0, 120)}`))
      .filter(Boolean)
      .join("; ") || "not found",
  must: "found",
  holds: isFound(found),
});
