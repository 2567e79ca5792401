import { join } from "node:path";
import { generateDrizzleJson, generateMigration } from "drizzle-kit/api";
import { pgTable, text } from "drizzle-orm/pg-core";
import { expect, test } from "vitest";
import { filesUnder, read, root } from "./source-files";

const folder = "upstream/db/migrations";
const files = filesUnder([folder]).map((file) => file.replace(`${folder}/`, ""));
const journal: { entries: { tag: string; when: number }[] } = JSON.parse(
  read(`${folder}/meta/_journal.json`),
);
const snapshots = files.filter((file) => file.startsWith("meta/") && file !== "meta/_journal.json");
const newest = JSON.parse(read(`${folder}/${snapshots.at(-1)}`));

/** Everything that the schema's files export. */
async function readSchema(): Promise<Record<string, unknown>> {
  const modules = filesUnder(["upstream/db/schema"]).map((file) => import(join(root, file)));
  return Object.assign({}, ...(await Promise.all(modules)));
}

test("each migration stands in the journal once, in the order in which it runs", () => {
  const sql = files.filter((file) => file.endsWith(".sql"));
  expect(sql).toEqual(journal.entries.map(({ tag }) => `${tag}.sql`));
  const times = journal.entries.map(({ when }) => when);
  expect(times).toEqual([...new Set(times)].toSorted((a, b) => a - b));
});

// drizzle-kit compares the schema with the newest snapshot alone: `git rm` the older one after `generate`.
test("one snapshot is kept, of the newest migration that changed a table", () => {
  expect(snapshots).toEqual([expect.stringMatching(/^meta\/\d{4}_snapshot\.json$/)]);
  const numbers = journal.entries.map(({ tag }) => tag.slice(0, 4));
  expect(numbers).toContain(snapshots[0]?.slice(5, 9));
});

test("no change of the schema waits for its migration", async () => {
  const schema = await readSchema();
  const changes = (tables: object) =>
    generateMigration(newest, generateDrizzleJson({ ...tables }, newest.id, undefined, "snake_case"));
  expect(await changes(schema)).toEqual([]);
  const planted = pgTable("planted", { key: text().primaryKey() });
  expect(await changes({ ...schema, planted })).toEqual([expect.stringContaining('CREATE TABLE "planted"')]);
});

// Applied on every database: number and time in the journal are known there, so they stay although nothing is in them.
const empty = [
  ...["0004_numbers_functions", "0006_four_digit_sets_functions", "0008_cancels_functions"],
  ...["0010_yings_functions", "0018_player_limits_functions", "0030_notifications_functions"],
  ...["0033_content_news", "0035_line_messages_functions", "0037_news_taken_back_functions"],
  ...[
    "0049_wide_rates_functions",
    "0080_account_begins_empty_functions",
    "0089_void_missed_rounds_functions",
  ],
];

test("those that lost all to upstream/db/functions are these, and no new one is empty", () => {
  const hasNothing = ({ tag }: { tag: string }) =>
    read(`${folder}/${tag}.sql`).replaceAll(/--.*$/gm, "").trim() === "";
  expect(journal.entries.filter(hasNothing).map(({ tag }) => tag)).toEqual(empty);
});
