"use client";
import { useTranslations } from "next-intl";
import { Icon } from "@/components/ui/art/icon";
import { Button } from "@/components/ui/controls/button";
import { typedFrom } from "@/lib/domain/money/typed-amount";
import { poyOptions } from "@/lib/domain/poy/options";
import { type UsualPrices, usualOn } from "@/lib/domain/poy/usual-prices";
import { useBetSlipStore, useBets } from "@/stores/bets";

/** Gives every option the price that it had on the member's last slip; nothing where all have it already. */
export function UsualPricesButton({ usual }: { usual: UsualPrices }) {
  const t = useTranslations();
  const slipStore = useBetSlipStore();
  const lines = useBets((state) => state.lines);
  const offered = usualOn(usual, lines);
  const changes = lines.some(
    ({ option, price }) => offered[option] !== undefined && offered[option] !== price,
  );
  if (!changes) return null;
  const prices = poyOptions.flatMap((option) => {
    const price = offered[option];
    return price === undefined ? [] : [`${t(`market.options.${option}`)} ฿${typedFrom(price)}`];
  });
  return (
    <Button size="small" look="quiet" onClick={() => slipStore.getState().setOptionPrices(offered)}>
      <Icon name="again" size={16} />
      {t("lotto.slip.usual")}: {prices.join(" · ")}
    </Button>
  );
}
