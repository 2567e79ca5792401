import { getMessages, getTranslations } from "next-intl/server";
import { ButtonLink } from "@/components/ui/button";
import { SiteIdentifier } from "@/components/ui/site-mark";
import { Link } from "@/lib/i18n/navigation";
import type { Locale } from "@/lib/i18n/tags";
import { AccountMenu } from "./account-menu";
import { Balance } from "./balance";
import { menuWords } from "./menu-words";
import { NotificationBell } from "./notification-bell";
import styles from "./top-bar.module.css";

/** The bar over every page: a member's balance and notifications, or a guest's login links. */
export async function TopBar({ locale, isMember }: { locale: Locale; isMember: boolean }) {
  const [t, site, { navigation, notice, platform }] = await Promise.all([
    getTranslations("shell"),
    getTranslations("site"),
    getMessages(),
  ]);
  return (
    <header className={styles.bar} data-on-navy="" data-shell="" data-member={isMember ? "" : undefined}>
      <div className={styles.row}>
        <Link href={isMember ? "/main" : "/"} prefetch={false} className={styles.home}>
          <SiteIdentifier name={site("name")} />
        </Link>
        <div className={styles.gap} />
        {isMember ? (
          <>
            <Balance
              words={{
                balance: t("balance"),
                show: t("showBalance"),
                hide: t("hideBalance"),
                refresh: t("refreshBalance"),
                held: t("held"),
                hidden: t("hiddenBalance"),
                stale: t("staleBalance"),
              }}
            />
            <NotificationBell words={notice} />
          </>
        ) : (
          <>
            <nav className={styles.ways} aria-label={t("places")}>
              <Link href="/results">{t("results")}</Link>
              <Link href="/login">{t("login")}</Link>
            </nav>
            <ButtonLink href="/register" look="gold" size="small" className={styles.join}>
              {t("register")}
            </ButtonLink>
          </>
        )}
        <AccountMenu locale={locale} isMember={isMember} words={menuWords(t, platform, navigation)} />
      </div>
    </header>
  );
}
