import { execFileSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import pg from "pg";
import { z } from "zod";
import { MINUTE_MS } from "@/lib/domain/time/time";
import { root } from "../../../tools/site/root.mjs";
import { databaseHome } from "../../../tools/testing/database-home";
import type { Figure } from "../figure";
import { NOT_LOADED, runTests } from "../test-report";
import { applyPatch, type MoneyBug, moneyBugs } from "./money-bugs";
import type { ProofPart } from "./part";
import { doneOf, endRun, keepDone } from "./resume";
import { runSeeds } from "./seeds";

/** Of twenty; what was not found needs a test or a law that does. */
const LEAST_FOUND = 19;
/** Seeds are tried for an hour a database altogether; 0 leaves them out. */
const SECONDS_EACH = Number(process.env.PLANTED_SECONDS || 180);

const testedShape = z.object({
  /** The first of the nearest tests that failed. */
  byTests: z.string().nullable(),
  /** What could not be run: that finds nothing. */
  trouble: z.array(z.string()),
});
const foundShape = testedShape.extend({
  /** The first seed that found it, by database, after this many seconds. */
  bySeeds: z.string().nullable(),
});
/** The key of the run without a bug, in which no test may fail. */
const NO_BUG = "none";
type Found = z.infer<typeof foundShape>;

/**
 * Bugs about money that are planted in a copy of the tree, one at a time: the nearest tests and seeded faults have to
 * find them. PLANTED names some of them by the beginning of their file's name; `PROOF_MINUTES=20` does as many as fit,
 * and the next run goes on.
 */
export const planted: ProofPart = {
  name: "planted",
  shows: "bugs about money that are planted are found by seeded faults or by the nearest tests",
  measures: ["upstream", "lib/domain", "tests/support/faults", "tests/faults"],
  resumes: true,
  async run(seed) {
    const untilMs = Date.now() + Number(process.env.PROOF_MINUTES || Number.POSITIVE_INFINITY) * MINUTE_MS;
    const names = (process.env.PLANTED ?? "").split(" ").filter(Boolean);
    const bugs = moneyBugs(root).filter(
      ({ name }) => names.length === 0 || names.some((one) => name.startsWith(one)),
    );
    const copy = copyTree();
    const templates = join(databaseHome, `kept_${randomBytes(6).toString("hex")}`);
    try {
      const near = [...new Set(bugs.flatMap((bug) => bug.near))];
      if (!doneOf("planted").has(NO_BUG)) keepDone("planted", NO_BUG, await testsOf(near, copy, templates));
      const control = figureOfControl(testedShape.parse(doneOf("planted").get(NO_BUG)));
      for (const bug of bugs)
        if (!doneOf("planted").has(bug.name) && Date.now() < untilMs)
          keepDone("planted", bug.name, await lookFor(bug, copy, seed, templates));
      const done = doneOf("planted");
      const tried = bugs.flatMap((bug) =>
        done.has(bug.name) ? [{ bug, ...foundShape.parse(done.get(bug.name)) }] : [],
      );
      if (tried.length === bugs.length) endRun("planted");
      return [control, summary(bugs.length, tried), ...tried.map(figureOf)];
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
  try {
    const { byTests, trouble } = await testsOf(bug.near, copy, templates);
    const note = (error: unknown) => {
      trouble.push(String(error));
      return [];
    };
    const limits = { SEED: seed, SEEDS: "100000", SEED_SECONDS: String(SECONDS_EACH) };
    const trials =
      SECONDS_EACH > 0 ? await runSeeds({ KEPT_TEMPLATES: templates, ...limits }, copy).catch(note) : [];
    const [bySeeds = null] = trials.flatMap(({ kind, wrong, seconds, seeds }) =>
      wrong[0] ? [`${kind}, after ${seeds} seeds and ${Math.round(seconds)} s: ${wrong[0]}`] : [],
    );
    process.stdout.write(`${bug.name}: by tests ${byTests ?? "not"}; by seeds ${bySeeds ?? "not"}\n`);
    return { bySeeds, byTests, trouble };
  } finally {
    applyPatch(bug, copy, "back");
  }
}

/** Runs tests of the copy until one fails. One that does not even load is no finding. */
async function testsOf(
  near: readonly string[],
  copy: string,
  templates: string,
): Promise<z.infer<typeof testedShape>> {
  try {
    const words = ["--project=whole", "--project=long", "--bail=1", ...near];
    const tests = await runTests(words, { KEPT_TEMPLATES: templates }, copy);
    const failed = tests.filter(({ passed }) => !passed);
    const isLoaded = failed.every(({ failure }) => failure !== NOT_LOADED);
    if (!isLoaded) throw new Error("a test could not be loaded");
    return { byTests: failed[0]?.title ?? null, trouble: [] };
  } catch (error) {
    return { byTests: null, trouble: [String(error)] };
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

type Tried = Found & { bug: MoneyBug };

function summary(all: number, tried: readonly Tried[]): Figure {
  const count = tried.filter(isFound).length;
  const seeds = tried.filter(({ bySeeds }) => bySeeds !== null).length;
  const least = Math.min(all, LEAST_FOUND);
  const withSeeds =
    SECONDS_EACH > 0 ? `, ${seeds} of them by seeded faults` : "; seeded faults were left out";
  return {
    what: "planted bugs about money that were found",
    seen: `${count} of ${tried.length} that were tried, of ${all}${withSeeds}`,
    must: `${least} or more`,
    holds: count >= least,
  };
}

const figureOfControl = ({ byTests, trouble }: z.infer<typeof testedShape>): Figure => ({
  what: "the nearest tests of all of them, where no bug is planted",
  seen: byTests ?? trouble[0] ?? "pass",
  must: "pass",
  holds: byTests === null && trouble.length === 0,
});

const figureOf = (found: Tried): Figure => ({
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
