import { describe, expect, test } from "vitest";
import { families } from "@/lib/domain/rounds/family";
import { contrast, palettesOf } from "./contrast";
import { read } from "./source-files";

const palettes = Object.entries(palettesOf(read("app/globals.css")));
const sheet = read("app/families.css");

/** The colour variable of each family, by the style sheet. */
const colourOf = (family: string) =>
  new RegExp(`\\[data-family="${family}"\\] \\{\\s*--family: var\\((--[\\w-]+)\\);`).exec(sheet)?.[1] ?? "";

describe.each(palettes)("in %s", (_, palette) => {
  test.each(families)("the colour of %s marks a tile at 4.5:1 on the page and on a card", (family) => {
    const colour = palette[colourOf(family)] ?? expect.fail(`${family} has no colour`);
    for (const ground of ["--paper", "--surface"]) {
      expect(contrast(colour, palette[ground] ?? ""), ground).toBeGreaterThanOrEqual(4.5);
    }
  });

  test("no two families share a colour", () => {
    expect(new Set(families.map((family) => palette[colourOf(family)])).size).toBe(families.length);
  });
});
