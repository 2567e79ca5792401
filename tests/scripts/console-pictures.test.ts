import { readdirSync, readFileSync } from "node:fs";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { deskSize, phoneSize } from "../../scripts/howto/console/desk";
import { scenes } from "../../scripts/howto/console/scenes";

const home = new URL("../../docs/pictures/console/", import.meta.url);
const manual = readFileSync(new URL("../../docs/operators.md", import.meta.url), "utf8");

describe.each(scenes)("the picture $name", ({ name, onPhone }) => {
  test("is small and of the screen's size", async () => {
    const file = readFileSync(new URL(`${name}.webp`, home));
    expect(file.length).toBeLessThanOrEqual(60_000);
    expect(await sharp(file).metadata()).toMatchObject({
      format: "webp",
      ...(onPhone ? phoneSize : deskSize),
    });
  });

  test("stands in the manual, with a text that says what it shows", () => {
    const [, text = ""] =
      new RegExp(`!\\[([^\\]]+)\\]\\(pictures/console/${name}\\.webp\\)`).exec(manual) ?? [];
    expect(text.length).toBeGreaterThan(40);
  });
});

test("no other picture lies there", () => {
  expect(readdirSync(home).sort()).toEqual(scenes.map(({ name }) => `${name}.webp`).sort());
});
