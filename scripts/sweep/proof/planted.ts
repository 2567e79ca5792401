import { execFileSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { root } from "../../../tools/site/root.mjs";
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
    const mark = randomBytes(6).toString("hex");
    try {
      const found: Found[] = [];
      for (const bug of bugs) found.push(await lookFor(bug, copy, seed, mark));
      return [summary(found), ...found.map(figureOf)];
    } finally {
      rmSync(copy, { recursive: true, force: true });
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

async function lookFor(bug: MoneyBug, copy: string, seed: string, mark: string): Promise<Found> {
  applyPatch(bug, copy);
  try {
    const env = { SEED: seed, SEEDS: "100000", SEED_SECONDS: String(SECONDS_EACH), REQUIRE_POSTGRES: "0" };
    const startMs = Date.now();
    const all = await runSeeds(env, copy).catch((error: unknown) => String(error));
    const bySeeds =
      typeof all === "string"
        ? `could not run: ${all}`
        : all.flatMap(({ kind, wrong, seconds, seeds }) =>
            wrong[0] ? [`${kind}, after ${seeds} seeds and ${Math.round(seconds)} s: ${wrong[0]}`] : [],
          )[0];
    const tests = await runTests(
      ["--project=whole", "--project=long", ...bug.near],
      { MARK: mark },
      copy,
    ).catch((error: unknown) => [{ passed: false, title: String(error) }]);
    const failed = tests.find(({ passed }) => !passed);
    const minutes = Math.round((Date.now() - startMs) / 6_000) / 10;
    process.stdout.write(
      `${bug.name}: ${bySeeds ? "found by seeds" : "not by seeds"}, ${failed ? "found by tests" : "not by tests"}, ${minutes} minutes\n`,
    );
    return { bug, bySeeds: bySeeds ?? null, byTests: failed?.title ?? null };
  } finally {
    applyPatch(bug, copy, "back");
  }
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
      .filter(Boolean)
      .join("; ") || "not found",
  must: "found",
  holds: isFound(found),
});
