/**
 * HTML pages of the simulated LINE, among them the one to pick an account. No scripts; fonts come from the site.
 */
import type { Asked } from "./code";
import { playAccounts, type SimulatorWords, simulatorWords } from "./words";

const languages: Record<string, string> = { th: "th", en: "en", km: "km", my: "my" };

/** @param language as LINE's parameter; @returns one that has texts here */
export const pageLanguage = (language: string): string => languages[language] ?? "th";

export function authorizePage({ ui_locales = "" }: Asked): string {
  const language = pageLanguage(ui_locales);
  const words = simulatorWords[language] ?? simulatorWords.th;
  return simulatorPage(
    language,
    words.title,
    `<p>${safe(words.text)}</p>
${playAccounts.map((name) => choice(name, words)).join("\n")}
<form method="post" class="own">
<label for="name">${safe(words.own)}</label>
<input id="name" name="name" required maxlength="40" autocomplete="off">
<button name="act" value="allow">${safe(words.allow)}</button>
</form>
<form method="post"><button name="act" value="cancel" class="quiet">${safe(words.cancel)}</button></form>`,
  );
}

/** Wraps HTML in a page that is labelled as a simulator. */
export function simulatorPage(language: string, title: string, content: string): string {
  const words = simulatorWords[language] ?? simulatorWords.th;
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${safe(title)}</title>
<style>${styles}</style>
</head>
<body>
<p class="label">${safe(words.label)}</p>
<main>
<h1>${safe(title)}</h1>
${content}
</main>
</body>
</html>`;
}

const choice = (name: string, words: SimulatorWords) => `<form method="post">
<input type="hidden" name="name" value="${safe(name)}">
<button name="act" value="allow">${safe(words.as.replace("{name}", name))}</button>
</form>`;

const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};
export const safe = (text: string) => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? "");

/** The site's fonts by writing system, from the web server of this page; elsewhere system fonts are used. */
const letters = [
  ["latin-1", "U+0000-0E00, U+0E5C-0FFF, U+10A0-177F, U+1800-FFFF"],
  ["thai-1", "U+0E01-0E5B"],
  ["khmer-1", "U+1780-17FF, U+19E0-19FF"],
  ["myanmar-1", "U+1000-109F"],
].map(
  ([file, range]) =>
    `@font-face{font-family:House;src:url("/fonts/${file}.woff2") format("woff2");font-weight:400 700;unicode-range:${range}}`,
);

const styles = `${letters.join("\n")}
*{box-sizing:border-box;margin:0}
body{font:16px/1.8 House,system-ui,sans-serif;background:#f7f5f0;color:#0b1f3a}
.label{padding:8px 16px;background:#fff4dc;color:#8a5a00;text-align:center}
:lang(th),:lang(en){--bold:700}
main{display:grid;gap:16px;max-width:420px;margin:0 auto;padding:32px 16px}
h1{font-size:24px;line-height:1.5}
form{display:grid;gap:8px}
.own{margin-top:8px;padding-top:24px;border-top:1px solid #e3ded3}
section{display:grid;gap:12px;padding-top:16px;border-top:1px solid #e3ded3}
h2{font-size:18px;line-height:1.6}
ol{display:grid;gap:12px;padding:0;list-style:none}
li{padding:12px 16px;border-radius:4px 16px 16px;background:#fff;border:1px solid #e3ded3;overflow-wrap:anywhere;white-space:pre-line}
li a{display:block;padding:10px 0;color:inherit}
.back a{display:inline-block;padding:8px 0;color:inherit}
time,.none{display:block;color:#5c5546;font-size:14px}
button,input{width:100%;min-height:48px;padding:8px 16px;border-radius:8px;font:inherit}
input{border:1px solid #7c7361;background:#fff;color:inherit}
button{border:0;background:#0b1f3a;color:#fff;cursor:pointer}
.quiet{border:1px solid #7c7361;background:#fff;color:#0b1f3a}
form button,.label,h1,h2{font-weight:var(--bold,400)}
:focus-visible{outline:3px solid #b8860b;outline-offset:2px}
@media (prefers-color-scheme:dark){
body{background:#0a1424;color:#eef1f6}.label{background:#3a2c0d;color:#f2b84b}.own,section{border-color:#24344f}
li{background:#12203a;border-color:#24344f}time,.none{color:#a9b6cc}
input{border-color:#6f86ad;background:#12203a}button{background:#e6c65c;color:#0a1424}
.quiet{border-color:#6f86ad;background:#12203a;color:#eef1f6}}`;
