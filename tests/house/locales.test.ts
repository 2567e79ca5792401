import { describe, expect, test } from "vitest";
import { filesUnder, read } from "./source-files";

type Words = { [key: string]: string | Words };

const folders = ["th", "en", "kh", "mm"];
const namespaces = [
  ...new Set(
    folders.flatMap((folder) =>
      filesUnder([`locales/${folder}`]).map((file) => file.split("/").at(-1) ?? ""),
    ),
  ),
];
const namesOf = (folder: string) => filesUnder([`locales/${folder}`]).map((file) => file.split("/").at(-1));

describe("the four languages", () => {
  test.each(folders)("%s has a file for every namespace", (folder) => {
    expect(namesOf(folder)).toEqual(namespaces.toSorted());
  });

  test.each(namespaces)("%s says the same things in all four, with the same placeholders", (namespace) => {
    const thai = describeWords(wordsOf("th", namespace));
    for (const folder of folders) {
      expect(describeWords(wordsOf(folder, namespace)), `${folder}/${namespace}`).toEqual(thai);
    }
  });

  test.each(namespaces)("%s leaves nothing empty", (namespace) => {
    const empty = folders.flatMap((folder) =>
      flatten(wordsOf(folder, namespace))
        .filter(([, text]) => text.trim() === "")
        .map(([key]) => `${folder}: ${key}`),
    );
    expect(empty).toEqual([]);
  });

  test("speak their own script: no long Thai text stands in another language's file", () => {
    const thai = /[\u0E00-\u0E7F]{8,}/;
    const strays = namespaces.flatMap((namespace) =>
      ["en", "kh", "mm"].flatMap((folder) =>
        flatten(wordsOf(folder, namespace))
          .filter(([, text]) => thai.test(text))
          .map(([key]) => `${folder}/${namespace}: ${key}`),
      ),
    );
    expect(strays).toEqual([]);
  });
});

function wordsOf(folder: string, namespace: string): Words {
  try {
    return JSON.parse(read(`locales/${folder}/${namespace}`)) as Words;
  } catch (error) {
    if (error instanceof SyntaxError)
      throw new SyntaxError(`locales/${folder}/${namespace}: ${error.message}`);
    return {};
  }
}

function flatten(words: Words, prefix = ""): [string, string][] {
  return Object.entries(words).flatMap(([key, value]) =>
    typeof value === "string"
      ? [[`${prefix}${key}`, value] as [string, string]]
      : flatten(value, `${prefix}${key}.`),
  );
}

/** "key {name} {count}" for each key: equal in every language. */
function describeWords(words: Words): string[] {
  return flatten(words)
    .map(([key, text]) => `${key} ${[...new Set(placeholdersOf(text))].sort().join(" ")}`.trim())
    .sort();
}

function placeholdersOf(text: string): string[] {
  return [...text.matchAll(/\{\s*(\w+)\s*[,}]|<(\w+)>/g)].map((match) => match[1] ?? `<${match[2]}>`);
}
