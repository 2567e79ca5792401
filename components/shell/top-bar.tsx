import { getMessages } from "next-intl/server";
import { SiteIdentifier } from "@/components/ui/art/site-mark";
import { ButtonLink } from "@/components/ui/controls/button";
import { Link } from "@/lib/i18n/navigation";
import { folderOf, type Locale, locales, ownNames } from "@/lib/i18n/tags";
import { AccountMenu } from "./account/account-menu";
import { Balance } from "./account/balance";
import { menuWords } from "./menu-words";
import { NotificationBell } from "./notices/notification-bell";
import styles from "./top-bar.module.css";

/** The bar over every page: a member's balance and notifications, or a guest's login links. */
export async function TopBar({ locale, isMember }: { locale: Locale; isMember: boolean }) {
  const { shell, site, navigation, notice, platform } = await getMessages();
  return (
    <header className={styles.bar} data-on-navy="" data-shell="" {...(isMember && { "data-member": "" })}>
      <div className={styles.row}>
        <Link href={isMember ? "/main" : "/"} prefetch={false} className={styles.home}>
          <SiteIdentifier name={site.name} />
        </Link>
        <div className={styles.gap} />
        {isMember ? (
          <>
            <Balance
              words={{
                balance: shell.balance,
                show: shell.showBalance,
                hide: shell.hideBalance,
                refresh: shell.refreshBalance,
                held: shell.held,
                hidden: shell.hiddenBalance,
                stale: shell.staleBalance,
              }}
            />
            <NotificationBell words={{ title: notice.title, unread: notice.unread }} />
          </>
        ) : (
          <>
            <Languages locale={locale} label={shell.language} />
            <nav className={styles.links} aria-label={shell.places}>
              <Link href="/results" className={styles.wideOnly}>
                {shell.results}
              </Link>
              <Link href="/login">{shell.login}</Link>
            </nav>
            <ButtonLink href="/register" look="gold" size="small" className={styles.join}>
              {shell.register}
            </ButtonLink>
          </>
        )}
        <AccountMenu locale={locale} isMember={isMember} words={menuWords(shell, platform, navigation)} />
      </div>
    </header>
  );
}

/**
 * Links to the open page in each language, where the bar has room; the middleware stores the choice. A phone has
 * them in the menu.
 */
const Languages = ({ locale, label }: { locale: Locale; label: string }) => (
  <nav className={styles.languages} aria-label={label}>
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
