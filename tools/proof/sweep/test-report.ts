import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { z } from "zod";
import { runTool } from "../../site/run.mjs";

const report = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(
        z.object({
          ancestorTitles: z.array(z.string()),
          title: z.string(),
          status: z.string(),
          failureMessages: z.array(z.string()).nullish(),
        }),
      ),
    }),
  ),
});

/** The failure of a file that did not even begin. */
export const NOT_LOADED = "could not be loaded";

/** A test that ran. */
export interface RanTest {
  readonly file: string;
  /** The titles of its suites and its own, with blanks between. */
  readonly title: string;
  readonly passed: boolean;
  /** Why it failed, otherwise empty. */
  readonly failure: string;
}

/**
 * Runs tests by Vitest and reads its report.
 * @param words files, or projects as `--project=trials`
 * @param cwd a copy of the tree; this one without it
 * @returns the tests that were not skipped; a file that could not be loaded counts as one failed test
 * @throws Error where none ran: that would prove nothing
 */
export async function runTests(
  words: readonly string[],
  env: Record<string, string> = {},
  cwd?: string,
): Promise<RanTest[]> {
  const home = await mkdtemp(join(tmpdir(), "report-"));
  try {
    const file = join(home, "report.json");
    const args = ["run", ...words, "--reporter=json", `--outputFile=${file}`];
    await runTool("vitest/vitest.mjs", args, {
      env: { ...process.env, EVERY_DATABASE: "1", ...env },
      ...(cwd ? { cwd } : {}),
    });
    const { testResults } = report.parse(JSON.parse(await readFile(file, "utf8")));
    const ran = testResults.flatMap(({ name, status, assertionResults }): RanTest[] =>
      assertionResults.length === 0 && status === "failed"
        ? [{ file: name, title: "the file", passed: false, failure: NOT_LOADED }]
        : assertionResults
            .filter((one) => one.status === "passed" || one.status === "failed")
            .map((one) => ({
              file: name,
              title: [...one.ancestorTitles, one.title].join(" "),
              passed: one.status === "passed",
              failure: one.failureMessages?.[0] ?? "",
            })),
    );
    if (ran.length === 0) throw new Error(`no test ran of ${words.join(" ")}`);
    return ran;
  } finally {
    await rm(home, { recursive: true, force: true });
  }
}
