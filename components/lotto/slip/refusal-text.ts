import { useTranslations } from "next-intl";
import type { PoyLineRefusal } from "@/lib/contract/fault";
import { formatBaht, type Satang } from "@/lib/domain/money/money";
import { rateText } from "@/lib/domain/numbers/rate-text";

/** The message why a line prevents the submission, with the valid amounts. */
export function useRefusalText(): (refusal: PoyLineRefusal) => string {
  const t = useTranslations("lotto.refused");
  return ({ reason, min, max, left, from, to }) =>
    t(reason, {
      min: baht(min),
      max: baht(max),
      left: baht(left),
      from: rateText(from ?? 0),
      to: rateText(to ?? 0),
    });
}

const baht = (amount: Satang | undefined) =>
  amount === undefined ? "–" : formatBaht(amount).replace(/\.00$/, "");
