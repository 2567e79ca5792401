import { describe, expect, test } from "vitest";
import { contrast, type Palette, palettesOf, rulesOf } from "./contrast";
import { read, sourcesUnder } from "./source-files";

const globals = read("app/globals.css");
const { light, dark } = palettesOf(globals);
const schemes: [string, Palette][] = [
  ["light", light],
  ["dark", dark],
];

/** Text colours whose name states their background. */
const ownGrounds: [string, string[]][] = [
  ["--on-navy", ["--navy", "--navy-raised"]],
  ["--on-navy-muted", ["--navy", "--navy-raised"]],
  ["--gold-fill", ["--navy", "--navy-raised"]],
  ["--on-gold", ["--gold-fill"]],
  ["--on-primary", ["--primary", "--primary-hover"]],
  ["--on-snack", ["--snack-success", "--snack-failure"]],
];

const styles = sourcesUnder(["app", "components"]).filter((file) => file.endsWith(".css"));
const rules = styles.flatMap((file) => rulesOf(read(file)).map((rule) => ({ ...rule, file })));
const textColour = /(?:^|[;\s])color:\s*var\((--[\w-]+)\)/;
const groundColour = /(?:^|[;\s])background(?:-color)?:\s*var\((--[\w-]+)\)/;
const borderColour = /(?:^|[;\s])border(?:-color)?:\s*(?:[\d.]+px \w+ )?var\((--[\w-]+)\)/;

/** Text and background set by one rule. */
const together = rules.flatMap(({ file, selectors, body }) => {
  const text = textColour.exec(body)?.[1];
  const ground = groundColour.exec(body)?.[1];
  return text && ground && text in light && ground in light
    ? [{ text, ground, where: `${file} ${selectors}` }]
    : [];
});

/**
 * Text whose rule sets no background is on the page or on a card. Colours "on" something have their own
 * background.
 */
const alone = new Set(
  rules.flatMap(({ body }) => {
    const text = textColour.exec(body)?.[1];
    return text && text in light && !groundColour.test(body) && !isForOwnGround(text) ? [text] : [];
  }),
);

describe.each(schemes)("in %s", (_, palette) => {
  const of = (name: string) => palette[name] ?? expect.fail(`${name} has no colour`);

  test.each([...alone].sort())("%s reads on the page and on a card at 4.5:1", (text) => {
    for (const ground of ["--paper", "--surface"]) {
      expect(contrast(of(text), of(ground)), `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5);
    }
  });

  test.each(ownGrounds)("%s reads on its own ground at 4.5:1", (text, grounds) => {
    for (const ground of grounds) {
      expect(contrast(of(text), of(ground)), `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5);
    }
  });

  test("every pair of words and ground that a rule names reads at 4.5:1", () => {
    const weak = together
      .map(({ text, ground, where }) => ({
        pair: `${text} on ${ground}`,
        where,
        is: contrast(of(text), of(ground)),
      }))
      .filter(({ is }) => is < 4.5);
    expect(weak).toEqual([]);
  });

  test.each(["--control", "--focus", "--danger"])(
    "%s marks a control at 3:1 on the page and on a card",
    (mark) => {
      for (const ground of ["--paper", "--surface"]) {
        expect(contrast(of(mark), of(ground)), `${mark} on ${ground}`).toBeGreaterThanOrEqual(3);
      }
    },
  );

  test("soft grounds carry ink and their own word", () => {
    for (const name of ["gold", "success", "danger", "warning", "link"]) {
      const word = name === "gold" ? "--gold-ink" : `--${name}`;
      expect(contrast(of("--ink"), of(`--${name}-ground`)), name).toBeGreaterThanOrEqual(4.5);
      expect(contrast(of(word), of(`--${name}-ground`)), name).toBeGreaterThanOrEqual(4.5);
    }
  });
});

test("the system's wish sets the scheme, a choice sets it for good, and nothing else names colours for it", () => {
  const schemeOf = (selector: string) =>
    rulesOf(globals)
      .filter(({ selectors }) => selectors === selector)
      .flatMap(({ body }) => /color-scheme:\s*([\w ]+);/.exec(body)?.[1] ?? []);
  expect(schemeOf(":root")).toEqual(["light dark"]);
  expect(schemeOf(':root[data-theme="light"]')).toEqual(["light"]);
  expect(schemeOf(':root[data-theme="dark"]')).toEqual(["dark"]);
  expect(styles.filter((file) => read(file).includes("prefers-color-scheme"))).toEqual([]);
});

test("what cannot be pressed is no paler than its colours: they are checked, a pale copy of them is not", () => {
  const pale = rules.filter(
    ({ selectors, body }) => /disabled/.test(selectors) && /(^|[;\s])opacity:\s*0?\.\d/.test(body),
  );
  expect(pale.map(({ file, selectors }) => `${file} ${selectors}`)).toEqual([]);
});

test("a field or button is never drawn by the line that only decorates", () => {
  const controls = rules.filter(
    ({ selectors, body }) =>
      /(^|[\s,>])(input|button|select|textarea)\b/.test(selectors) &&
      borderColour.exec(body)?.[1] === "--line",
  );
  expect(controls.map(({ file, selectors }) => `${file} ${selectors}`)).toEqual([]);
});

function isForOwnGround(name: string): boolean {
  return ["--surface", "--paper", ...ownGrounds.map(([text]) => text)].includes(name);
}
