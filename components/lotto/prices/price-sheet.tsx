"use client";
import { useTranslations } from "next-intl";
import { Sheet } from "@/components/ui/sheet/sheet";
import { useBetSlipStore } from "@/stores/bets";
import SlipEditor from "../slip/slip-editor";
import SlipFoot from "../slip/slip-foot";
import { OwnKeypadContext } from "./own-keypad-context";
import { PricePad } from "./price-pad";
import styles from "./price-sheet.module.css";

/** The open slip of a phone: every line with its price, and keys for the prices. */
export default function PriceSheet({ nextHref = null }: { nextHref?: string | null }) {
  const t = useTranslations("lotto.slip");
  const slipStore = useBetSlipStore();
  const foot = (
    <>
      <PricePad />
      <SlipFoot />
    </>
  );
  return (
    <OwnKeypadContext value={true}>
      <Sheet isOpen title={t("title")} onClose={() => slipStore.getState().showPrices(false)} footer={foot}>
        <div className={styles.prices}>
          <SlipEditor nextHref={nextHref} />
        </div>
      </Sheet>
    </OwnKeypadContext>
  );
}
