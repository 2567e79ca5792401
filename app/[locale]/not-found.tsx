import { getLocale, getTranslations } from "next-intl/server";
import { ButtonLink } from "@/components/ui/button";
import { ErrorState } from "@/components/ui/error-state";
import { localePath } from "@/lib/i18n/tags";
import { errorMetadata } from "./(error)/_parts/error-metadata";

export async function generateMetadata() {
  return { title: (await getTranslations("error"))("notFoundTitle"), ...errorMetadata };
}

/**
 * The route exists but the requested thing does not: shown on a navigation inside the site. A full page load
 * is answered with the 404 error page. Every page loads the styles of this screen, so it has no file of its
 * own.
 */
export default async function NotFound() {
  const [t, locale] = await Promise.all([getTranslations("error"), getLocale()]);
  return (
    <main id="content">
      <ErrorState title={t("notFoundTitle")} text={t("notFoundText")}>
        <ButtonLink look="gold" isHard href={localePath(locale, "/")}>
          {t("backToHome")}
        </ButtonLink>
      </ErrorState>
    </main>
  );
}
