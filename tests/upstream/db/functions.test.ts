import { describe, test } from "vitest";
import { databases } from "../../support/database/database";
import { useDatabase } from "../../support/database/use-database";
import { functionCases } from "../../support/functions/all";
import { runCase } from "../../support/functions/case";

describe.each(databases)("the SQL functions on $kind", (kind) => {
  const open = useDatabase(kind);

  describe.each(Object.entries(functionCases))("of %s", (_, { cases, races }) => {
    test.each(cases)("$title", (one) => runCase(open(), one));
    // The embedded database has one connection.
    test.skipIf(kind.kind === "pglite").each(races)("$title", ({ race }) => race(open()));
  });
});
