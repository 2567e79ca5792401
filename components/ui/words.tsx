import { NextIntlClientProvider } from "next-intl";
import { getMessages } from "next-intl/server";
import type { ReactNode } from "react";
import { type MessagePath, pickMessages } from "@/lib/i18n/pick-messages";

/**
 * Provides the named messages to client components, for `useTranslations`: whole namespaces or parts of them.
 * They travel with the page, so pages name only what they use.
 */
export async function Words({ of, children }: { of: readonly MessagePath[]; children: ReactNode }) {
  const messages = pickMessages(await getMessages(), of);
  return <NextIntlClientProvider messages={messages}>{children}</NextIntlClientProvider>;
}
