import { getMessages, getTranslations } from "next-intl/server";
import { LegalPage } from "@/components/legal/legal-page";
import { ConsentChoice } from "@/components/site/consent-choice";
import { TERMS_VERSION } from "@/lib/domain/members/terms";
import { fill } from "@/lib/i18n/fill";

export async function generateMetadata() {
  const t = await getTranslations("legal");
  return { title: t("privacy.title"), description: t("privacy.lead") };
}

/** Which personal data is stored, why and for how long. */
export default async function PrivacyPage() {
  const { legal, platform } = await getMessages();
  const date = TERMS_VERSION.split("-").reverse().join("/");
  return (
    <>
      <LegalPage
        title={legal.privacy.title}
        lead={legal.privacy.lead}
        version={fill(legal.version, { date })}
        print={legal.print}
        jump={legal.jump}
        sections={legal.privacy.sections}
      />
      <ConsentChoice words={platform.consent} />
    </>
  );
}
