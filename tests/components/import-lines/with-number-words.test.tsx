import { render, screen } from "@testing-library/react";
import { NextIntlClientProvider, useTranslations } from "next-intl";
import { lazy, Suspense } from "react";
import { afterEach, expect, test } from "vitest";
import { withNumberWords } from "@/components/import-lines/with-number-words";
import market from "@/locales/en/market.json";
import numbers from "@/locales/en/numbers.json";

afterEach(() => {
  document.documentElement.lang = "";
});

function Part({ option }: { option: "teng_bon_2" }) {
  const t = useTranslations();
  return (
    <p>{[t("numbers.import.open"), t("numbers.tabs.label"), t(`market.options.${option}`)].join(" | ")}</p>
  );
}
const Late = lazy(() => withNumberWords(Promise.resolve({ default: Part })));

test("a part that loads late brings the messages that the page left out, beside those it sent", async () => {
  document.documentElement.lang = "en";
  const sent = { market, numbers: { import: numbers.import } };
  render(
    <NextIntlClientProvider locale="en" messages={sent} timeZone="Asia/Bangkok">
      <Suspense fallback="loading">
        <Late option="teng_bon_2" />
      </Suspense>
    </NextIntlClientProvider>,
  );
  const words = [numbers.import.open, numbers.tabs.label, market.options.teng_bon_2];
  expect(await screen.findByText(words.join(" | "))).toBeTruthy();
});
