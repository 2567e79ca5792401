import { getLocale, getTranslations } from "next-intl/server";
import { RefreshButton } from "@/components/error/refresh-button";
import { RefusalScreen } from "@/components/error/refusal-screen";
import { ButtonLink } from "@/components/ui/controls/button";
import { localePath } from "@/lib/i18n/tags";
import { errorMetadata } from "../_parts/error-metadata";
import { MoreInformation } from "../_parts/more-information";

export async function generateMetadata() {
  return { title: (await getTranslations("error"))("serverTitle"), ...errorMetadata };
}

/** A failure of the site: says that money and slips are safe, offers a refresh and the home page. */
export default async function ServerErrorPage() {
  const [t, locale] = await Promise.all([getTranslations("error"), getLocale()]);
  return (
    <RefusalScreen icon="alert" title={t("serverTitle")} text={t("serverText")} more={<MoreInformation />}>
      <RefreshButton label={t("refresh")} />
      <ButtonLink look="quiet" isHard href={localePath(locale, "/")}>
        {t("home")}
      </ButtonLink>
    </RefusalScreen>
  );
}
