import { useTranslations } from "next-intl";
import { formatBaht } from "@/lib/domain/money";
import type { PriceCorrection } from "@/lib/domain/poy/slip";

/** The message for the limit that replaced a price. */
export function useCorrectionText(): (correction: PriceCorrection) => string {
  const t = useTranslations("lotto.slip");
  return ({ bound, limit }) =>
    t(bound === "max" ? "atMost" : "atLeast", { limit: formatBaht(limit).replace(/\.00$/, "") });
}
