import { describe, expect, test } from "vitest";
import { filesUnder, read, sourcesUnder } from "./source-files";

/** The nine stores that the specification names, the file of each, and the fields that it must have. */
const named: [string, string, readonly string[]][] = [
  ["affiliate", "affiliate.ts", ["agentId", "refUid", "slug", "employeeSlug", "referUrl"]],
  ["app default", "app-default.ts", ["csrfToken", "userDevice", "isSidebarOpen", "isOnline", "waitingFor"]],
  ["bets", "bets/index.tsx", []],
  ["credit status", "credit-status.ts", ["turnover"]],
  ["games", "games/index.ts", ["normal", "nr", "highlights"]],
  ["site", "site.ts", ["support"]],
  ["snackbar", "snackbar.ts", ["show", "text", "isHtml", "timeout", "color"]],
  ["statements", "statements/index.ts", ["rows", "lists"]],
  ["users", "users.ts", ["session", "info", "state"]],
];

const sources = sourcesUnder(["app", "components"]).map((file) => read(file));

describe("the stores that the spec names", () => {
  test("are nine", () => expect(named).toHaveLength(9));
  test.each(named)("%s stands in stores/%s with its fields", (_, file, fields) => {
    const source = read(`stores/${file}`);
    expect(source).toContain("createStore<");
    expect(fields.filter((field) => !new RegExp(`^ {2}(readonly )?${field}: `, "m").test(source))).toEqual(
      [],
    );
  });
  test.each(named)("%s is used by a page or a component", (_, file) => {
    const path = `@/stores/${file.replace(/(\/index)?\.tsx?$/, "")}"`;
    expect(sources.some((source) => source.includes(path))).toBe(true);
  });
});

test("a store with parts is a folder: none of them stands beside it under its name", () => {
  const inFolders = filesUnder(["stores"]).flatMap((file) => /^stores\/([^/]+)\//.exec(file)?.[1] ?? []);
  const folders = [...new Set(inFolders)];
  const strays = filesUnder(["stores"]).filter((file) =>
    folders.some((folder) => new RegExp(`^stores/${folder}[.-]`).test(file)),
  );
  expect(strays).toEqual([]);
});
