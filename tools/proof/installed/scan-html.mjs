import { HtmlValidate, StaticConfigLoader } from "html-validate/node";
import { languages, pathIn } from "../sweep/languages.mjs";

// Rules that are off, and why. All others of "recommended" and "a11y" hold.
const off = {
  // React's spelling, which HTML reads in any case: charSet, <meta/>, async="", hidden="".
  "attr-case": "off",
  "void-style": "off",
  "attribute-boolean-style": "off",
  "attribute-empty-style": "off",
  // Bars and rings have their length as a style attribute, which the content policy allows for styles only.
  "no-inline-style": "off",
  // In HTML an input without a type is a text input.
  "no-implicit-input-type": "off",
  // Line breaks in numbers are set by the stylesheet; the text comes from the locale files.
  "tel-non-breaking": "off",
  // A form's button becomes its submit button once the page is hydrated; before, nothing may be submitted.
  "wcag/h32": "off",
  // A group may be named by aria-label; axe checks that it has a name.
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
  // The content policy allows inline styles, but not scripts.
  "require-csp-nonce": ["error", { tags: ["script"] }],
};

const presets = ["html-validate:recommended", "html-validate:a11y"];
const validator = new HtmlValidate(new StaticConfigLoader({ root: true, extends: presets, rules }));

/**
 * Faults of a page's markup as sent by the server, one line each.
 * @param {string} html
 * @param {string} tag the expected `lang` of the document
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

/** Every screen in four languages. A screen that redirects is judged at its target. */
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
