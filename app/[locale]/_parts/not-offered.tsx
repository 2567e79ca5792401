import { getMessages, getTranslations } from "next-intl/server";
import { SupportLinks } from "@/components/shell/account/support-links";
import { EmptyState } from "@/components/ui/notices/empty-state";

/** Replaces what this site's upstream has no call for, and says whom to ask. */
export async function NotOffered() {
  const [t, { limits }] = await Promise.all([getTranslations("error"), getMessages()]);
  const { support, supportCall, supportChat } = limits.help;
  return (
    <EmptyState icon="info" title={t("notOffered")} text={t("notOfferedText")}>
      <SupportLinks words={{ support, supportCall, supportChat }} />
    </EmptyState>
  );
}
