import { expect, test } from "vitest";
import { type Import, importsOf } from "./imports";
import { read, sourcesUnder } from "./source-files";

const decision = read("docs/decisions/0054-mui-for-late-widgets.md");
const code = sourcesUnder(["app", "components", "stores", "lib"]).filter((file) => /\.tsx?$/.test(file));
const isOfMui = ({ to, isPackage }: Import) => isPackage && /^@(mui|emotion)\//.test(to);

/** What a file takes from the library: "Dialog" of `@mui/material/Dialog`. */
const partsIn = (file: string): string[] =>
  importsOf(file)
    .filter(({ to, isType }) => !isType && to.startsWith("@mui/material/"))
    .map(({ to }) => to.slice("@mui/material/".length))
    .sort();

const partsOfUi = code
  .filter((file) => /^components\/ui\/.+\.tsx$/.test(file))
  .map((file) => file.slice(0, -4));
/** The part of components/ui of this name, in whichever of its folders. */
const pathOf = (name: string) =>
  partsOfUi.find((part) => part.endsWith(`/${name}`)) ?? `components/ui/${name}`;

/** The rows of the decision's tables: each name in backticks with what the row says it takes. */
const listed = new Map(
  decision
    .split("\n")
    .map((line) => line.split("|").map((cell) => cell.trim()))
    .filter(([names = "", parts]) => names.startsWith("`") && parts !== undefined)
    .flatMap(([names = "", parts = ""]) =>
      [...names.matchAll(/`([^`]+)`/g)].map(([, name = ""]): [string, string] => [
        name.includes("/") ? name : pathOf(name),
        parts,
      ]),
    ),
);
const partsOf = (row: string | undefined) => (row === "none" ? [] : (row ?? "not listed").split(", "));

test("each part of components/ui is in decision 54, with what it takes from the library", () => {
  const parts = partsOfUi;
  expect(Object.fromEntries(parts.map((part) => [part, partsOf(listed.get(part))]))).toEqual(
    Object.fromEntries(parts.map((part) => [part, partsIn(`${part}.tsx`)])),
  );
  const gone = [...listed.keys()].filter(
    (name) => name.startsWith("components/ui/") && !parts.includes(name),
  );
  expect(gone).toEqual([]);
});

test("outside it the library is used where decision 54 says so", () => {
  const users = code
    .filter((file) => !file.startsWith("components/ui/") && !file.startsWith("components/console/"))
    .filter((file) => partsIn(file).length > 0)
    .map((file) => [file, partsIn(file)]);
  const said = [...listed].filter(([name]) => name.startsWith("components/shell/"));
  expect(users).toEqual(said.map(([name, parts]) => [name, partsOf(parts)]).sort());
});

// Its base alone is eight times what a page's first load may grow by.
test("no page reaches the library by imports that load with the page", () => {
  const byName = new Map(
    code.flatMap((file) => [file, file.replace(/\.tsx?$/, "")].map((name) => [name, file])),
  );
  const loaded = (file: string) => importsOf(file).filter(({ isType, isDynamic }) => !isType && !isDynamic);
  const wayTo = new Map<string, string>();
  const open = code.filter((file) => /^app\/.*\/?(page|layout|error|not-found|template)\.tsx$/.test(file));
  for (const page of open) wayTo.set(page, page);
  const reached: string[] = [];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    const way = wayTo.get(file) ?? file;
    for (const found of loaded(file)) {
      const next = found.isPackage ? undefined : byName.get(found.to);
      if (isOfMui(found)) reached.push(`${way} → ${found.to}`);
      if (next === undefined || wayTo.has(next)) continue;
      wayTo.set(next, `${way} → ${next}`);
      open.push(next);
    }
  }
  expect(wayTo.size).toBeGreaterThan(500);
  expect(reached).toEqual([]);
});

/** The elements, roles and calls that make a dialog, a menu or tabs by hand. */
const byHand =
  /<dialog\b|\.showModal\(|(?<!\[)\b(?:role|["']role["'])\s*[=:]\s*\{?\s*["'](?:alertdialog|dialog|listbox|menu|menubar|menuitem\w*|tab|tablist)["']/;
/** The frame of a sheet whose library did not arrive. */
const allowed = ["components/ui/sheet/plain-dialog.tsx"];

test("nobody makes a second dialog, menu or row of tabs by hand", () => {
  const withoutComments = (file: string) => read(file).replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "");
  expect(code.filter((file) => byHand.test(withoutComments(file)))).toEqual(allowed);
});
