import { describe, expect, test } from "vitest";
import { read, sourcesUnder } from "./source-files";

/**
 * The forms that are not sent by react-hook-form, and why: people type one field there at most, or the browser itself
 * sends it, as the address of another page.
 */
const byHand: Record<string, string> = {
  "components/legal/terms-again.tsx": "one tick",
  "components/lotto/prices/chip-editor.tsx": "a list of up to six prices, of which none is ever wrong",
  "components/lotto/keypad/type-ahead.tsx": "one line, judged at every key",
  "components/member/pin/pin-by-code.tsx": "one code",
  "components/profile/phone-form.tsx": "one number, then one code",
  "components/result/day-picker.tsx": "one day, sent by GET without scripts too",
  "components/ui/controls/search-field.tsx": "one word, followed at every key",
  "app/[locale]/(public)/dreams/page.tsx": "one word and a choice, sent by GET without scripts too",
  "app/[locale]/(public)/results/_parts/statistics.tsx": "choices alone, sent by GET",
  "components/poy/list/poy-filter.tsx": "two days, sent by GET without scripts too; the page reads them",
  "components/credit/statement/statement-filter.tsx":
    "two days, sent by GET without scripts too; the page reads them",
};

/** Boxes that people type into: not the choices, nor what a form carries hidden. */
const typedBox =
  /<(?:Field|PasswordField|NewPasswordField|PhoneField|AmountField|CodeField|DayInput|OutlinedInput|NumericFormat|textarea)\b|<input\b(?![^>]*type="(?:radio|checkbox|hidden|file|date)")/g;

interface Source {
  file: string;
  code: string;
}

const rendersForm = ({ code }: Source) => /<[Ff]orm\b/.test(code) && !/\bconst Form = withSheet\(/.test(code);
const usesHook = ({ code }: Source) => /from "@\/components\/(?:console\/)?form\//.test(code);
const typesTwo = ({ code }: Source) => (code.match(typedBox) ?? []).length > 1;

/** Forms and groups of boxes that keep what is typed, and what is wrong with it, by themselves. */
const handMade = (sources: readonly Source[]) =>
  sources
    .filter((source) => (rendersForm(source) || typesTwo(source)) && !usesHook(source))
    .map(({ file }) => file);

const sources = sourcesUnder(["components", "app"])
  .filter((file) => file.endsWith(".tsx"))
  // The console's dialogs are held by the law of its own hook.
  .filter((file) => !file.startsWith("components/console/"))
  // The box of a day is one of the boxes.
  .filter((file) => file !== "components/ui/days/day-input.tsx")
  .map((file) => ({ file, code: read(file) }));

describe("forms", () => {
  test("in which people type more than one field use the shared form hook", () => {
    expect(handMade(sources).sort()).toEqual(Object.keys(byHand).sort());
  });

  test("that are made by hand are found, with a form element or without", () => {
    const code = "<form onSubmit={send}><input value={a} /></form>";
    const group = '<div><Field name="a" onChange={write} /><Field name="b" onChange={write} /></div>';
    const hook = 'import { useZodForm } from "@/components/form/use-zod-form";';
    const shown = [
      { file: "form.tsx", code },
      { file: "group.tsx", code: group },
      { file: "hook.tsx", code: hook + code + group },
      { file: "one.tsx", code: '<label><input value={a} /><input type="radio" /></label>' },
    ];
    expect(handMade(shown)).toEqual(["form.tsx", "group.tsx"]);
  });

  test("load react-hook-form and its resolver with their first focus: one file imports them", () => {
    const importers = sourcesUnder(["components", "app", "stores", "lib"]).filter((file) =>
      /from "(?:react-hook-form|@hookform\/)/.test(valueImports(read(file))),
    );
    expect(importers).toEqual(["components/form/form-control.ts"]);
    const early = sources.filter(({ code }) =>
      /from "[^"]*(?:form-control|-schema)"/.test(valueImports(code)),
    );
    expect(early.map(({ file }) => file)).toEqual([]);
  });
});

/** A source without its imports of types, which load nothing. */
const valueImports = (code: string) => code.replace(/^import type [^;]*;/gm, "");
