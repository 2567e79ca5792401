import { describe, expect, test } from "vitest";
import { pathIn } from "@/tools/proof/sweep/languages.mjs";
import { planOf } from "@/tools/proof/sweep/plan.mjs";

const everything = {
  languages: ["th", "en", "kh", "mm"],
  widths: ["390", "1280"],
  scheme: "light",
  path: "/",
};

describe("the words behind npm run sweep", () => {
  test("none ask for all parts, every screen and five minutes", () => {
    const parts = [
      "screens",
      "boxes",
      "scanners",
      "lighthouse",
      "soak",
      "stories",
      "day",
      "trials",
      "bank",
      "attacks",
      "hostile",
      "browsers",
      "draws",
      "properties",
      "spec-floor",
      "cluster",
      "empty",
      "proof",
    ];
    expect(planOf([])).toEqual({ parts, ...everything, minutes: 5, seeds: 200, proof: [] });
  });
  test.each([
    "boxes",
    "scanners",
    "lighthouse",
    "soak",
    "stories",
    "day",
    "trials",
    "bank",
    "attacks",
    "hostile",
    "browsers",
    "draws",
    "properties",
    "spec-floor",
    "proof",
    "screens",
  ])("%s is asked for alone", (part) => {
    expect(planOf([part])).toEqual({ parts: [part], ...everything, minutes: 5, seeds: 200, proof: [] });
  });
  test("words behind proof are parts of it, also where a part of the sweep has the same name", () => {
    expect(planOf(["proof", "properties", "parity"])).toMatchObject({
      parts: ["proof"],
      proof: ["properties", "parity"],
    });
  });
  test("scan is a shorter word for scanners", () => {
    expect(planOf(["scan"])).toMatchObject({ parts: ["scanners"] });
  });
  test("a pick is among the screens, and they alone are shown", () => {
    expect(planOf(["th", "390", "dark", "/lotto"])).toMatchObject({
      ...{ parts: ["screens"], languages: ["th"], widths: ["390"], scheme: "dark", path: "/lotto" },
    });
  });
  test("further widths are seen where they are named", () => {
    expect(planOf(["360", "768", "1440"]).widths).toEqual(["360", "768", "1440"]);
    expect(planOf(["390", "1440", "dark"])).toMatchObject({ widths: ["390", "1440"], scheme: "dark" });
  });
  test("a pick behind boxes is among the measured pages, and no screen is shown", () => {
    expect(planOf(["boxes", "mm", "/credit"])).toMatchObject({
      ...{ parts: ["boxes"], languages: ["mm"], path: "/credit" },
    });
  });
  test("the number behind soak is its minutes, any other one a width", () => {
    expect(planOf(["soak", "20"])).toMatchObject({ parts: ["soak"], minutes: 20, widths: ["390", "1280"] });
    expect(planOf(["390", "soak", "0.5"])).toMatchObject({
      ...{ parts: ["screens", "soak"], minutes: 0.5, widths: ["390"] },
    });
  });
  test("the number behind spec-floor is how many seeds, beside the minutes of a soak", () => {
    expect(planOf(["spec-floor", "20", "soak", "3"])).toMatchObject({ seeds: 20, minutes: 3 });
  });
  test.each([["soak", "0"], ["soak", "91"], ["390", "20"], ["scaners"], ["spec-floor", "0"]])(
    "%s %s is refused",
    (...words) => {
      expect(() => planOf(words)).toThrow();
    },
  );
});

test.each([
  ["th", "/", "/"],
  ["kh", "/", "/kh"],
  ["mm", "/lotto/gov", "/mm/lotto/gov"],
])("in %s the page %s stands at %s", (language, path, stands) => {
  expect(pathIn(language as "th", path)).toBe(stands);
});
