"use client";
import { useTranslations } from "next-intl";
import { Sheet } from "@/components/ui/sheet";
import { useBetSlipStore } from "@/stores/bets";
import styles from "./price-sheet.module.css";
import SlipEditor from "./slip-editor";
import SlipFoot from "./slip-foot";

/** The open slip of a phone: every line with its price. */
export default function PriceSheet() {
  const t = useTranslations("lotto.slip");
  const room = useBetSlipStore();
  return (
    <Sheet isOpen title={t("title")} onClose={() => room.getState().showPrices(false)} footer={<SlipFoot />}>
      <div className={styles.prices}>
        <SlipEditor />
      </div>
    </Sheet>
  );
}
