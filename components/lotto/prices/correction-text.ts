import { useTranslations } from "next-intl";
import { typedFrom } from "@/lib/domain/money/typed-amount";
import type { PriceCorrection } from "@/lib/domain/poy/slip";

/** Which price an imported line has instead of which, and why. */
export function useCorrectionText(): (correction: PriceCorrection) => string {
  const t = useTranslations("lotto.slip");
  return ({ bound, asked, taken }) =>
    t(bound === "max" ? "tookMost" : "tookLeast", { asked: typedFrom(asked), taken: typedFrom(taken) });
}
