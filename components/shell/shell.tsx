import { getMessages, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { LegalLinks } from "@/components/legal/legal-links";
import { linksTo } from "@/components/navigation/destinations";
import { barPlaces } from "@/components/navigation/menus";
import type { Locale } from "@/lib/i18n/tags";
import { AppLayout } from "./app-layout";
import { LiveMember } from "./live-member";
import { PinGate } from "./pin-gate";
import { PlaceBar } from "./place-bar";
import { PrintHead } from "./print-head";
import styles from "./shell.module.css";
import { TopBar } from "./top-bar";

/** Bars around a page: with the five places and the live balance for a member, without them for a guest. */
export async function Shell({
  locale,
  memberUuid,
  children,
}: {
  locale: Locale;
  memberUuid: string | null;
  children: ReactNode;
}) {
  const [t, { shell, legal }] = await Promise.all([getTranslations("shell"), getMessages()]);
  const isMember = memberUuid !== null;
  return (
    <AppLayout isMember={isMember}>
      <TopBar locale={locale} isMember={isMember} />
      <div className={styles.middle}>
        {isMember ? (
          <PlaceBar
            label={t("places")}
            places={linksTo(barPlaces, {
              home: t("home"),
              lotto: t("bet"),
              poy: t("slips"),
              results: t("results"),
              credit: t("credit"),
              games: t("games"),
            })}
          />
        ) : null}
        <div className={styles.page}>
          <main id="content" tabIndex={-1} className={styles.content}>
            {isMember ? <PrintHead /> : null}
            {children}
          </main>
          <footer className={styles.foot} data-shell="">
            <p>{t("playCredit")}</p>
            <p>{t("age")}</p>
            <LegalLinks words={legal.links} />
          </footer>
        </div>
      </div>
      {memberUuid === null ? null : <LiveMember uuid={memberUuid} />}
      {isMember ? <PinGate words={shell.pin} /> : null}
    </AppLayout>
  );
}
