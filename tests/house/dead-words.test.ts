/** No message of locales/ that nothing can show: each part of its key is named in the sources, composed or listed. */
import { expect, test } from "vitest";
import { filesUnder, read, rooms, sourcesUnder } from "./source-files";

type Words = { [key: string]: string | Words };

const code = sourcesUnder(rooms)
  .filter((file) => /\.(tsx?|mjs)$/.test(file))
  .map((file) =>
    read(file)
      .replace(/\/\*[\s\S]*?\*\//g, "")
      .replace(/^\s*\/\/.*$/gm, ""),
  );
// Markets, partners, draws: keys that are data.
const data = filesUnder(["upstream"]).filter(
  (file) => file.endsWith(".json") && !file.includes("/migrations/"),
);
const sources = [...code, ...data.map(read)];

/** Names in code, and quoted texts: whole, and by their parts between dots. */
const named = new Set(
  sources.flatMap((text) => [
    ...(text.match(/[\w$]+/g) ?? []),
    ...[...text.matchAll(/"([^"\n]*)"/g)].flatMap(([, quoted = ""]) => [quoted, ...quoted.split(".")]),
  ]),
);

/** What templates add to a name: `${state}Text` and `digits${n}` make keys of other names. */
const composed = sources.flatMap((text) =>
  [...text.matchAll(/[`.](\w*)\$\{(?:[^{}]|\{[^{}]*\})*\}(\w*)(?=[`.])/g)]
    .map(([, before = "", after = ""]) => ({ before, after }))
    .filter(({ before, after }) => before + after !== ""),
);

function isComposed(name: string): boolean {
  return composed.some(({ before, after }) => {
    if (!name.startsWith(before) || !name.endsWith(after) || name.length <= before.length + after.length)
      return false;
    return named.has(name.slice(before.length, name.length - after.length));
  });
}

/** Keys that no source names, each with what shows it. */
const listed: Readonly<Record<string, string>> = {
  "market.reasons": "a reason is stored with its round; staff may have typed one of these",
  "poy.detail.reasons": "a reason is stored with its round; staff may have typed one of these",
};

function* keysOf(words: Words, path: readonly string[]): Generator<readonly string[]> {
  for (const [key, value] of Object.entries(words)) {
    if (typeof value === "string") yield [...path, key];
    else yield* keysOf(value, [...path, key]);
  }
}

const keys = filesUnder(["locales/th"]).flatMap((file) => [
  ...keysOf(JSON.parse(read(file)), [file.replace(/^.*\//, "").replace(".json", "")]),
]);

/** The first part of a key that nothing names. */
const unnamed = (key: readonly string[]) =>
  key.findIndex((part, at) => at > 0 && !named.has(part) && !isComposed(part));

test("every message can be shown", () => {
  expect(keys.length).toBeGreaterThan(3000);
  const dead = keys.filter((key) => {
    const at = unnamed(key);
    return at > 0 && !(key.slice(0, at).join(".") in listed);
  });
  expect(dead.map((key) => key.join("."))).toEqual([]);
});

test("what is listed has a message that needs it", () => {
  const needed = new Set(keys.map((key) => key.slice(0, Math.max(0, unnamed(key))).join(".")));
  expect(Object.keys(listed).filter((path) => !needed.has(path))).toEqual([]);
});
