/** The page of a demo game: one document with inline script and style, for a sandboxed frame. */
import { randomBytes } from "node:crypto";
import { demoGamePaths } from "@/lib/contract/demo-games";
import { statedReturns } from "@/lib/domain/partners/demo/stated-returns";
import { gameScript } from "./script";
import { gameStyle } from "./style";
import { gameWords } from "./words";
import type { GameWords } from "./words/game-words";

/** @param siteOrigin as the web server reports it: in a sandboxed frame not every browser accepts 'self' for it */
export async function gamePage(
  game: string,
  lang: string,
  siteOrigin: string,
): Promise<{ html: string; policy: string }> {
  const language = Object.hasOwn(gameWords, lang) ? lang : "th";
  const words = gameWords[language] as GameWords;
  const nonce = randomBytes(16).toString("base64");
  const facts = { game, paths: demoGamePaths, words, returns: statedReturns[game] ?? {} };
  const html = `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${safe(words.names[game] ?? game)}</title>
<style nonce="${nonce}">${gameStyle}</style>
</head>
<body>
<main></main>
<footer class="demo">${safe(words.demo)}</footer>
<noscript><p class="demo">${safe(words.noScript)}</p></noscript>
<script type="application/json" id="facts">${data(facts)}</script>
<script nonce="${nonce}">${(await gameScript()).replaceAll("</script", "<\\/script")}</script>
</body>
</html>`;
  return { html, policy: policyFor(nonce, siteOrigin) };
}

/** CSP: inline script and style by nonce, the site's fonts, requests to the page's own server. */
function policyFor(nonce: string, siteOrigin: string): string {
  const site = /^https?:\/\/[\w.:[\]-]+$/.test(siteOrigin) ? ` ${siteOrigin}` : "";
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    `style-src 'nonce-${nonce}'`,
    "img-src data:",
    `font-src 'self'${site}`,
    `connect-src 'self'${site}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join("; ");
}

const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};
const safe = (text: string) => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? "");
/** JSON that cannot close the script element. */
const data = (facts: unknown) => JSON.stringify(facts).replaceAll("<", "\\u003c");
