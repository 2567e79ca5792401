import type { ReactNode } from "react";
import { ReminderGate } from "@/components/limits/reminder-gate";
import { SettledGate } from "@/components/poy/settled-gate";
import { Shell } from "@/components/shell/shell";
import { toLocale } from "@/lib/i18n/tags";
import { lackingKeys } from "@/lib/server/ask/lacking-calls";
import { readSession } from "@/lib/server/session/session";
import { learnMenus } from "./learn-menus";

interface WithBarsProps {
  children: ReactNode;
  params: Promise<{ locale: string }>;
  /** Also at an address whose own page would hide them on a phone: another page stands there. */
  keepsBars?: boolean;
}

/** A page between the site's bars, which show the member's balance on every page. */
export async function WithBars({ children, params, keepsBars }: WithBarsProps) {
  const [session, { locale }] = await Promise.all([readSession(), params]);
  if (session) await learnMenus();
  return (
    <Shell
      locale={toLocale(locale)}
      memberUuid={session?.uuid ?? null}
      keepsBars={keepsBars}
      lacking={lackingKeys(Date.now())}
    >
      {children}
      {session ? <ReminderGate /> : null}
      {session ? <SettledGate /> : null}
    </Shell>
  );
}
