import { existsSync, readFileSync, statSync } from "node:fs";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { localeCodes } from "@/lib/domain/access/path";
import { howToTopics, STEP_PICTURE, stepPicture, WIDE_PICTURE, widePicture } from "@/lib/domain/site/how-to";
import howto from "@/locales/th/howto.json";
import vdos from "@/upstream/seed/content/vdos.json";
import { captionsOf, seededVdos } from "../../scripts/howto/captions";

const inPublic = (address: string) => new URL(`../../public${address}`, import.meta.url);

describe.each(localeCodes)("in %s", (locale) => {
  test.each(howToTopics)("every step of $topic has its picture, small and of one size", async ({ topic }) => {
    const steps = Object.keys(howto.topics[topic].steps);
    for (const [at] of steps.entries()) {
      const file = readFileSync(inPublic(stepPicture(topic, at + 1, locale)));
      expect(file.length).toBeLessThanOrEqual(40_000);
      expect(await sharp(file).metadata()).toMatchObject({ format: "webp", ...STEP_PICTURE });
    }
    expect(existsSync(inPublic(stepPicture(topic, steps.length + 1, locale)))).toBe(false);
  });

  test.each(howToTopics.filter(({ topic }) => widePicture(topic, 1, locale)))(
    "every step of $topic has one of a desktop, too",
    async ({ topic }) => {
      for (const [at] of Object.keys(howto.topics[topic].steps).entries()) {
        const file = readFileSync(inPublic(widePicture(topic, at + 1, locale) ?? ""));
        expect(file.length).toBeLessThanOrEqual(60_000);
        expect(await sharp(file).metadata()).toMatchObject({ format: "webp", ...WIDE_PICTURE });
      }
    },
  );

  test.each(vdos)(
    "the video $vdoName is there, light, and its captions say what the help page says",
    ({ vdoName }) => {
      expect(statSync(inPublic(`/images/vdo/${locale}/${vdoName}.mp4`)).size).toBeLessThan(600_000);
      expect(statSync(inPublic(`/images/vdo/${locale}/${vdoName}.webp`)).size).toBeLessThanOrEqual(40_000);
      const captions = readFileSync(inPublic(`/images/vdo/${vdoName}.${locale}.vtt`), "utf8");
      const written = seededVdos().find((one) => one.vdoName === vdoName)?.vdoName ?? "pay-in";
      expect(captions, "npm run howto-captions").toBe(captionsOf(written, locale));
    },
  );
});

test("the box seeds its videos with the words of the help pages", () => {
  expect(vdos, "npm run howto-captions").toEqual(seededVdos());
});
