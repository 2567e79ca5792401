import { existsSync, readdirSync, readFileSync } from "node:fs";
import whole from "use-intl/format-message";
import { describe, expect, test } from "vitest";
import formatMessage from "@/lib/i18n/format-message";

const folders = { th: "th", en: "en", kh: "km", mm: "my" } as const;

type Options = Parameters<typeof whole>[3];

/** The library's own, which both are given. */
const optionsOf = (locale: string): Options =>
  ({
    locale,
    cache: { message: {} },
    formatters: {
      getNumberFormat: (...of: ConstructorParameters<typeof Intl.NumberFormat>) =>
        new Intl.NumberFormat(...of),
      getPluralRules: (...of: ConstructorParameters<typeof Intl.PluralRules>) => new Intl.PluralRules(...of),
    },
  }) as Options;

function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value ? Object.values(value).flatMap(textsIn) : [];
}

const textsOf = (folder: string) =>
  [folder, `console/${folder}`].flatMap((path) => {
    const at = new URL(`../../../locales/${path}/`, import.meta.url);
    const files = (existsSync(at) ? readdirSync(at) : []).filter((file) => file.endsWith(".json"));
    return files.flatMap((file) => textsIn(JSON.parse(readFileSync(new URL(file, at), "utf8"))));
  });

const tag = (chunks: unknown) => ["«", chunks, "»"].flat(2).join("");

/** A value for every name and tag of a message. */
function valuesFor(message: string, value: string | number) {
  const names = [...message.matchAll(/\{(\w+)/g)].map(([, name = ""]) => [name, value] as const);
  const tags = [...message.matchAll(/<(\w+)>/g)].map(([, name = ""]) => [name, tag] as const);
  return Object.fromEntries<string | number | typeof tag>([...names, ...tags]);
}

describe.each(Object.entries(folders))("messages of %s", (folder, locale) => {
  const options = optionsOf(locale);
  test.each([0, 1, 2, 21, 1_234, "some {text} <b>#"])(
    "read with %j as the whole grammar reads them",
    (value) => {
      const texts = textsOf(folder);
      expect(texts.length).toBeGreaterThan(1_000);
      for (const text of texts) {
        const values = valuesFor(text, value);
        const expected = whole("", text, values as Parameters<typeof whole>[2], options);
        expect(formatMessage("", text, values, options), text).toEqual(expected);
      }
    },
  );
});

const options = optionsOf("en");

test("elements stand between the texts around them", () => {
  const link = Symbol("element");
  expect(
    formatMessage("", "at {n} <to>the {what}</to>!", { n: 1, what: "end", to: () => link }, options),
  ).toEqual(["at 1 ", link, "!"]);
});

test.each([
  ["a missing value", "{n} lines", {}],
  ["a missing count", "{n, plural, one {a} other {b}}", undefined],
  ["a tag without a function", "<b>{n}</b>", { n: 1, b: "text" }],
  ["another part of the grammar", "{n, number}", { n: 1 }],
  ["a brace that is left open", "{n, plural, one {a} other {b}", { n: 1 }],
  ["a tag that is left open", "<b>a", { b: tag }],
  ["a closing tag alone", "a</b>", {}],
  ["a brace too many", "{n}}", { n: 1 }],
  ["a group of messages", { a: "b" }, {}],
])("refuses %s", (_, message, values) => {
  expect(() => formatMessage("", message, values, options)).toThrow();
});
