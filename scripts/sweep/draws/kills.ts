import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { z } from "zod";
import { runTool } from "../../../tools/site/run.mjs";
import type { DrawPart } from "./part";

const report = z.object({
  testResults: z.array(
    z.object({
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

/**
 * The service is killed at every point of a draw, from the shooting to the payment. On PGlite, and on the server
 * of TEST_DATABASE_URL when one is set.
 */
export const kills: DrawPart = {
  name: "kills",
  async run() {
    const home = await mkdtemp(join(tmpdir(), "kills-"));
    try {
      const file = join(home, "report.json");
      const reporters = ["--reporter=json", `--outputFile=${file}`];
      const args = ["run", "--project=trials", "tests/trials/draws-killed.test.ts", ...reporters];
      await runTool("vitest/vitest.mjs", args);
      const { testResults } = report.parse(JSON.parse(await readFile(file, "utf8")));
      const kills = testResults.flatMap(({ assertionResults }) => assertionResults);
      if (kills.length === 0) throw new Error("nothing was killed");
      return kills.map(({ ancestorTitles, title, status, failureMessages }) => ({
        what: [...ancestorTitles, title].join(" "),
        seen: status === "passed" ? "one result, one payout, one entry" : (failureMessages?.[0] ?? status),
        must: "the same draw, once",
        holds: status === "passed",
      }));
    } finally {
      await rm(home, { recursive: true, force: true });
    }
  },
};
