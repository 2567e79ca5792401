"use client";
import { NextIntlClientProvider, useLocale, useMessages } from "next-intl";
import { type ComponentType, type ReactNode, useMemo } from "react";
import { type NumberWords, numberWords } from "@/lib/i18n/number-words";
import { toLocale } from "@/lib/i18n/tags";

interface PartCode<Props> {
  default: ComponentType<Props>;
}

/**
 * Loads a part's code and, at the same time, the messages of `numbers`, of which the bet page sends only what its
 * first screen shows. Rejects without either, so that the part can be loaded again.
 */
export async function withNumberWords<Props extends object>(
  code: Promise<PartCode<Props>>,
): Promise<PartCode<Props>> {
  // Another language is another document.
  const locale = toLocale(document.documentElement.lang);
  const [{ default: Part }, words] = await Promise.all([code, numberWords(locale)]);
  if (!words) throw new Error("the messages of numbers did not load");
  return {
    default: (props) => (
      <WithWords words={words}>
        <Part {...props} />
      </WithWords>
    ),
  };
}

function WithWords({ words, children }: { words: NumberWords; children: ReactNode }) {
  const locale = useLocale();
  const sent = useMessages();
  const messages = useMemo(() => ({ ...sent, numbers: { ...words, ...sent.numbers } }), [sent, words]);
  return (
    <NextIntlClientProvider locale={locale} messages={messages}>
      {children}
    </NextIntlClientProvider>
  );
}
