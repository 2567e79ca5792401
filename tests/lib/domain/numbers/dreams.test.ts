import { describe, expect, test } from "vitest";
import { dreamKinds, dreams, isDreamKind } from "@/lib/domain/numbers/dreams";
import { hasEveryWord } from "@/lib/kernel/text-search";
import en from "@/locales/en/dreams.json";
import kh from "@/locales/kh/dreams.json";
import mm from "@/locales/mm/dreams.json";
import th from "@/locales/th/dreams.json";

const subjects = dreams.map(({ subject }) => subject);

test("the book has at least four hundred dreams, each once, of known kinds", () => {
  expect(dreams.length).toBeGreaterThanOrEqual(400);
  expect(new Set(subjects).size).toBe(dreams.length);
  expect([...new Set(dreams.map(({ kind }) => kind))]).toEqual(Object.keys(dreamKinds));
  expect([isDreamKind("animals"), isDreamKind("toString"), isDreamKind(undefined)]).toEqual([
    true,
    false,
    false,
  ]);
});

test("a dream's numbers are its first two digits, these turned round, the first with the third, and all three", () => {
  const snake = dreams.find(({ subject }) => subject === "snake");
  expect(snake).toEqual({ kind: "animals", subject: "snake", pairs: ["56", "65", "58"], triple: "568" });
  for (const { pairs, triple } of dreams) {
    expect(triple).toMatch(/^\d{3}$/);
    expect(new Set(pairs).size).toBe(pairs.length);
    for (const pair of pairs) expect(pair).toMatch(/^\d{2}$/);
  }
});

describe.each([
  ["th", th, /^[\p{Script=Thai}\u2060 ]+$/u],
  ["en", en, /^[A-Za-z ]+$/],
  ["kh", kh, /^[\p{Script=Khmer}\u2060 ]+$/u],
  ["mm", mm, /^[\p{Script=Myanmar}\u2060 ]+$/u],
] as const)("its names in %s", (_, { names }, script) => {
  test("are all there, in its script, and no two are the same", () => {
    expect(Object.keys(names).sort()).toEqual([...subjects].sort());
    for (const name of Object.values(names)) expect(name).toMatch(script);
    expect(new Set(Object.values(names)).size).toBe(subjects.length);
  });

  test("find it", () => {
    for (const name of Object.values(names))
      expect(hasEveryWord(name, name.replaceAll("\u2060", "")), name).toBe(true);
  });
});
