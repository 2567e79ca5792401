import { getTranslations } from "next-intl/server";
import { ErrorState } from "@/components/ui/notices/error-state";
import type { FaultCode } from "@/lib/contract/fault";
import { isUnimplemented } from "@/lib/server/ask/answered";
import { NotOffered } from "./not-offered";

/** Replaces what this site's upstream has no call for, or answers in a way that nobody can read. */
export async function Unanswered({ code }: { code: FaultCode }) {
  if (isUnimplemented(code)) return <NotOffered />;
  const t = await getTranslations("error");
  return <ErrorState title={t("genericTitle")} text={t("notLoadedText")} />;
}
