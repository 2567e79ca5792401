import { getLocale, getTranslations } from "next-intl/server";
import { ButtonLink } from "@/components/ui/button";
import { localePath } from "@/lib/i18n/tags";
import { NightSky } from "./night-sky";
import styles from "./not-found-screen.module.css";

/** Page Not Found, with the night landscape. */
export async function NotFoundScreen() {
  const [t, locale] = await Promise.all([getTranslations("error"), getLocale()]);
  return (
    <div className={styles.screen} data-on-navy="">
      <NightSky />
      <main id="content" className={styles.words}>
        <p className={styles.number}>404</p>
        <h1>{t("notFoundTitle")}</h1>
        <p>{t("notFoundText")}</p>
        <ButtonLink look="gold" isHard href={localePath(locale, "/")}>
          {t("backToHome")}
        </ButtonLink>
      </main>
    </div>
  );
}
