import { readdirSync, readFileSync } from "node:fs";
import { Blob, Face, Font, Buffer as Run, shape, Variation } from "harfbuzzjs";
import subsetFont from "subset-font";
import { describe, expect, test } from "vitest";
import { cutFont, cuts, readSource } from "@/scripts/fonts/cut-fonts";

type Words = { [key: string]: string | Words };

const names = Object.keys(cuts);
const fileOf = (name: string) => readFileSync(`public/fonts/${name}.woff2`);

test("public/fonts holds these files and no other", () => {
  expect(readdirSync("public/fonts").toSorted()).toEqual(names.map((name) => `${name}.woff2`).toSorted());
});

test.each(names)("%s is what `npm run fonts` writes", async (name) => {
  const cut = cuts[name];
  expect(cut && (await cutFont(cut)).equals(fileOf(name))).toBe(true);
});

// A rule that the cut lost would leave a mark beside its letter.
describe.each([
  ["th", "thai-1", [400, 700]],
  ["kh", "khmer-1", [400, 700]],
  ["mm", "myanmar-1", [400]],
] as const)("all messages of %s in %s", (folder, name, weights) => {
  test.each(weights)("are shaped as by its source, at the weight %d", async (weight) => {
    const cut = cuts[name];
    if (!cut) throw new Error(name);
    const [ours, source] = [await open(fileOf(name), weight), await open(await readSource(cut), weight)];
    const runs = runsOf(folder).filter((run) => isCovered(ours, run));
    expect(runs.length).toBeGreaterThan(1000);
    const isAlike = comparing(ours, source);
    expect(runs.filter((run) => !isAlike(run))).toEqual([]);
  });
});

async function open(file: Buffer, weight: number): Promise<Font> {
  const whole = await subsetFont(file, undefined, { targetFormat: "sfnt", keepAllGlyphs: true });
  const font = new Font(new Face(new Blob(whole)));
  font.setVariations([new Variation("wght", weight)]);
  return font;
}

/** Each word of the messages once. */
function runsOf(folder: string): string[] {
  const texts = readdirSync(`locales/${folder}`).flatMap((file) =>
    textsIn(JSON.parse(readFileSync(`locales/${folder}/${file}`, "utf8"))),
  );
  return [
    ...new Set(texts.flatMap((text) => text.split(/[^\p{Script=Thai}\p{Script=Khmer}\p{Script=Myanmar}]+/u))),
  ];
}

const textsIn = (words: Words): string[] =>
  Object.values(words).flatMap((text) => (typeof text === "string" ? [text] : textsIn(text)));

const isCovered = (font: Font, run: string) =>
  run !== "" && [...run].every((sign) => font.nominalGlyph(sign.codePointAt(0) ?? 0) !== undefined);

/** Where each glyph of a text stands. */
function placed(font: Font, run: string) {
  const buffer = new Run();
  buffer.addText(run);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  const places = buffer.getGlyphPositions();
  return buffer.getGlyphInfos().map(({ codepoint }, at) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = places[at] ?? {};
    return { glyph: codepoint, at: [xAdvance, xOffset, yOffset] };
  });
}

/** Of an em's 1,000 units: a cut rounds the outlines of its own weights. */
const ROUNDED = 1;
const isNear = (one: readonly number[], other: readonly number[]) =>
  one.length === other.length && one.every((value, i) => Math.abs(value - (other[i] ?? 0)) <= ROUNDED);

/** Compares shaped texts of two fonts: their glyphs have other numbers, for a cut has fewer, but the same outlines. */
function comparing(ours: Font, source: Font): (run: string) => boolean {
  const outline = (font: Font, glyph: number) => font.glyphToJson(glyph).flatMap(({ values }) => values);
  const alike = new Map<string, boolean>();
  const lookAlike = (one: number, other: number) => {
    const pair = `${one} ${other}`;
    const known = alike.get(pair) ?? isNear(outline(ours, one), outline(source, other));
    alike.set(pair, known);
    return known;
  };
  return (run) => {
    const [one, other] = [placed(ours, run), placed(source, run)];
    return (
      one.length === other.length &&
      one.every(({ glyph, at }, i) => {
        const twin = other[i];
        return twin !== undefined && isNear(at, twin.at) && lookAlike(glyph, twin.glyph);
      })
    );
  };
}
