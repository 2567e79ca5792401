import { HtmlValidate, StaticConfigLoader } from "html-validate/node";
import { languages, pathIn } from "./languages.mjs";

// Rules that are off, and why. All others of "recommended" and "a11y" hold.
const off = {
  // React's own spelling of what HTML reads in any: charSet, <meta/>, async="", hidden="".
  "attr-case": "off",
  "void-style": "off",
  "attribute-boolean-style": "off",
  "attribute-empty-style": "off",
  // Bars and rings carry their length as a style attribute, which the content policy allows for styles alone.
  "no-inline-style": "off",
  // HTML itself says that an input without a type is one for text.
  "no-implicit-input-type": "off",
  // Where a number may break is for the stylesheet to say: the words come from the locale files.
  "tel-non-breaking": "off",
  // A button of a form becomes its submit button once the page can hear it; before, nothing may be sent.
  "wcag/h32": "off",
  // A group may take its name from aria-label; that it has one is asked by axe.
  "wcag/h71": "off",
};

const rules = {
  ...off,
  "aria-label-misuse": ["error", { allowAnyNamable: true }],
  // React's ids (`_R_1_`) begin with an underscore, which HTML allows.
  "valid-id": ["error", { relaxed: true }],
  "heading-level": "error",
  "input-missing-label": "error",
  "no-missing-references": "error",
  "missing-doctype": "error",
  "no-unknown-elements": "error",
  // Styles may stand inline by the content policy; scripts may not.
  "require-csp-nonce": ["error", { tags: ["script"] }],
};

const presets = ["html-validate:recommended", "html-validate:a11y"];
const validator = new HtmlValidate(new StaticConfigLoader({ root: true, extends: presets, rules }));

/**
 * What is wrong with a page's markup as the server sent it, one line each.
 * @param {string} html
 * @param {string} tag what the document's `lang` must say
 */
export async function markupFaults(html, tag) {
  const { results } = await validator.validateString(html);
  const faults = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
  const lang = /<html[^>]*\slang="([^"]*)"/.exec(html)?.[1];
  if (lang !== tag) faults.push(`lang is ${lang ?? "not said"} where the page is ${tag}`);
  return faults;
}

/** Every screen in four languages. A screen that leads on to another one is judged where it leads. */
export async function scanHtml({ screens, guest, member }) {
  const wrong = [];
  let seen = 0;
  for (const screen of screens) {
    // Once for all languages: a member may ask for six exact amounts an hour.
    await screen.before?.();
    for (const language of Object.keys(languages)) {
      const path = pathIn(language, screen.path);
      const { status, text } = await (screen.isMember ? member : guest).ask("GET", path);
      if (status >= 300 && status < 400) continue;
      seen += 1;
      const expected = screen.path === "/nowhere" ? 404 : 200;
      if (status !== expected) wrong.push(`${path}: answers ${status}`);
      const faults = await markupFaults(text, languages[language].tag);
      wrong.push(...faults.map((fault) => `${path}: ${fault}`));
    }
  }
  return { seen: `markup of ${seen} pages`, wrong };
}
