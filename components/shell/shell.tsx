import { getMessages } from "next-intl/server";
import type { ReactNode } from "react";
import { LegalLinks } from "@/components/legal/legal-links";
import { BELL_CALL, linksTo, offeredNames } from "@/components/navigation/destinations";
import { barPlaces } from "@/components/navigation/menus";
import { SiteIdentifier } from "@/components/ui/art/site-mark";
import { ButtonLink } from "@/components/ui/controls/button";
import { Link } from "@/lib/i18n/navigation";
import { folderOf, type Locale, locales, ownNames } from "@/lib/i18n/tags";
import { AccountMenu } from "./account/account-menu";
import { Balance } from "./account/balance";
import { AppLayout } from "./app-layout";
import { LiveMember } from "./live-member";
import { NextScreen } from "./loading/next-screen";
import { menuWords } from "./menu-words";
import { NotificationBell } from "./notices/notification-bell";
import { OwnPage } from "./own-page";
import { PinGate } from "./pin-gate";
import { PlaceBar } from "./place-bar";
import { PrintHead } from "./print-head";
import styles from "./shell.module.css";
import topBar from "./top-bar.module.css";

/** Bars around a page: with the five places and the live balance for a member, without them for a guest. */
export async function Shell({
  locale,
  memberUuid,
  keepsBars,
  lacking = [],
  children,
}: {
  locale: Locale;
  memberUuid: string | null;
  keepsBars?: boolean | undefined;
  /** Keys of calls that the upstream does not have: what they are for is no part of the bars. */
  lacking?: readonly string[];
  children: ReactNode;
}) {
  const { shell, legal, site, profile } = await getMessages();
  const isMember = memberUuid !== null;
  const page = (
    <AppLayout isMember={isMember} keepsBars={keepsBars}>
      <TopBar locale={locale} isMember={isMember} lacking={lacking} />
      <div className={styles.middle}>
        {isMember ? (
          <PlaceBar
            label={shell.places}
            places={linksTo(
              barPlaces,
              offeredNames(
                {
                  home: shell.home,
                  lotto: shell.bet,
                  poy: shell.slips,
                  results: shell.results,
                  credit: shell.credit,
                  games: shell.games,
                  profile: profile.title,
                  howTo: shell.help,
                },
                lacking,
              ),
            )}
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
            {!isMember && shell.playCredit && <p>{shell.playCredit}</p>}
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

interface TopBarProps {
  locale: Locale;
  isMember: boolean;
  lacking: readonly string[];
}

/** The bar over every page: a member's balance and notifications, or a guest's login links. */
async function TopBar({ locale, isMember, lacking }: TopBarProps) {
  const { shell, site, navigation, notice, platform } = await getMessages();
  return (
    <header className={topBar.bar} data-on-navy="" data-shell="" {...(isMember && { "data-member": "" })}>
      <div className={topBar.row}>
        <Link href={isMember ? "/main" : "/"} prefetch={false} className={topBar.home}>
          <SiteIdentifier name={site.name} />
        </Link>
        <div className={topBar.gap} />
        {isMember ? (
          <>
            <Balance
              words={{
                balance: shell.playBalance,
                show: shell.showBalance,
                hide: shell.hideBalance,
                refresh: shell.refreshBalance,
                held: shell.held,
                hidden: shell.hiddenBalance,
                stale: shell.staleBalance,
              }}
            />
            {lacking.includes(BELL_CALL) ? null : (
              <NotificationBell words={{ title: notice.title, unread: notice.unread }} />
            )}
          </>
        ) : (
          <>
            <Languages locale={locale} label={shell.language} />
            <nav className={topBar.links} aria-label={shell.places}>
              <Link href="/results" className={topBar.wideOnly}>
                {shell.results}
              </Link>
              <Link href="/login">{shell.login}</Link>
            </nav>
            <ButtonLink href="/register" look="gold" size="small" className={topBar.join}>
              {shell.register}
            </ButtonLink>
          </>
        )}
        <AccountMenu
          locale={locale}
          isMember={isMember}
          words={menuWords(shell, platform, offeredNames(navigation, lacking))}
        />
      </div>
    </header>
  );
}

/**
 * Links to the open page in each language, where the bar has room; the middleware stores the choice. A phone has
 * them in the menu.
 */
const Languages = ({ locale, label }: { locale: Locale; label: string }) => (
  <nav className={topBar.languages} aria-label={label}>
    {locales.map((other) => (
      <a
        key={other}
        href={`?lang=${folderOf(other)}`}
        lang={other}
        hrefLang={other}
        aria-current={other === locale ? "true" : undefined}
      >
        {ownNames[other]}
      </a>
    ))}
  </nav>
);
