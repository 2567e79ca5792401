import { getMessages, getTranslations } from "next-intl/server";
import { LegalPage } from "@/components/legal/legal-page";
import { ConsentChoice } from "@/components/site/consent-choice";
import { TERMS_VERSION } from "@/lib/domain/members/terms";
import { sectionsTold } from "@/lib/domain/site/any-house";
import { displayDate } from "@/lib/domain/time/time";
import { fill } from "@/lib/i18n/fill";
import { env } from "@/lib/server/config/env";

export async function generateMetadata() {
  const t = await getTranslations("legal");
  return { title: t("privacy.title"), description: t("privacy.lead") };
}

/** Which personal data is stored, why and for how long. */
export default async function PrivacyPage() {
  const { legal, platform } = await getMessages();
  const date = displayDate(TERMS_VERSION);
  return (
    <>
      <LegalPage
        title={legal.privacy.title}
        lead={legal.privacy.lead}
        version={fill(legal.version, { date })}
        print={legal.print}
        jump={legal.jump}
        sections={sectionsTold("privacy", legal.privacy.sections, env().embedded)}
      />
      <ConsentChoice words={platform.consent} />
    </>
  );
}
