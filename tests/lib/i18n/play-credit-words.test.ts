import { describe, expect, test } from "vitest";
import { loadMessages, namespaces } from "@/lib/i18n/messages";
import { withoutPlayCredit } from "@/lib/i18n/play-credit-words";
import { locales } from "@/lib/i18n/tags";

describe.each(locales)("words of another upstream's site in %s", (locale) => {
  test("say nothing of play credit around a page, on a slip's picture and on the way to a first bet", async () => {
    const areas = namespaces.map(async (name) => [name, await loadMessages(locale, name)] as const);
    const words = Object.fromEntries(await Promise.all(areas));
    const told = withoutPlayCredit(words);
    const { shell, picture, main } = told;
    expect([shell?.playCredit, picture?.playCredit]).toEqual(["", ""]);
    expect(main).toMatchObject({ start: { deposit: { name: shell?.deposit, hint: "" } } });
    // The control: everything else stays.
    expect(told).toEqual({ ...words, shell, picture, main });
    expect(Object.keys(main ?? {})).toEqual(Object.keys(words.main ?? {}));
  });
});
