/** The files of public/fonts, each cut from a file of Noto Sans (SIL Open Font License) to the signs that pages use. */
import { readFile } from "node:fs/promises";
import subsetFont from "subset-font";
import { inRoot } from "../../tools/site/root.mjs";

interface Cut {
  /** Below node_modules. */
  source: string;
  /** Ranges of code points, in hex. */
  signs: string;
  /** Letters of different weights are one file: the source varies from 100 to 900, pages use these. */
  weights?: readonly [least: number, most: number];
  /** Features of OpenType that are kept; all of them by default, for marks are placed by them. */
  features?: string[];
}

const thai = "@fontsource-variable/noto-sans-thai/files/noto-sans-thai-thai-wght-normal.woff2";
const khmer = "@fontsource-variable/noto-sans-khmer/files/noto-sans-khmer-khmer-wght-normal.woff2";
const myanmar = "@fontsource/noto-sans-myanmar/files/noto-sans-myanmar-myanmar-400-normal.woff2";
const weights = [400, 700] as const;

/** By the name of the file, which carries a version: it is cached for ever. */
export const cuts: Readonly<Record<string, Cut>> = {
  "latin-1": {
    // The Latin letters that were drawn to stand beside the Thai ones.
    source: "@fontsource-variable/noto-sans-thai/files/noto-sans-thai-latin-wght-normal.woff2",
    signs: "20-7E A0 A9 AB B0 B7 BB D7 F7 200B 2013-2014 2018-201A 201C-201E 2022 2026 2212",
    weights,
    features: ["kern"],
  },
  "thai-1": { source: thai, signs: "E01-E3A E3F-E5B 200C-200D 25CC", weights },
  "khmer-1": {
    source: khmer,
    signs: "0 D 20-5F 61-7E A0 AB AD BB 1780-17DD 17E0-17E9 17F0-17F9 19E0-19FF 200B-200D 25CC",
    weights,
  },
  "myanmar-1": { source: myanmar, signs: "1000-109F 200C-200D 25CC" },
  // The baht sign, for the languages that do not load the Thai file.
  "baht-1": { source: thai, signs: "E3F", weights },
  // The letters of the languages' own names, for the list of languages.
  "name-khmer-1": { source: khmer, signs: "1781 1798 179A 17C2 17D2", weights },
  "name-myanmar-1": { source: myanmar, signs: "1014 1019 102C 103A 103C" },
};

export const readSource = ({ source }: Cut): Promise<Buffer> => readFile(inRoot("node_modules", source));

export async function cutFont(cut: Cut): Promise<Buffer> {
  const { signs, weights, features } = cut;
  return subsetFont(await readSource(cut), textOf(signs), {
    targetFormat: "woff2",
    noHinting: true,
    // Names of weights, for a list of styles to choose from: a page has none.
    dropTables: ["STAT", "gasp"],
    ...(features ? { keepFeatures: features } : {}),
    ...(weights
      ? { variationAxes: { wght: { min: weights[0], max: weights[1], default: weights[0] } } }
      : {}),
  });
}

function textOf(signs: string): string {
  const points = signs.split(" ").flatMap((range) => {
    const [first = 0, last = first] = range.split("-").map((point) => Number.parseInt(point, 16));
    return Array.from({ length: last - first + 1 }, (_, at) => first + at);
  });
  return String.fromCodePoint(...points);
}
