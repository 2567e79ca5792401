import { describe, expect, test } from "vitest";
import { onBothDatabases } from "../support/database/on-both-databases";
import { read, sourcesUnder } from "./source-files";

/** What only several connections at once can show: who waits for whom, and who is let through. */
const needsConnections = /\b(waitingForLocks|pg_stat_activity|pg_locks|FOR (?:NO KEY )?UPDATE|SKIP LOCKED)\b/;

const suites = /\bdescribe\.each\(\s*(\w+)\s*\)/g;
const databaseTests = sourcesUnder(["tests"])
  .filter((file) => /^tests\/(upstream|parity|whole)\/.*\.test\.ts$/.test(file))
  .map((file) => ({ file, text: read(file) }))
  .filter(({ text }) => text.includes("support/database"))
  .map(({ file, text }) => ({
    file,
    text,
    kinds: new Set([...text.matchAll(suites)].map(([, kind]) => kind)),
  }));

const on = (kind: string) => databaseTests.filter(({ kinds }) => kinds.has(kind)).map(({ file }) => file);

describe("the database of a test", () => {
  test("is both where the table says why, and nowhere else", () => {
    expect(on("databases")).toEqual(Object.keys(onBothDatabases).sort());
  });

  test.each(Object.entries(onBothDatabases))("%s runs on both, with a reason", (_, why) => {
    expect(why.split(" ").length).toBeGreaterThan(5);
  });

  test("is PostgreSQL where a test looks at locks", () => {
    const embeddedOnly = databaseTests
      .filter(({ text }) => needsConnections.test(text))
      .filter(({ kinds }) => !["databases", "oneDatabase", "serversAlone"].some((kind) => kinds.has(kind)));
    expect(embeddedOnly.map(({ file }) => file)).toEqual([]);
  });

  test("is PostgreSQL where money is raced for", () => {
    const races = databaseTests.filter(({ file }) => /^tests\/(whole|parity)\//.test(file));
    const embeddedOnly = races.filter(({ kinds }) => kinds.size === 1 && kinds.has("embeddedAlone"));
    // A picture's way is the same on every database.
    expect(embeddedOnly.map(({ file }) => file)).toEqual(["tests/whole/picture.test.ts"]);
  });
});
