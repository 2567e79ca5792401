/** Mutants of TypeScript, made and tried by Stryker. */
import { readFileSync } from "node:fs";
import type { MutantResult } from "@stryker-mutator/api/core";
import { Stryker } from "@stryker-mutator/core";
import { inRoot } from "../../site/root.mjs";
import { type JudgedMutant, mutantAt, type Verdict } from "../mutation/mutant";
import type { Modules } from "./modules";

const verdicts: Partial<Record<MutantResult["status"], Verdict>> = {
  Killed: "killed",
  Timeout: "killed",
  Survived: "survived",
  NoCoverage: "survived",
  CompileError: "invalid",
  RuntimeError: "invalid",
};

/**
 * Tries the mutants of a file: some seconds, and a part of one for each.
 * @param config how Vitest runs the tests, which MUTATION_TESTS names
 */
export const tryMutants: Modules["stryker"]["tryMutants"] = async (file, config) => {
  const text = readFileSync(inRoot(file), "utf8");
  const results = await new Stryker({
    mutate: [file],
    testRunner: "vitest",
    plugins: ["@stryker-mutator/vitest-runner", inRoot("tools/proof/installed/internal-errors.mjs")],
    ignorers: config === "services" ? ["internal-errors"] : [],
    vitest: { configFile: `tools/proof/mutation/${config}.config.ts`, related: false },
    // Stryker's parser of TypeScript's settings fails with TypeScript 7; a file that does not exist makes it skip
    // them.
    tsconfigFile: "no-such-tsconfig.json",
    coverageAnalysis: "perTest",
    concurrency: 1,
    timeoutMS: 20_000,
    tempDirName: ".build/stryker",
    reporters: [],
    logLevel: "error",
    ignorePatterns: [
      "/*",
      "!/lib",
      "!/locales",
      "!/scripts",
      "!/tests",
      "!/tools",
      "!/upstream",
      "!/package.json",
    ],
  } as ConstructorParameters<typeof Stryker>[0]).runMutationTest();
  return results.flatMap((result) => judgedOf(text, result));
};

function judgedOf(
  text: string,
  { status, statusReason, location, replacement }: MutantResult,
): JudgedMutant[] {
  if (status === "Ignored") return [];
  const verdict = verdicts[status];
  if (!verdict) throw new Error(`a mutant was not tried: ${status} ${statusReason ?? ""}`);
  const mutant = mutantAt(
    text,
    offsetOf(text, location.start),
    offsetOf(text, location.end),
    replacement ?? "",
  );
  return [{ ...mutant, verdict }];
}

/** Lines and columns count from one. */
function offsetOf(text: string, { line, column }: { line: number; column: number }): number {
  const before = text.split("\n").slice(0, line - 1);
  return before.reduce((length, one) => length + one.length + 1, 0) + column - 1;
}
