import { expect, test } from "vitest";
import { importsOf } from "./imports";
import { read, sourcesUnder } from "./source-files";

const list = "components/ui/shared-styles";
const sheets = importsOf(`${list}.ts`).map(({ to }) => to);

// Behind another sheet they would be a request of their own on every page.
test("whoever uses a sheet of shared-styles imports that list before everything else", () => {
  const users = sourcesUnder(["app", "components"])
    .filter((file) => file.endsWith(".tsx"))
    .filter((file) => importsOf(file).some(({ to }) => sheets.includes(to)));
  expect(users.length).toBeGreaterThanOrEqual(sheets.length);
  expect(users.filter((file) => importsOf(file)[0]?.to !== list)).toEqual([]);
});

test("shared-styles names a part behind the parts that it shows", () => {
  const early = sheets.flatMap((sheet, at) => {
    const own = sheet.replace(".module.css", ".tsx");
    const shown = sourcesUnder(["components/ui"]).includes(own) ? importsOf(own) : [];
    return shown
      .map(({ to }) => sheets.indexOf(`${to}.module.css`))
      .filter((found) => found > at)
      .map((found) => `${sheet} before ${sheets[found]}`);
  });
  expect(early).toEqual([]);
});

// Anew in each sheet, one of its lines is forgotten: without nowrap it is read out letter by letter.
test("what is only heard is hidden by the two classes of globals.css, in no other sheet", () => {
  const sheets = sourcesUnder(["app", "components"]).filter((file) => file.endsWith(".css"));
  expect(sheets.filter((file) => read(file).includes("inset(50%)"))).toEqual(["app/globals.css"]);
});
