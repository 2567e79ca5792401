import { pathIn } from "../languages.mjs";
import { leaksIn } from "./answer-leaks.mjs";
import { headerFaults } from "./response-headers.mjs";

const chunk = /\/_next\/static\/[^"'\\\s)<>]+?\.(?:js|css)\b/g;

/** Leaks in the site's scripts and styles: secrets, folders, source maps. */
export async function scanFiles({ screens, guest, member, secrets }) {
  const paths = new Set();
  for (const screen of screens) {
    const { text } = await (screen.isMember ? member : guest).ask("GET", pathIn("en", screen.path));
    for (const [path] of text.matchAll(chunk)) paths.add(path);
  }
  const wrong = [];
  for (const path of paths) {
    const { status, headers, text } = await guest.ask("GET", path);
    const map = await guest.ask("GET", `${path}.map`);
    const faults = [
      ...(status === 200 ? [] : [`answers ${status}`]),
      ...(/sourceMappingURL/.test(text) ? ["names a source map"] : []),
      ...(map.status === 404 ? [] : [`its source map answers ${map.status}`]),
      ...headerFaults({ kind: "file", headers, isHttps: false }),
      ...leaksIn(text, secrets),
    ];
    wrong.push(...faults.map((fault) => `${path}: ${fault}`));
  }
  if (paths.size === 0) wrong.push("the pages name no scripts: nothing was looked at");
  return { seen: `${paths.size} scripts and styles`, wrong };
}
