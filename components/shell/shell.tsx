import { getMessages } from "next-intl/server";
import type { ReactNode } from "react";
import { LegalLinks } from "@/components/legal/legal-links";
import { linksTo } from "@/components/navigation/destinations";
import { barPlaces } from "@/components/navigation/menus";
import { SiteIdentifier } from "@/components/ui/art/site-mark";
import type { Locale } from "@/lib/i18n/tags";
import { AppLayout } from "./app-layout";
import { LiveMember } from "./live-member";
import { NextScreen } from "./loading/next-screen";
import { OwnPage } from "./own-page";
import { PinGate } from "./pin-gate";
import { PlaceBar } from "./place-bar";
import { PrintHead } from "./print-head";
import styles from "./shell.module.css";
import { TopBar } from "./top-bar";

/** Bars around a page: with the five places and the live balance for a member, without them for a guest. */
export async function Shell({
  locale,
  memberUuid,
  keepsBars,
  children,
}: {
  locale: Locale;
  memberUuid: string | null;
  keepsBars?: boolean | undefined;
  children: ReactNode;
}) {
  const { shell, legal, site, profile } = await getMessages();
  const isMember = memberUuid !== null;
  const page = (
    <AppLayout isMember={isMember} keepsBars={keepsBars}>
      <TopBar locale={locale} isMember={isMember} />
      <div className={styles.middle}>
        {isMember ? (
          <PlaceBar
            label={shell.places}
            places={linksTo(barPlaces, {
              home: shell.home,
              lotto: shell.bet,
              poy: shell.slips,
              results: shell.results,
              credit: shell.credit,
              games: shell.games,
              profile: profile.title,
              howTo: shell.help,
            })}
          />
        ) : null}
        <div className={styles.page}>
          <main id="content" tabIndex={-1} className={styles.content}>
            {isMember ? (
              <PrintHead
                mark={<SiteIdentifier name={site.name} isNameShown={false} />}
                playCredit={shell.playCredit}
              />
            ) : null}
            {children}
          </main>
          <footer className={styles.foot} data-shell="">
            <p>{shell.playCredit}</p>
            <p>{shell.age}</p>
            <LegalLinks words={legal.links} />
          </footer>
        </div>
      </div>
      {memberUuid === null ? null : <LiveMember uuid={memberUuid} />}
      {isMember ? <PinGate words={shell.pin} /> : null}
      {isMember ? <NextScreen /> : null}
    </AppLayout>
  );
  return isMember ? <OwnPage>{page}</OwnPage> : page;
}
