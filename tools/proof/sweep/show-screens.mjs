import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { say } from "../../site/start-error.mjs";
import { withBrowser } from "./browser.mjs";
import { look } from "./check-screen.mjs";
import { pathIn } from "./languages.mjs";
import { screensOf } from "./screens.mjs";

const sizes = {
  360: { width: 360, height: 640 },
  390: { width: 390, height: 844 },
  768: { width: 768, height: 1024 },
  1280: { width: 1280, height: 800 },
  1440: { width: 1440, height: 900 },
};
/** From here on a screen is a desktop's, without touch. */
const desktopFrom = 1280;

/**
 * Every screen of the plan: a screenshot of each in a temporary folder, and faults found by axe or in the
 * console.
 * @param {ReturnType<typeof import("./plan.mjs").planOf>} plan
 * @returns {Promise<number>} screens with faults
 */
export const showScreens = (plan) =>
  withBrowser(async ({ site, browser }) => {
    const folder = mkdtempSync(join(tmpdir(), "sweep-"));
    const screens = (await screensOf(site)).filter(({ path }) => path.startsWith(plan.path));
    const visits = plan.languages.flatMap((language) => plan.widths.map((width) => ({ language, width })));
    let seen = 0;
    let bad = 0;
    for (const isMember of [false, true]) {
      const contexts = new Map();
      for (const width of plan.widths) {
        const context = await newContext(browser, width, plan.scheme);
        const cookie = { name: "access-token", value: site.token, url: site.origin, httpOnly: true };
        if (isMember) await context.addCookies([cookie]);
        contexts.set(width, context);
      }
      for (const screen of screens.filter((one) => one.isMember === isMember)) {
        // Once for all its visits: a member may request six exact amounts an hour.
        await screen.before?.();
        for (const { language, width } of visits) {
          const path = pathIn(language, screen.path);
          const picture = join(folder, `${screen.name}.${language}.${width}.png`);
          const wrong = await look(contexts.get(width), `${site.origin}${path}`, picture);
          seen += 1;
          if (wrong.length > 0) bad += 1;
          say(`${wrong.length === 0 ? "good" : "BAD "} ${path} ${width}`);
          for (const line of wrong) say(`     ${line}`);
        }
      }
      for (const context of contexts.values()) await context.close();
    }
    say(`${seen} screens, ${bad} with something wrong; pictures in ${folder}`);
    return bad;
  });

const newContext = (browser, width, scheme) =>
  browser.newContext({
    viewport: sizes[width],
    hasTouch: Number(width) < desktopFrom,
    colorScheme: scheme,
    reducedMotion: "reduce",
    locale: "th-TH",
    timezoneId: "Asia/Bangkok",
  });
