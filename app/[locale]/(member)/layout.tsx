import type { ReactNode } from "react";
import { Shell } from "@/components/shell/shell";
import { toLocale } from "@/lib/i18n/tags";
import { readSession } from "@/lib/server/session";

/** Pages of members. Who may see which is the gate's business; here they get their bars. */
export default async function MemberLayout({
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
    </Shell>
  );
}
