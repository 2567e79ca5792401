import type { ReactNode } from "react";
import { Shell } from "@/components/shell/shell";
import { toLocale } from "@/lib/i18n/tags";
import { readSession } from "@/lib/server/session";

/** Pages that everyone may read; a member who does keeps his bars and his balance. */
export default async function PublicLayout({
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
