import { createVitest, type Vitest } from "vitest/node";
import { root } from "../../../site/root.mjs";
import { changeTemplates } from "./templates";

/** Tests that run again and again in one Vitest, whose databases were made once. */
export interface WarmTests {
  /** Runs files, the nearest first, up to the first failure; its words, or null where all passed. */
  firstFailure(files: readonly string[]): Promise<string | null>;
  /**
   * Gives the databases of the tests that follow another definition of a function.
   * @throws Error where the server does not take it
   */
  define(statement: string): Promise<void>;
  close(): Promise<void>;
}

/** Needs TEST_DATABASE_URL and ONLY_POSTGRES=1. */
export async function openWarmTests(): Promise<WarmTests> {
  const vitest = await createVitest("test", {
    root,
    config: "tools/proof/mutation/sql/vitest.config.ts",
    watch: false,
    reporters: [{}],
  });
  return {
    firstFailure: async (files) => {
      for (const file of files) {
        const failure = await failureOf(vitest, file);
        if (failure) return failure;
      }
      return null;
    },
    define: async (statement) => {
      const templates = vitest.getRootProject().getProvidedContext().postgresTemplates;
      if (!templates) throw new Error("the templates are made by the first run of tests");
      await changeTemplates(templates, statement);
    },
    close: () => vitest.close(),
  };
}

async function failureOf(vitest: Vitest, file: string): Promise<string | null> {
  const found = await vitest.globTestSpecifications([file]);
  if (found.length !== 1) throw new Error(`${file} is not one test file`);
  vitest.state.filesMap.clear();
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(found);
  const [error] = unhandledErrors;
  if (error) return String(error);
  for (const module of testModules) {
    for (const test of module.children.allTests("failed"))
      return `${test.fullName}: ${test.result().errors?.[0]?.message ?? ""}`;
    const [reason] = module.errors();
    if (!module.ok()) return `${file}: ${reason?.message ?? "failed"}`;
    if ([...module.children.allTests("passed")].length === 0) throw new Error(`${file} ran no test`);
  }
  return null;
}
