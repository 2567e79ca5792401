import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { say } from "../launch/say.mjs";
import { withBrowser } from "./browser.mjs";
import { pathIn } from "./languages.mjs";
import { look } from "./look.mjs";
import { screensOf } from "./screens.mjs";

const sizes = { 390: { width: 390, height: 844 }, 1280: { width: 1280, height: 800 } };

/**
 * Every screen of the plan: a picture of each in a temporary folder, and what axe or the console has against it.
 * @param {ReturnType<typeof import("./plan.mjs").planOf>} plan
 * @returns {Promise<number>} screens with something wrong
 */
export const showScreens = (plan) =>
  withBrowser(async ({ site, browser }) => {
    const folder = mkdtempSync(join(tmpdir(), "sweep-"));
    const screens = (await screensOf(site)).filter(({ path }) => path.startsWith(plan.path));
    let seen = 0;
    let bad = 0;
    for (const language of plan.languages) {
      for (const width of plan.widths) {
        for (const isMember of [false, true]) {
          const context = await newContext(browser, width, plan.scheme);
          const cookie = { name: "access-token", value: site.token, url: site.origin, httpOnly: true };
          if (isMember) await context.addCookies([cookie]);
          for (const screen of screens.filter((one) => one.isMember === isMember)) {
            const path = pathIn(language, screen.path);
            const picture = join(folder, `${screen.name}.${language}.${width}.png`);
            await screen.before?.();
            const wrong = await look(context, `${site.origin}${path}`, picture);
            seen += 1;
            if (wrong.length > 0) bad += 1;
            say(`${wrong.length === 0 ? "good" : "BAD "} ${path} ${width}`);
            for (const line of wrong) say(`     ${line}`);
          }
          await context.close();
        }
      }
    }
    say(`${seen} screens, ${bad} with something wrong; pictures in ${folder}`);
    return bad;
  });

const newContext = (browser, width, scheme) =>
  browser.newContext({
    viewport: sizes[width],
    hasTouch: width === "390",
    colorScheme: scheme,
    reducedMotion: "reduce",
    locale: "th-TH",
    timezoneId: "Asia/Bangkok",
  });
