import { NextIntlClientProvider } from "next-intl";
import { getMessages } from "next-intl/server";
import type { ReactNode } from "react";
import type { Namespace } from "@/lib/i18n/messages";

/**
 * Provides the messages of the named namespaces to client components, for `useTranslations`. Pages name only what
 * they use.
 */
export async function Words({ of, children }: { of: readonly Namespace[]; children: ReactNode }) {
  const all = await getMessages();
  const picked = Object.fromEntries(of.map((namespace) => [namespace, all[namespace]]));
  return <NextIntlClientProvider messages={picked}>{children}</NextIntlClientProvider>;
}
