import { expect, test } from "vitest";
import { figures } from "@/app/[locale]/(public)/how-to/_parts/figures";
import { localeCodes } from "@/lib/domain/access/path";
import { fill } from "@/lib/i18n/fill";
import en from "@/locales/en/howto.json";
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
  expect(texts).toHaveLength(8);
  expect(texts.join()).not.toMatch(/[{}]/);
});
