import type { ReactNode } from "react";
import { ReminderGate } from "@/components/limits/reminder-gate";
import { SettledGate } from "@/components/poy/settled-gate";
import { Shell } from "@/components/shell/shell";
import { toLocale } from "@/lib/i18n/tags";
import { readSession } from "@/lib/server/session/session";

/** A page between the site's bars, which show the member's balance on every page. */
export async function WithBars({
  children,
  params,
}: {
  children: ReactNode;
  params: Promise<{ locale: string }>;
}) {
  const [session, { locale }] = await Promise.all([readSession(), params]);
  return (
    <Shell locale={toLocale(locale)} memberUuid={session?.uuid ?? null}>
      {children}
      {session ? <ReminderGate /> : null}
      {session ? <SettledGate /> : null}
    </Shell>
  );
}
