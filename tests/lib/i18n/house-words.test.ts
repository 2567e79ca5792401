import { describe, expect, test } from "vitest";
import { houseWords, withoutHouseWords } from "@/lib/i18n/house-words";
import { loadMessages, namespaces } from "@/lib/i18n/messages";
import { locales } from "@/lib/i18n/tags";

const textsIn = (place: unknown, path: string): [string, unknown][] =>
  typeof place === "object" && place !== null
    ? Object.entries(place).flatMap(([name, inner]) => textsIn(inner, path ? `${path}.${name}` : name))
    : [[path, place]];

describe.each(locales)("words of another upstream's site in %s", (locale) => {
  const read = async () => {
    const areas = namespaces.map(async (name) => [name, await loadMessages(locale, name)] as const);
    const words = Object.fromEntries(await Promise.all(areas));
    return {
      words,
      before: new Map(textsIn(words, "")),
      after: new Map(textsIn(withoutHouseWords(words), "")),
    };
  };

  test("say nothing that only this project's own has said of itself, and all else as it is", async () => {
    const { before, after } = await read();
    expect([...after.keys()]).toEqual([...before.keys()]);
    for (const [key, text] of before) {
      const instead = houseWords[key];
      expect(after.get(key), key).toBe(
        instead === undefined ? text : instead === null ? "" : before.get(instead),
      );
    }
  });

  test("have each of those keys, and what stands instead says something else", async () => {
    const { before } = await read();
    for (const [key, instead] of Object.entries(houseWords)) {
      expect(before.get(key), key).toBeTruthy();
      if (instead === null) continue;
      expect(before.get(instead), instead).toBeTruthy();
      expect(before.get(instead)).not.toBe(before.get(key));
      expect(houseWords).not.toHaveProperty([instead]);
    }
  });
});
