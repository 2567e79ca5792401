/**
 * Text of generated pictures, shaped by Pango with the site's own fonts: Khmer and Burmese letters change their
 * order and form, which the image response of the framework does not do. Nothing is fetched.
 */
import { join } from "node:path";
import sharp from "sharp";
import type { Locale } from "@/lib/i18n/tags";
import { perProcess } from "@/lib/server/config/per-process";

export interface Text {
  text: string;
  /** Pixels. */
  size: number;
  colour: string;
  isBold?: boolean;
  /** Lines longer than this are broken where there are spaces, pixels. */
  width?: number;
}

/** Drawn text as pixels, cut to its ink. */
export interface DrawnText {
  input: Buffer;
  width: number;
  height: number;
}

const folder = join(process.cwd(), "lib/server/picture/fonts");

/** Each script's family and the latin one for names and digits. Burmese has one weight. */
const families: Record<Locale, string> = {
  th: "House Thai,House",
  en: "House",
  km: "House Khmer,House",
  my: "House Myanmar,House",
};
const files = [
  { family: "House", names: ["latin-400.ttf", "latin-700.ttf"] },
  { family: "House Thai", names: ["thai-400.ttf", "thai-700.ttf"] },
  { family: "House Khmer", names: ["khmer-400.ttf", "khmer-700.ttf"] },
  { family: "House Myanmar", names: ["myanmar-400.ttf"] },
];

/** Makes the fonts known to the process, once: one small text for each file. */
export const loadFonts = (): Promise<void> =>
  perProcess("picture-fonts", async () => {
    for (const { family, names } of files)
      for (const name of names) {
        const text = { text: "0", font: `${family} 12`, fontfile: join(folder, name) };
        await sharp({ text }).raw().toBuffer();
      }
  });

const escapes: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };
const escaped = (text: string): string => text.replace(/[&<>]/g, (sign) => escapes[sign] ?? sign);

export async function drawText(
  { text, size, colour, isBold, width }: Text,
  locale: Locale,
): Promise<DrawnText> {
  await loadFonts();
  const weight = isBold && locale !== "my" ? " Bold" : "";
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${colour}">${escaped(text)}</span>`,
      font: `${families[locale]}${weight} ${size}`,
      // A point is a pixel.
      dpi: 72,
      rgba: true,
      ...(width !== undefined && { width, wrap: "word" as const }),
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { input: data, width: info.width, height: info.height };
}

/**
 * The text in the largest of the sizes in which it is at most so wide and so high. Lines end within a phrase of a
 * language without spaces between words only where no size is small enough otherwise.
 */
export async function fitText(
  { text, width, ...look }: Omit<Text, "size"> & { width: number },
  { sizes, height }: { sizes: readonly number[]; height: number },
  locale: Locale,
): Promise<DrawnText> {
  let drawn: DrawnText | undefined;
  for (const words of new Set([text, withBreaks(text, locale)]))
    for (const size of sizes) {
      drawn = await drawText({ ...look, text: words, size, width }, locale);
      if (drawn.width <= width && drawn.height <= height) return drawn;
    }
  if (!drawn) throw new RangeError("no size to draw a text in");
  return drawn;
}

const zeroWidthSpace = "\u200b";
const wordJoiner = "\u2060";

/**
 * The text with places for line breaks between its words, which Pango does not find in Thai, Khmer and Burmese.
 * There is none where the text holds a joiner.
 */
export function withBreaks(text: string, locale: Locale): string {
  if (locale === "en") return text;
  const segments = [...new Intl.Segmenter(locale, { granularity: "word" }).segment(text)];
  return segments
    .map(({ segment, isWordLike }, at) => {
      const before = segments[at - 1];
      const breaks =
        isWordLike &&
        before?.isWordLike &&
        !before.segment.endsWith(wordJoiner) &&
        !segment.startsWith(wordJoiner);
      return breaks ? zeroWidthSpace + segment : segment;
    })
    .join("");
}
