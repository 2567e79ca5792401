/** The pictures of the operators' manual, each of a page of the console with work on it. */
import { mkdirSync, writeFileSync } from "node:fs";
import type { Browser } from "playwright";
import { type Site, startOwnSite } from "../../../tools/testing/own-site";
import { asWebp } from "../camera";
import { type PlayedDay, playDays } from "./day";
import { phoneSize, shoot, sitAt } from "./desk";
import { type Scene, scenes } from "./scenes";

const HOME = "docs/pictures/console";
const MOST_BYTES = 60_000;
/** Text on a screen stays legible from here on; the best that fits is taken. */
const QUALITIES = [92, 84, 76, 68, 60, 50];

/** Takes those that are named, or all, from a site of its own. */
export async function takeConsolePictures(browser: Browser, some: readonly string[]): Promise<void> {
  const site = await startOwnSite();
  try {
    const day = await playDays(site);
    mkdirSync(HOME, { recursive: true });
    for (const scene of scenes) {
      if (some.length > 0 && !some.includes(scene.name)) continue;
      await take(browser, site, scene, day).catch((error) => console.error(scene.name, error));
    }
  } finally {
    await site.stop();
  }
}

async function take(browser: Browser, site: Site, { name, operator, onPhone, play }: Scene, day: PlayedDay) {
  const desk = await sitAt(browser, site, operator, onPhone ? phoneSize : undefined);
  try {
    await play(desk, day);
    const webp = await asWebp(await shoot(desk.page), MOST_BYTES, QUALITIES);
    writeFileSync(`${HOME}/${name}.webp`, webp);
    console.log(`${name} ${webp.length}`);
  } finally {
    await desk.close();
  }
}
