import { useTranslations } from "next-intl";
import type { PoyLineRefusal } from "@/lib/contract/fault";
import { formatBaht, type Satang } from "@/lib/domain/money";
import { rateText } from "./rate-text";

/** Words for why a line stands in the way, with the amounts that would be right. */
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
