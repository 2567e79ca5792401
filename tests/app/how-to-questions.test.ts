import { expect, test } from "vitest";
import { answersOf } from "@/app/[locale]/(public)/how-to/_parts/answers";
import { figures } from "@/app/[locale]/(public)/how-to/_parts/figures";
import { localeCodes } from "@/lib/domain/access/path";
import { fill } from "@/lib/i18n/fill";
import { hasEveryWord } from "@/lib/kernel/text-search";
import en from "@/locales/en/howto.json";
import names from "@/locales/en/navigation.json";
import kh from "@/locales/kh/howto.json";
import mm from "@/locales/mm/howto.json";
import th from "@/locales/th/howto.json";

const words = { th, en, kh, mm };

test("the rules of money and cancelling are what the answers say", () => {
  expect(fill(en.faq.answers.cancel.answer, figures)).toContain(
    "up to 3 slips a day. Government draws can be cancelled until 30 minutes before the close, stocks and " +
      "four-digit sets until 10, yeekee and ping-pong until 2.",
  );
  expect(fill(en.faq.answers.pin.answer, figures)).toContain(
    "After 5 wrong PINs you cannot log in for 15 minutes",
  );
  expect(fill(en.faq.answers.deposit.answer, figures)).toContain("within 15 minutes");
});

test.each(localeCodes)("no answer in %s leaves a gap", (locale) => {
  const texts = Object.values(words[locale].faq.answers).map(({ answer }) => fill(answer, figures));
  expect(texts).toHaveLength(12);
  expect(texts.join()).not.toMatch(/[{}]/);
});

test("an answer is found by the words that members use for it, and leads to the page it speaks of", () => {
  const answers = answersOf(en, names, true);
  const found = (typed: string) =>
    answers.filter(({ searched }) => hasEveryWord(searched, typed)).map(({ way }) => way?.href ?? null);
  expect(found("slot")).toEqual(["/games"]);
  expect(found("fingerprint")).toEqual(["/profile/devices"]);
  expect(found("referral")).toEqual(["/promotions"]);
  expect(found("complaint")).toEqual([null]);
});

test.each([
  ["th", "สล็อต", "ลายนิ้วมือ", "โบนัส", "แอดมิน"],
  ["kh", "កាស៊ីណូ", "ស្នាមម្រាមដៃ", "បូណឺស", "បុគ្គលិក"],
  ["mm", "ကာစီနို", "လက်ဗွေ", "ဘောနပ်စ်", "အကူအညီ"],
] as const)("in %s as well: %s, %s, %s, %s", (locale, ...typed) => {
  const answers = answersOf(words[locale], names, true);
  const found = typed.map((word) => answers.some(({ searched }) => hasEveryWord(searched, word)));
  expect(found).toEqual([true, true, true, true]);
});
