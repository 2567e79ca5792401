import { propertyFiles } from "../properties.mjs";
import { runTests } from "../test-report";
import type { ProofPart } from "./part";

/** Every property of the tests on cases drawn anew. */
export const properties: ProofPart = {
  name: "properties",
  shows: "every property holds on fresh cases",
  measures: ["upstream", "lib", "tests"],
  async run(seed) {
    const tests = await runTests(propertyFiles(), { SEED: seed });
    const failed = tests.filter(({ passed }) => !passed);
    return [
      {
        what: "properties and the tests beside them",
        seen: `${tests.length - failed.length} of ${tests.length}${failed[0] ? `, first: ${failed[0].title}` : ""}`,
        must: "all",
        holds: failed.length === 0,
      },
    ];
  },
};
