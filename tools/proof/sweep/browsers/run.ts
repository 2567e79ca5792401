/**
 * The main story in Firefox and in WebKit, on a phone's and on a desktop's page: `tsx run.ts <browser> <program>…`.
 * Pictures of every step go to `test-results/browsers/<browser>-<width>`. Exit code: the number of faults, at most 99.
 */
import { mkdir, rm } from "node:fs/promises";
import { inRoot } from "../../../site/root.mjs";
import { say } from "../../../site/start-error.mjs";
import { type Site, startOwnSite } from "../../../testing/own-site";
import { wordsOf } from "../../../testing/words";
import { load } from "../../installed/modules";
import type { Driver, Size } from "./driver";
import { readFurtherPages } from "./further-pages";
import { tellMainStory } from "./story";
import { visitorOf } from "./visitor";

const starts: Record<string, (program: string) => Promise<Driver>> = {
  firefox: async (program) => (await load("firefox")).startFirefox(program),
  webkit: async (program) => (await load("webkit")).startWebkit(program),
};
const sizes: readonly Size[] = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];
const mostFaults = 99;

/** One browser at one size. @returns what is wrong, one line each */
async function tell(site: Site, browser: string, program: string, size: Size): Promise<string[]> {
  const folder = inRoot("test-results", "browsers", `${browser}-${size.width}`);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const driver = await starts[browser]?.(program);
  if (!driver) throw new Error(`no browser is called ${browser}`);
  const visitor = visitorOf(driver, site.origin, folder);
  const words = await wordsOf("th");
  try {
    await driver.resize(size);
    await tellMainStory(visitor, site, words);
    await readFurtherPages(visitor);
    say(`${driver.name} at ${size.width}: ${visitor.faults().length} wrong`);
    return visitor.faults();
  } catch (failure) {
    say(`${driver.name} at ${size.width}: the story did not end`);
    return [...visitor.faults(), failure instanceof Error ? failure.message : String(failure)];
  } finally {
    await driver.close();
  }
}

const wanted = process.argv.slice(2);
const wrong: string[] = [];
for (let at = 0; at < wanted.length; at += 2) {
  const [browser = "", program = ""] = wanted.slice(at, at + 2);
  for (const size of sizes) {
    // A story moves its site's clock to the result, so the next one has a site whose clock is right.
    const site = await startOwnSite();
    const faults = await tell(site, browser, program, size).finally(() => site.stop());
    for (const fault of faults) say(`BAD  ${browser} ${size.width} ${fault}`);
    wrong.push(...faults);
  }
}
process.exitCode = Math.min(wrong.length, mostFaults);
