import sharp, { type OverlayOptions } from "sharp";
import type { Locale } from "@/lib/i18n/tags";
import { drawIllustration } from "./draw-illustration";
import { type DrawnText, drawText, fitText } from "./draw-text";
import { type Disc, shareBackground } from "./share-background";
import type { SceneNumber, ShareScene } from "./share-scene";

const left = 64;
const inner = 1072;
/** Beside an illustration, whose subject is on the right. */
const besideArt = { title: 548, lead: 510 };
const white = "#ffffff";
const quiet = "#c4cfe0";

const tones: Record<SceneNumber["tone"], { fill: string; ring: string; ink: string }> = {
  gold: { fill: "#d4af37", ring: "#f0cf6a", ink: "#0b1f3a" },
  digits3: { fill: "#ffffff", ring: "#b3261e", ink: "#b3261e" },
  digits2: { fill: "#ffffff", ring: "#0b57a4", ink: "#0b57a4" },
  sets: { fill: "#ffffff", ring: "#6a3fa0", ink: "#6a3fa0" },
};

/** One result is large; up to three are rows with a label each. Pixels: centres of lines and of balls. */
const looks = {
  large: { title: 192, lead: 272, top: 420, step: 0, radius: 58, gap: 14, start: left },
  rows: { title: 180, lead: 246, top: 326, step: 78, radius: 32, gap: 8, start: 552 },
} as const;
/** Of the words beside an illustration. */
const artCentre = 332;
const artGap = 34;

interface PlacedDigit extends Disc {
  digit: string;
  ink: string;
}

/** The picture of a shared link as PNG, 1200×630. */
export async function drawShare(scene: ShareScene, locale: Locale): Promise<Buffer> {
  const { siteName, rows, foot, family, art } = scene;
  const hasArt = rows.length === 0;
  const look = rows.length === 1 ? looks.large : looks.rows;
  const digits = rows.flatMap(({ numbers }, row) => placed(numbers, look, look.top + row * look.step));
  const [ground, name, words, note, ...marks] = await Promise.all([
    hasArt ? drawIllustration(art) : null,
    drawText({ text: siteName, size: 44, colour: "#e6c65c", isBold: true }, locale),
    hasArt ? wordsBesideArt(scene, locale) : wordsAbove(scene, look, locale),
    fitText({ text: foot, colour: quiet, width: inner }, { sizes: [28, 24], height: 44 }, locale),
    ...digits.map((digit) => drawnDigit(digit)),
    ...(rows.length > 1 ? rows.map(({ label }, row) => drawnLabel(label, row, locale)) : []),
  ]);
  const front = Buffer.from(shareBackground(family, digits, hasArt));
  return sharp(ground ?? front)
    .composite([
      ...(ground ? [{ input: front }] : []),
      inMiddle(name, 158, 84),
      ...words,
      inMiddle(note, left, 588),
      ...marks,
    ])
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** Heading and text, each around its own line, so that pictures of one kind have them in one place. */
async function wordsAbove(
  { heading, text }: ShareScene,
  { title, lead }: (typeof looks)[keyof typeof looks],
  locale: Locale,
): Promise<OverlayOptions[]> {
  const [drawnTitle, drawnLead] = await Promise.all([
    fitText(
      { text: heading, colour: white, isBold: true, width: inner },
      { sizes: [76, 64, 54, 44], height: 96 },
      locale,
    ),
    fitText({ text, colour: quiet, width: inner }, { sizes: [38, 34, 30], height: 48 }, locale),
  ]);
  return [inMiddle(drawnTitle, left, title), inMiddle(drawnLead, left, lead)];
}

/** Heading and text as one block. */
async function wordsBesideArt({ heading, text }: ShareScene, locale: Locale): Promise<OverlayOptions[]> {
  const [title, lead] = await Promise.all([
    fitText(
      { text: heading, colour: white, isBold: true, width: besideArt.title },
      { sizes: [76, 64, 54, 44], height: 210 },
      locale,
    ),
    fitText({ text, colour: quiet, width: besideArt.lead }, { sizes: [38, 34, 30, 27], height: 150 }, locale),
  ]);
  const top = artCentre - Math.round((title.height + artGap + lead.height) / 2);
  return [
    { input: title.input, left, top },
    { input: lead.input, left, top: top + title.height + artGap },
  ];
}

async function drawnLabel(label: string, row: number, locale: Locale): Promise<OverlayOptions> {
  const { top, step, start } = looks.rows;
  const drawn = await fitText(
    { text: label, colour: white, width: start - left - 24 },
    { sizes: [36, 32, 28, 24], height: 54 },
    locale,
  );
  return inMiddle(drawn, left, top + row * step);
}

const inMiddle = ({ input, height }: DrawnText, x: number, y: number): OverlayOptions => ({
  input,
  left: x,
  top: y - Math.round(height / 2),
});

/** The balls of a row from left to right, with a gap between its numbers. */
function placed(
  numbers: readonly SceneNumber[],
  { radius, gap, start }: (typeof looks)[keyof typeof looks],
  y: number,
): PlacedDigit[] {
  let x = start + radius;
  return numbers.flatMap(({ digits, tone }) => {
    const { fill, ring, ink } = tones[tone];
    const balls = [...digits].map((digit) => {
      const ball = { x, y, radius, fill, ring, ink, digit };
      x += 2 * radius + gap;
      return ball;
    });
    x += 2 * gap;
    return balls;
  });
}

async function drawnDigit({ digit, ink, x, y, radius }: PlacedDigit): Promise<OverlayOptions> {
  const text = { text: digit, size: Math.round(radius * 1.15), colour: ink, isBold: true };
  const { input, width, height } = await drawText(text, "en");
  return { input, left: x - Math.round(width / 2), top: y - Math.round(height / 2) };
}
