import { useTranslations } from "next-intl";
import { EmptyState } from "@/components/ui/notices/empty-state";
import { ErrorState } from "@/components/ui/notices/error-state";
import { drawLogAddress } from "@/lib/domain/access/addresses";

/** Replaces the log of draws: the upstream has none, or it could not be read. */
export function NoDrawLog({ reason }: { reason: "not-offered" | "failed" }) {
  const t = useTranslations("freezes");
  if (reason === "failed")
    return (
      <ErrorState
        title={t("failed")}
        text={t("failedText")}
        action={{ href: drawLogAddress, label: t("again") }}
      />
    );
  return (
    <EmptyState
      icon="info"
      title={t("notOffered")}
      text={t("notOfferedText")}
      action={{ href: "/results", label: t("results") }}
    />
  );
}
