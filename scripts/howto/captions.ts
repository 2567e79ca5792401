/** The captions of the videos: each step's is shown as long as its picture, in each of the four languages. */
import { readFileSync } from "node:fs";
import { type LocaleCode, localeCodes } from "@/lib/domain/access/path";
import { displayDuration } from "@/lib/domain/time/time";
import type howto from "@/locales/th/howto.json";
import { phone } from "./camera";
import { films, STEP_SECONDS } from "./film";

type VdoName = keyof typeof films;

const words = (locale: LocaleCode): typeof howto =>
  JSON.parse(readFileSync(new URL(`../../locales/${locale}/howto.json`, import.meta.url), "utf8"));

const topicOf = (vdoName: VdoName, locale: LocaleCode) => words(locale).topics[films[vdoName]];

/** `00:05.000`. */
const clock = (seconds: number) => `${displayDuration(seconds)}.000`;

/** The captions of a video as WebVTT, near the top: the slip's sums are at the bottom of the recorded screens. */
export function captionsOf(vdoName: VdoName, locale: LocaleCode): string {
  const cues = Object.values(topicOf(vdoName, locale).steps).map(
    (text, at) => `${clock(at * STEP_SECONDS)} --> ${clock((at + 1) * STEP_SECONDS)} line:8%\n${text}\n`,
  );
  return `WEBVTT\n\n${cues.join("\n")}`;
}

/** The videos as embedded mode seeds them. */
export function seededVdos() {
  return (Object.keys(films) as VdoName[]).map((vdoName) => ({
    vdoName,
    size: { width: phone.picture.width, height: phone.picture.height },
    lengthSeconds: Object.keys(topicOf(vdoName, "th").steps).length * STEP_SECONDS,
    in: Object.fromEntries(
      localeCodes.map((locale) => {
        const { title, text, steps } = topicOf(vdoName, locale);
        return [locale, { title, html: `<p>${text}</p>`, transcript: Object.values(steps) }];
      }),
    ),
  }));
}
