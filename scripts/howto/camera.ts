/** Screenshots of the product on a phone or a desktop: plain, and with a ring around what to tap. */
import type { Locator, Page } from "playwright";
import sharp from "sharp";
import { type HowToTopic, STEP_PICTURE, WIDE_PICTURE } from "@/lib/domain/site/how-to";

interface Size {
  width: number;
  height: number;
}

/** A screen on which a walk is shown, CSS pixels, and the size of its pictures. */
export interface Frame {
  viewport: Size;
  picture: Size;
  isTouch: boolean;
  /** A picture of it weighs no more. */
  mostBytes: number;
}

export const phone: Frame = {
  viewport: { width: 390, height: 720 },
  picture: STEP_PICTURE,
  isTouch: true,
  mostBytes: 40_000,
};
export const desktop: Frame = {
  viewport: { width: 1280, height: 800 },
  picture: WIDE_PICTURE,
  isTouch: false,
  mostBytes: 60_000,
};
const SCALE = 2;

export interface Shot {
  topic: HowToTopic;
  step: number;
  plain: Buffer;
  ringed: Buffer;
}

/** Hides the test clock, which members do not have, and stops animations. */
const screenshotCss = `
  aside[data-shell] { display: none !important; }
  *, *::before, *::after { animation: none !important; transition: none !important; caret-color: transparent !important; }
`;

export interface Camera {
  readonly shots: Shot[];
  /** Takes the next step of a topic; `what` is the element to tap or to read. */
  take(topic: HowToTopic, what?: Locator): Promise<void>;
}

export function openCamera(page: Page, { picture }: Frame): Camera {
  const shrink = (png: Buffer) => sharp(png).resize(picture.width, picture.height).png().toBuffer();
  const shots: Shot[] = [];
  return {
    shots,
    async take(topic, what) {
      await page.addStyleTag({ content: screenshotCss });
      await page.evaluate(() => document.fonts.ready);
      if (what) await intoView(what);
      const plain = await page.screenshot({ scale: "device" });
      if (what) await what.first().evaluate(ring, true);
      const ringed = what ? await page.screenshot({ scale: "device" }) : plain;
      if (what) await what.first().evaluate(ring, false);
      const step = shots.filter((shot) => shot.topic === topic).length + 1;
      shots.push({ topic, step, plain: await shrink(plain), ringed: await shrink(ringed) });
    },
  };
}

/** Scrolls it to the middle, where no bar of the page covers it. */
async function intoView(what: Locator): Promise<void> {
  await what.first().waitFor();
  await what.first().evaluate((element) => element.scrollIntoView({ block: "center" }));
}

/** An outline is visible inside dialogs too and moves nothing. A row of a list is ringed whole, from inside: lists clip. */
function ring(element: Element, isOn: boolean): void {
  const row = element.matches("li a") ? element.closest("li") : null;
  const { style } = (row ?? element) as HTMLElement;
  style.outline = isOn ? "3px solid #b3261e" : "";
  style.outlineOffset = isOn ? (row ? "-3px" : "3px") : "";
  style.boxShadow = isOn && !row ? "0 0 0 11px rgb(179 38 30 / 22%)" : "";
}

/** In the pages' format, at most `most` bytes: the first of the qualities that fits. */
export async function asWebp(png: Buffer, most: number, qualities = [62, 52, 42, 32, 22]): Promise<Buffer> {
  for (const quality of qualities) {
    const webp = await sharp(png).webp({ quality, effort: 6 }).toBuffer();
    if (webp.length <= most) return webp;
  }
  throw new Error(`no picture under ${most} bytes`);
}

export const deviceOptions = ({ viewport, isTouch }: Frame) => ({
  viewport,
  deviceScaleFactor: SCALE,
  hasTouch: isTouch,
  isMobile: isTouch,
  timezoneId: "Asia/Bangkok",
  colorScheme: "light" as const,
  reducedMotion: "reduce" as const,
  bypassCSP: true,
});
