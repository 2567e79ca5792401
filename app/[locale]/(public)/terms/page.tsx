import { getMessages, getTranslations } from "next-intl/server";
import { LegalPage, type Section } from "@/components/legal/legal-page";
import { TERMS_VERSION } from "@/lib/domain/members/terms";
import { sectionsTold } from "@/lib/domain/site/any-house";
import { displayDate } from "@/lib/domain/time/time";
import { fill } from "@/lib/i18n/fill";
import { env } from "@/lib/server/config/env";

export async function generateMetadata() {
  const t = await getTranslations("legal");
  return { title: t("terms.title"), description: t("terms.lead") };
}

/** The terms, in the version that the registration asks to accept. */
export default async function TermsPage() {
  const { legal } = await getMessages();
  // The embedded upstream deals in play credit, and its terms say so first.
  const { playCredit } = legal.terms;
  const isOwn = env().embedded;
  const sections = sectionsTold("terms", legal.terms.sections, isOwn);
  const all: Record<string, Section> = isOwn
    ? { playCredit, ...sections }
    : { ...sections, service: legal.terms.service };
  const date = displayDate(TERMS_VERSION);
  return (
    <LegalPage
      title={legal.terms.title}
      lead={legal.terms.lead}
      version={fill(legal.version, { date })}
      print={legal.print}
      jump={legal.jump}
      sections={all}
    />
  );
}
