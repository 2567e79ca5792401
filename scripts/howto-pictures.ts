/**
 * Takes the pictures of the help pages from the built site, in every language, the videos from the same walks, and
 * the pictures of the operators' manual.
 * `npm run howto-pictures`, or with languages and topics: `npm run howto-pictures -- th deposit`; a topic that has a
 * video can be named by it, `-- place-a-bet`. `-- console` takes the manual's pictures alone, `-- console today audit`
 * some of them. The output is committed; it is run again when the screens change.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { type Browser, chromium } from "playwright";
import { systemChromium } from "../tools/site/browser.mjs";
import { startOwnSite } from "../tools/testing/own-site";
import { type LocaleFolder, wordsOf } from "../tools/testing/words";
import { asWebp, deviceOptions, openCamera } from "./howto/camera";
import { takeConsolePictures } from "./howto/console/pictures";
import { filmOf, films } from "./howto/film";
import * as walks from "./howto/walks";

const MOST_BYTES = 40_000;
const folders = ["th", "en", "kh", "mm"] as const;
const topics = ["register-addbank", "forgot-pin", "deposit", "lotto", "result-poy", "lotto4d", "withdraw"];

const filmed: Readonly<Record<string, string>> = films;
const named = process.argv.slice(2).map((name) => filmed[name] ?? name);
const someFolders = folders.filter((folder) => named.includes(folder));
const someTopics = topics.filter((topic) => named.includes(topic));
const isConsoleAlone = named[0] === "console";
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
    const context = await browser.newContext({ ...deviceOptions, baseURL: site.origin });
    await context.addCookies([{ url: site.origin, name: "locale", value: folder }]);
    const page = await context.newPage();
    const camera = openCamera(page);
    const at = (path: string) => (folder === "th" ? path : `/${folder}${path === "/" ? "" : path}`);
    const name = folder === "th" ? { first: "สมหญิง", last: "ตั้งใจ" } : { first: "Somying", last: "Tangjai" };
    const walker = { site, page, context, camera, words: await wordsOf(folder), name, at };
    const walk = async (topic: string, act: () => Promise<void>) => {
      if (isWanted(topic)) await act().catch((error) => console.error(folder, topic, page.url(), error));
    };
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
    await context.close();

    const home = `public/images/howto/${folder}`;
    mkdirSync(home, { recursive: true });
    for (const { topic, step, ringed } of camera.shots) {
      if (isWanted(topic)) writeFileSync(`${home}/${topic}-${step}.webp`, await asWebp(ringed, MOST_BYTES));
    }
    const reel = `public/images/vdo/${folder}`;
    mkdirSync(reel, { recursive: true });
    for (const [vdoName, topic] of Object.entries(films)) {
      const shots = camera.shots.filter((shot) => shot.topic === topic);
      if (!isWanted(topic) || shots.length === 0) continue;
      writeFileSync(`${reel}/${vdoName}.mp4`, await filmOf(browser, shots));
      writeFileSync(`${reel}/${vdoName}.webp`, await asWebp(shots[0]?.plain ?? Buffer.of(), MOST_BYTES));
    }
    console.log(folder, camera.shots.map(({ topic, step }) => `${topic}-${step}`).join(" "));
  } finally {
    await site.stop();
  }
}
