import { getTranslations } from "next-intl/server";
import { EmptyState } from "@/components/ui/empty-state";

/** In place of what needs a call that this site's upstream does not have. */
export async function NotOffered() {
  const t = await getTranslations("error");
  return <EmptyState icon="info" title={t("notOffered")} text={t("notOfferedText")} />;
}
