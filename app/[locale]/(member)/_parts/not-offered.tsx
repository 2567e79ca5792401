import { getTranslations } from "next-intl/server";
import { EmptyState } from "@/components/ui/notices/empty-state";

/** Replaces a page whose call this site's upstream does not serve. */
export async function NotOffered() {
  const t = await getTranslations("error");
  return <EmptyState icon="info" title={t("notOffered")} text={t("notOfferedText")} />;
}
