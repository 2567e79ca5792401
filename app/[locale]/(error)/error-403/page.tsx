import { getLocale, getTranslations } from "next-intl/server";
import type { ComponentProps } from "react";
import { RefusalWithin } from "@/components/error/refusal-screen";
import { ButtonLink } from "@/components/ui/controls/button";
import { localePath } from "@/lib/i18n/tags";
import { WithBars } from "../../_parts/with-bars";
import { errorMetadata } from "../_parts/error-metadata";
import { MoreInformation } from "../_parts/more-information";

export async function generateMetadata() {
  return { title: (await getTranslations("error"))("deniedTitle"), ...errorMetadata };
}

/** The member's status forbids this area. The session stays, and so do the bars with the areas that are open. */
export default async function ForbiddenPage({ params }: Pick<ComponentProps<typeof WithBars>, "params">) {
  const [t, locale] = await Promise.all([getTranslations("error"), getLocale()]);
  return (
    <WithBars params={params} keepsBars>
      <RefusalWithin icon="lock" title={t("deniedTitle")} text={t("deniedText")} more={<MoreInformation />}>
        <ButtonLink isHard href={localePath(locale, "/main")}>
          {t("goHome")}
        </ButtonLink>
      </RefusalWithin>
    </WithBars>
  );
}
