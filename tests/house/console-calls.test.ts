/** Who reaches which call: the menu shows a page to a role, and the page's code makes its calls. */
import { expect, test } from "vitest";
import { placeOf } from "@/components/console/shell/places";
import { entries } from "@/lib/contract";
import { isOperators } from "@/lib/contract/endpoint";
import { rankOf } from "@/lib/domain/operators/staff";
import { arrowsBetweenFiles } from "./graph";
import { read, sourcesUnder } from "./source-files";

/** Operators' calls by the name of their entry. */
const calls = entries.filter(([, entry]) => isOperators(entry));

/** Calls without a page, each with its reason. */
const withoutPage: Readonly<Record<string, string>> = {
  readCcu: "today's page has the same figures",
};

const importsOf = new Map<string, string[]>();
for (const { from, to } of arrowsBetweenFiles(["app", "components", "lib", "stores"]))
  importsOf.set(from, [...(importsOf.get(from) ?? []), to]);

const isOfConsole = (file: string) =>
  /^(app\/operator|components\/console|stores\/console|lib\/(client|server)\/console)\//.test(file);

/** A page's own code and what of the console it loads, at first or on demand. */
function codeOf(page: string): string {
  const files = new Set<string>();
  const queue = [page];
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (files.has(file) || !isOfConsole(file)) continue;
    files.add(file);
    queue.push(...(importsOf.get(file) ?? []));
  }
  return [...files].map((file) => read(file)).join("\n");
}

/** Pages, and the frames around them, with the lowest role whose menu has them: the login and one's own account are everybody's. */
const pages = sourcesUnder(["app/operator"])
  .filter((file) => /\/(page|layout)\.tsx$/.test(file))
  .map((file) => {
    const path = file
      .replace(/^app/, "")
      .replace(/\/(page|layout)\.tsx$/, "")
      .replace("/(console)", "");
    return { path, rank: rankOf(placeOf(path)?.role ?? "staff"), code: codeOf(file) };
  });

const pagesWith = (name: string) => pages.filter(({ code }) => new RegExp(`\\b${name}\\b`).test(code));

test("every operators' call is reached by each role that may make it, on a page that its menu has", () => {
  expect([calls.length > 90, pages.length > 20]).toEqual([true, true]);
  const unreached = calls.flatMap(([name, { access }]) => {
    const reached = pagesWith(name);
    const isForAll = reached.some(({ rank }) => rank <= Math.max(rankOf(access), rankOf("staff")));
    return isForAll || name in withoutPage ? [] : [[name, access, reached.map(({ path }) => path)]];
  });
  expect(unreached).toEqual([]);
});

test("none of those without a page has got one meanwhile", () => {
  const names = new Set<string>(calls.map(([name]) => name));
  const known = Object.keys(withoutPage);
  expect(
    known.filter((name) => !names.has(name) || pages.some(({ code }) => code.includes(`"${name}"`))),
  ).toEqual([]);
});
