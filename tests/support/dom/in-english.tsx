import { NextIntlClientProvider } from "next-intl";
import type { ComponentProps, ReactNode } from "react";
import { CommonWordsProvider } from "@/components/ui/common-words";
import { StoreRegistryContext } from "@/stores/_core/registry";

const commonWords = {
  close: "Close",
  copy: "Copy",
  copied: "Copied",
  day: "d",
  closed: "Closed",
  minuteLeft: "One minute left",
  tenSecondsLeft: "Ten seconds left",
  dayShape: "DD/MM/YYYY",
  dayWrong: "Write the date like this: 16/11/2026",
};

interface InEnglishProps {
  messages: ComponentProps<typeof NextIntlClientProvider>["messages"];
  registry: ComponentProps<typeof StoreRegistryContext>["value"];
  children: ReactNode;
}

/** The providers of every component: the messages, and the stores of one page. */
export function InEnglish({ messages, registry, children }: InEnglishProps) {
  return (
    <NextIntlClientProvider locale="en" messages={messages} timeZone="Asia/Bangkok">
      <CommonWordsProvider words={commonWords}>
        <StoreRegistryContext value={registry}>{children}</StoreRegistryContext>
      </CommonWordsProvider>
    </NextIntlClientProvider>
  );
}
