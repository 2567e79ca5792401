import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { browserWhenMissing, systemChromium } from "./launch/browser.mjs";
import { buildWhenStale } from "./launch/build.mjs";
import { installWhenNeeded } from "./launch/install.mjs";
import { requireNode } from "./launch/node-version.mjs";
import { findFreePort } from "./launch/ports.mjs";
import { runScript, say } from "./launch/say.mjs";

const languages = { th: "", en: "/en", kh: "/kh", mm: "/mm" };
const sizes = { 390: { width: 390, height: 844 }, 1280: { width: 1280, height: 800 } };
const schemes = ["light", "dark"];

/**
 * `npm run sweep [-- th 390 dark /lotto]`: every built screen in every language at both widths, light unless
 * asked otherwise; a picture of each in a temporary folder, and what axe or the console has against it. Then
 * Lighthouse's marks of the screens people come to first; `-- lighthouse` gives these alone.
 */
await runScript(async () => {
  requireNode();
  await installWhenNeeded();
  await browserWhenMissing();
  await buildWhenStale();
  const asked = process.argv.slice(2);
  const pick = (all) =>
    all.some((one) => asked.includes(one)) ? all.filter((one) => asked.includes(one)) : all;
  const part = asked.find((word) => word.startsWith("/"));
  const scheme = schemes.find((one) => asked.includes(one)) ?? "light";

  const [{ chromium }, { startOwnSite }, { screensOf }, { look }, { judge }] = await Promise.all([
    import("playwright"),
    import("../bench/own-site.mjs"),
    import("./sweep/screens.mjs"),
    import("./sweep/look.mjs"),
    import("./sweep/judge.mjs"),
  ]);
  const folder = mkdtempSync(join(tmpdir(), "sweep-"));
  const site = await startOwnSite();
  const port = await findFreePort();
  const args = ["--no-sandbox", "--disable-dev-shm-usage", `--remote-debugging-port=${port}`];
  const browser = await chromium.launch({ executablePath: systemChromium(), args });
  let seen = 0;
  let bad = 0;
  try {
    const screens = (await screensOf(site)).filter(({ path }) => !part || path.startsWith(part));
    const isJudged = asked.length === 0 || asked.includes("lighthouse");
    const shown = asked.includes("lighthouse") ? [] : pick(Object.keys(languages));
    for (const language of shown) {
      for (const width of pick(Object.keys(sizes))) {
        for (const isMember of [false, true]) {
          const context = await browser.newContext({
            viewport: sizes[width],
            hasTouch: width === "390",
            colorScheme: scheme,
            reducedMotion: "reduce",
            locale: "th-TH",
            timezoneId: "Asia/Bangkok",
          });
          const cookie = { name: "access-token", value: site.token, url: site.origin, httpOnly: true };
          if (isMember) await context.addCookies([cookie]);
          for (const screen of screens.filter((one) => one.isMember === isMember)) {
            const path = `${languages[language]}${screen.path}`.replace(/(?<=.)\/$/, "");
            const picture = join(folder, `${screen.name}.${language}.${width}.png`);
            const wrong = await look(context, `${site.origin}${path || "/"}`, picture);
            seen += 1;
            if (wrong.length > 0) bad += 1;
            say(`${wrong.length === 0 ? "good" : "BAD "} ${path} ${width}`);
            for (const line of wrong) say(`     ${line}`);
          }
          await context.close();
        }
      }
    }
    for (const { path, isMember } of isJudged ? firstSeen(site) : []) {
      const url = `${site.origin}${path}`;
      const marks = await judge({ url, port, token: isMember ? site.token : undefined });
      say(
        `${path} ${Object.entries(marks)
          .map(([category, mark]) => `${category} ${mark}`)
          .join(", ")}`,
      );
    }
  } finally {
    await browser.close();
    await site.stop();
  }
  say(`${seen} screens, ${bad} with something wrong; pictures in ${folder}`);
  return bad === 0 ? 0 : 1;
});

/** Screens that Lighthouse marks: where visitors land, and where members go most. */
function firstSeen({ betId }) {
  return [
    { path: "/", isMember: false },
    { path: "/results", isMember: false },
    { path: "/main", isMember: true },
    { path: "/lotto", isMember: true },
    { path: `/lotto/gov/${betId}`, isMember: true },
  ];
}
