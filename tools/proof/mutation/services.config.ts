import { defineConfig } from "vitest/config";
import onDatabases from "./sql/vitest.config";

/** The tests on databases that Stryker runs for each mutant of the service: `stryker.ts` beside this names them. */
export default defineConfig({
  ...onDatabases,
  test: { ...onDatabases.test, include: (process.env.MUTATION_TESTS ?? "").split(",").filter(Boolean) },
});
