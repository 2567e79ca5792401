import { getLocale, getTranslations } from "next-intl/server";
import { RefusalScreen } from "@/components/error/refusal-screen";
import { ButtonLink } from "@/components/ui/button";
import { localePath } from "@/lib/i18n/tags";
import { errorMetadata } from "../_parts/error-metadata";
import { MoreInformation } from "../_parts/more-information";

export async function generateMetadata() {
  return { title: (await getTranslations("error"))("deniedTitle"), ...errorMetadata };
}

/** The member's status forbids this area. The session stays. */
export default async function ForbiddenPage() {
  const [t, locale] = await Promise.all([getTranslations("error"), getLocale()]);
  return (
    <RefusalScreen icon="lock" title={t("deniedTitle")} text={t("deniedText")} more={<MoreInformation />}>
      <ButtonLink isHard href={localePath(locale, "/main")}>
        {t("goHome")}
      </ButtonLink>
    </RefusalScreen>
  );
}
