/**
 * Takes the pictures of the help pages from the built site, in every language, the videos from the same walks, and
 * the pictures of the operators' manual.
 * `npm run howto-pictures`, or with languages and topics: `npm run howto-pictures -- th deposit`; a topic that has a
 * video can be named by it, `-- place-a-bet`. `-- desktop` takes those of a desktop alone, `-- console` takes the manual's pictures alone, `-- console today audit`
 * some of them. The output is committed; it is run again when the screens change.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { type Browser, chromium } from "playwright";
import { type HowToTopic, howToTopics, stepPicture, widePicture } from "@/lib/domain/site/how-to";
import { systemChromium } from "../tools/site/browser.mjs";
import { type Site, startOwnSite } from "../tools/testing/own-site";
import { type LocaleFolder, wordsOf } from "../tools/testing/words";
import { asWebp, desktop, deviceOptions, type Frame, openCamera, phone, type Shot } from "./howto/camera";
import { takeConsolePictures } from "./howto/console/pictures";
import { filmOf, films } from "./howto/film";
import * as walks from "./howto/walks";

const folders = ["th", "en", "kh", "mm"] as const;
const topics: readonly string[] = howToTopics.map(({ topic }) => topic);

const filmed: Readonly<Record<string, string>> = films;
const named = process.argv.slice(2).map((name) => filmed[name] ?? name);
const someFolders = folders.filter((folder) => named.includes(folder));
const someTopics = topics.filter((topic) => named.includes(topic));
const isConsoleAlone = named[0] === "console";
const isWideAlone = named.includes("desktop");
const isWanted = (topic: string) => someTopics.length === 0 || someTopics.includes(topic);

const browser = await chromium.launch({
  executablePath: systemChromium(),
  args: ["--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu"],
});
try {
  if (!isConsoleAlone)
    for (const folder of someFolders.length ? someFolders : folders) await walkIn(browser, folder);
  if (isConsoleAlone || named.length === 0) await takeConsolePictures(browser, named.slice(1));
} finally {
  await browser.close();
}

async function walkIn(browser: Browser, folder: LocaleFolder): Promise<void> {
  const site = await startOwnSite();
  try {
    if (!isWideAlone) await walkOnPhone(browser, site, folder);
    if (isWanted("lotto") || isWanted("lotto4d")) await walkOnDesktop(browser, site, folder);
  } finally {
    await site.stop();
  }
}

async function walkOnPhone(browser: Browser, site: Site, folder: LocaleFolder): Promise<void> {
  const walker = await sitDown(browser, site, folder, phone);
  const walk = walkOf(walker, folder);
  await walk("forgot-pin", () => walks.forgotPin(walker));
  await walk("register-addbank", () => walks.registerAndAddBank(walker));
  await walk("deposit", () => walks.deposit(walker));
  await walk(isWanted("lotto") ? "lotto" : "result-poy", async () => {
    const { betId } = await walks.lotto(walker);
    // The draw moves the site's clock by days, which takes minutes.
    if (isWanted("result-poy")) await walks.resultAndSlip(walker, betId);
  });
  await walk("withdraw", () => walks.withdraw(walker));
  await walk("lotto4d", () => walks.sets(walker));
  await walker.context.close();

  const { shots } = walker.camera;
  await keep(shots, phone, (topic, step) => stepPicture(topic, step, folder));
  const reel = `public/images/vdo/${folder}`;
  mkdirSync(reel, { recursive: true });
  for (const [vdoName, topic] of Object.entries(films)) {
    const own = shots.filter((shot) => shot.topic === topic);
    if (!isWanted(topic) || own.length === 0) continue;
    writeFileSync(`${reel}/${vdoName}.mp4`, await filmOf(browser, own));
    writeFileSync(`${reel}/${vdoName}.webp`, await asWebp(own[0]?.plain ?? Buffer.of(), phone.mostBytes));
  }
  console.log(folder, shots.map(({ topic, step }) => `${topic}-${step}`).join(" "));
}

/** The topics that look otherwise there. */
async function walkOnDesktop(browser: Browser, site: Site, folder: LocaleFolder): Promise<void> {
  const walker = await sitDown(browser, site, folder, desktop);
  const walk = walkOf(walker, folder);
  await walk("lotto", async () => void (await walks.lotto(walker)));
  await walk("lotto4d", () => walks.sets(walker));
  await walker.context.close();
  await keep(walker.camera.shots, desktop, (topic, step) => widePicture(topic, step, folder));
  console.log(folder, "desktop", walker.camera.shots.map(({ topic, step }) => `${topic}-${step}`).join(" "));
}

async function sitDown(
  browser: Browser,
  site: Site,
  folder: LocaleFolder,
  frame: Frame,
): Promise<walks.Walker> {
  const context = await browser.newContext({ ...deviceOptions(frame), baseURL: site.origin });
  await context.addCookies([{ url: site.origin, name: "locale", value: folder }]);
  const page = await context.newPage();
  const at = (path: string) => (folder === "th" ? path : `/${folder}${path === "/" ? "" : path}`);
  const name = folder === "th" ? { first: "สมหญิง", last: "ตั้งใจ" } : { first: "Somying", last: "Tangjai" };
  return { site, page, context, camera: openCamera(page, frame), words: await wordsOf(folder), name, at };
}

/** Makes a walk where its topic is wanted; one that fails is told, and the next one begins. */
function walkOf({ page }: walks.Walker, folder: LocaleFolder) {
  return async (topic: string, act: () => Promise<void>) => {
    if (isWanted(topic)) await act().catch((error) => console.error(folder, topic, page.url(), error));
  };
}

/** Writes the wanted ones to where the pages look for them. */
async function keep(
  shots: readonly Shot[],
  { mostBytes }: Frame,
  addressOf: (topic: HowToTopic, step: number) => string | null,
): Promise<void> {
  for (const { topic, step, ringed } of shots) {
    const address = isWanted(topic) ? addressOf(topic, step) : null;
    if (!address) continue;
    mkdirSync(dirname(`public${address}`), { recursive: true });
    writeFileSync(`public${address}`, await asWebp(ringed, mostBytes));
  }
}
