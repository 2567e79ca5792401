import { describe, expect, test } from "vitest";
import { arrowsBetweenFiles, arrowsBetweenPlaces, circlesOf, show } from "./graph";
import { rooms, sourcesUnder } from "./source-files";

/** What each folder of `components` may import from the others, besides `ui`. */
const places: Record<string, string[]> = {
  achievement: ["credit"],
  affiliate: ["achievement", "credit", "form"],
  bank: ["form", "member"],
  "import-lines": ["error", "number-set"],
  console: ["form"],
  content: [],
  credit: ["form"],
  deposit: ["bank", "credit", "form", "limits", "member"],
  error: ["site"],
  form: [],
  game: ["limits", "main"],
  home: ["navigation", "result", "round", "site"],
  howto: ["lotto"],
  legal: ["error", "member"],
  limits: ["error", "form", "member", "shell"],
  lotto: ["import-lines", "error", "limits", "poy", "round", "yeekee"],
  main: ["credit", "navigation", "poy", "result", "round"],
  member: ["form", "navigation", "site"],
  navigation: [],
  "number-set": ["error", "form", "poy", "round"],
  poy: ["error", "round"],
  profile: ["error", "form", "member", "navigation", "shell", "site"],
  result: ["round"],
  round: [],
  "four-digit": ["import-lines", "lotto", "poy", "round"],
  shell: ["error", "legal", "member", "navigation"],
  site: [],
  ui: [],
  withdrawal: ["bank", "credit", "form", "member"],
  yeekee: ["limits", "round"],
};

const arrows = arrowsBetweenFiles(rooms);
const placeOf = (file: string) => /^components\/([^/]+)\//.exec(file)?.[1] ?? null;

describe("folders of components", () => {
  test.each(Object.entries(places))("%s imports ui and only %j", (place, allowed) => {
    const strays = arrows.filter(
      ({ from, to }) =>
        placeOf(from) === place &&
        placeOf(to) !== null &&
        ![place, "ui", ...allowed].includes(placeOf(to) ?? ""),
    );
    expect(strays.map(show)).toEqual([]);
  });

  test("are all in the table", () => {
    const found = new Set(sourcesUnder(["components"]).map(placeOf));
    expect([...found].sort()).toEqual(Object.keys(places).sort());
  });

  test("stand in no circle", () => {
    expect(circlesOf(arrowsBetweenPlaces(arrows, placeOf))).toEqual([]);
  });
});

describe("files", () => {
  test.each(["app", "components", "stores", "lib", "upstream"])(
    "of %s stand in no circle, by types neither",
    (room) => {
      const isHere = (file: string) => file.startsWith(`${room}/`);
      expect(circlesOf(arrows).filter((circle) => circle.some(isHere))).toEqual([]);
    },
  );
});

describe("a circle", () => {
  test("is found however long it is, and every one of several", () => {
    const ring = (...names: string[]) =>
      names.map((from, at) => ({ from, to: names[(at + 1) % names.length] ?? "" }));
    const between = { from: "b", to: "x" };
    expect(circlesOf([...ring("a", "b", "c"), between, ...ring("x", "y")])).toEqual([
      ["x", "y"],
      ["a", "b", "c"],
    ]);
  });

  test("is none where names are reached by two ways", () => {
    const diamond = ["ab", "ac", "bd", "cd"].map(([from = "", to = ""]) => ({ from, to }));
    expect(circlesOf(diamond)).toEqual([]);
  });
});
