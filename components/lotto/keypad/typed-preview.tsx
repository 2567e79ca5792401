"use client";
import { useTranslations } from "next-intl";
import { typedFrom } from "@/lib/domain/money/typed-amount";
import { termsIn } from "@/lib/domain/poy/offers";
import { groupByOption } from "@/lib/domain/poy/options";
import { clampPrice } from "@/lib/domain/poy/slip";
import type { StakedPick } from "@/lib/domain/poy/type-ahead";
import { fill } from "@/lib/i18n/fill";
import { useBets } from "@/stores/bets";

interface TypedPreviewProps {
  picks: readonly StakedPick[];
  /** The message for a number in several orders. */
  reversed: string;
}

/**
 * What Enter adds, by option: "2 top 12 ฿50 · 2 bottom 12 ฿20". A number that is closed on an option says so instead
 * of a price.
 */
export function TypedPreview({ picks, reversed }: TypedPreviewProps) {
  const t = useTranslations();
  const offers = useBets((state) => state.offers);
  return groupByOption(picks)
    .map(({ option, lines: [first, ...others] }) => {
      if (!first) return "";
      const { number } = first;
      const { min, max, multiply } = termsIn(offers, option, number);
      const isClosed = multiply === 0 && others.length === 0;
      const price = isClosed
        ? t("lotto.board.closed")
        : `฿${typedFrom(first.price ?? clampPrice(min, { min, max }))}`;
      const n = others.length + 1;
      const name = t(`market.options.${option}`);
      const numbers = n > 1 ? fill(reversed, { option: name, number, n }) : `${name} ${number}`;
      return `${numbers} ${price}`;
    })
    .join(" · ");
}
