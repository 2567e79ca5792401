import { getTranslations } from "next-intl/server";
import { RefusalScreen } from "@/components/error/refusal-screen";
import { errorMetadata } from "../_parts/error-metadata";

export async function generateMetadata() {
  return { title: (await getTranslations("error"))("domainTitle"), ...errorMetadata };
}

/** The site was opened under a host name that is not its own. No links: each would lead back to this page. */
export default async function DomainNotAllowedPage() {
  const t = await getTranslations("error");
  return <RefusalScreen icon="globe" title={t("domainTitle")} text={t("domainText")} />;
}
