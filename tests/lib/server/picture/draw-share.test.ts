// @vitest-environment node
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { locales } from "@/lib/i18n/tags";
import { drawShare } from "@/lib/server/picture/draw-share";
import { drawText, fitText, withBreaks } from "@/lib/server/picture/draw-text";
import type { ShareScene } from "@/lib/server/picture/share-scene";

const scene: ShareScene = {
  siteName: "House",
  heading: "Results",
  text: "23/11/2026",
  rows: [],
  foot: "20+",
  family: null,
  art: "welcome",
};
const result = { label: "Korea", numbers: [{ digits: "405", tone: "digits3" as const }] };

describe.each(locales)("in %s", (locale) => {
  test.each([0, 1, 3])("a picture with %i results is a PNG of 1200 by 630 below 300 kB", async (rows) => {
    const picture = await drawShare({ ...scene, rows: Array(rows).fill(result) }, locale);
    expect(await sharp(picture).metadata()).toMatchObject({ format: "png", width: 1200, height: 630 });
    expect(picture.length).toBeLessThan(300_000);
  });
});

test.each([
  ["th", "ที่", "ท"],
  ["km", "ស្រ្តី", "សរតី"],
  ["my", "မြန်မာ", "မရနမာ"],
] as const)(
  "letters of %s are shaped: they are narrower together than side by side",
  async (locale, word, letters) => {
    const draw = (text: string) => drawText({ text, size: 60, colour: "#ffffff" }, locale);
    const [shaped, plain] = await Promise.all([draw(word), draw(letters)]);
    if (locale === "th") expect(shaped.height).toBeGreaterThan(plain.height);
    else expect(shaped.width).toBeLessThan(plain.width);
  },
);

test("signs of markup are text", async () => {
  const { width } = await drawText({ text: "<b>&", size: 40, colour: "#ffffff" }, "en");
  expect(width).toBeGreaterThan(60);
});

test.each([
  ["th", "หวยรัฐบาล", ["หวย", "รัฐบาล"]],
  ["km", "លេខច្បាស់", ["លេខ", "ច្បាស់"]],
  ["th", "หวย\u2060รัฐบาล", ["หวย\u2060รัฐบาล"]],
  ["en", "Lao set", ["Lao set"]],
] as const)("in %s a line of %j may end between its words", (locale, text, words) => {
  expect(withBreaks(text, locale).split("\u200b")).toEqual(words);
});

test("a text is as large as its room allows, and its words are broken apart only in the smallest", async () => {
  const sizes = [60, 40, 20];
  const text = { text: "เพื่อนชวนคุณมาเล่น", colour: "#ffffff" };
  const drawn = (width: number) => fitText({ ...text, width }, { sizes, height: 400 }, "th");
  const alone = (size: number) => drawText({ ...text, size }, "th");
  const [large, middle, small] = await Promise.all(sizes.map(alone));
  if (!large || !middle || !small) return expect.fail("nothing drawn");
  expect((await drawn(large.width)).width).toBe(large.width);
  expect((await drawn(large.width - 1)).width).toBe(middle.width);
  const narrow = await drawn(small.width - 1);
  expect(narrow.width).toBeLessThan(small.width);
  expect(narrow.height).toBeGreaterThan(large.height);
});
