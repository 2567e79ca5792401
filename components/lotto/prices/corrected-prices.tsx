"use client";
import { useTranslations } from "next-intl";
import { useBets } from "@/stores/bets";
import { lastCorrected } from "@/stores/bets/prices";
import styles from "../slip/slip-editor.module.css";
import { useCorrectionText } from "./correction-text";

/** Announces corrected prices to screen readers. Each is also shown at its own field. */
export function CorrectedPrices() {
  const t = useTranslations();
  const correctionText = useCorrectionText();
  const last = lastCorrected(useBets((state) => state.corrected));
  const lines = useBets((state) => state.lines);
  const [first] = last;
  const line = lines.find(({ ref }) => ref === first?.ref);
  return (
    <p role="status" className={last.length > 1 ? styles.corrected : "visually-hidden"}>
      {last.length > 1
        ? t("lotto.slip.correctedMany", { n: last.length })
        : first && line
          ? t("lotto.slip.correctedOne", {
              option: t(`market.options.${line.option}`),
              number: line.number,
              why: correctionText(first),
            })
          : null}
    </p>
  );
}
