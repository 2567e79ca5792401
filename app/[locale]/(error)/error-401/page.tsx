import { getLocale, getTranslations } from "next-intl/server";
import { RefusalScreen } from "@/components/error/refusal-screen";
import { SignOutOnMount } from "@/components/error/sign-out-on-mount";
import { ButtonLink } from "@/components/ui/controls/button";
import { localePath } from "@/lib/i18n/tags";
import { errorMetadata } from "../_parts/error-metadata";

export async function generateMetadata() {
  return { title: (await getTranslations("error"))("unauthorizedTitle"), ...errorMetadata };
}

/** The upstream no longer accepts the token: ends the session and links to the login. */
export default async function UnauthorizedPage() {
  const [t, locale] = await Promise.all([getTranslations("error"), getLocale()]);
  return (
    <RefusalScreen icon="shield" title={t("unauthorizedTitle")} text={t("unauthorizedText")}>
      <ButtonLink isHard href={localePath(locale, "/login")}>
        {t("login")}
      </ButtonLink>
      <ButtonLink look="quiet" isHard href={localePath(locale, "/")}>
        {t("home")}
      </ButtonLink>
      <SignOutOnMount />
    </RefusalScreen>
  );
}
