"use client";
import { useMessages, useTranslations } from "next-intl";
import { lazy, Suspense, useState } from "react";
import { SlipNumbers } from "@/components/poy/slip-numbers";
import { Icon } from "@/components/ui/icon";
import { Money } from "@/components/ui/money";
import type { PoyPage, PoyRow } from "@/lib/contract/poys";
import { addSatang } from "@/lib/domain/money";
import styles from "./own-bets.module.css";
import { useRoundSlips, useRoundSlipUpdates } from "./use-round-slips";

const OwnBetsSheet = lazy(() => import("./own-bets-sheet"));

/**
 * The member's accepted bets of this round in one line, which opens them slip by slip; nothing where there are none.
 * Loaded with the first accepted slip.
 */
export default function OwnBets({ known }: { known: PoyPage | null }) {
  const t = useTranslations("yeekee.bets");
  const { market } = useMessages();
  useRoundSlipUpdates(known);
  const slips = useRoundSlips(known);
  const [isOpen, setOpen] = useState(false);
  if (slips.length === 0) return null;
  const together = {
    firstLines: slips.flatMap(({ firstLines = [] }) => firstLines),
    lineCount: slips.reduce((sum, { lineCount = 0 }) => sum + lineCount, 0),
  };
  return (
    <>
      <button type="button" className={styles.line} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon name="slip" size={20} />
        <span className={styles.title}>{t("short")}</span>
        <span className={styles.numbers}>
          <SlipNumbers poy={together} names={market.options} />
        </span>
        <Money amount={stakeOf(slips)} className={styles.total} />
      </button>
      {isOpen ? (
        <Suspense fallback={null}>
          <OwnBetsSheet slips={slips} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}

/** What was given back is no stake. */
const stakeOf = (slips: readonly PoyRow[]) =>
  addSatang(...slips.filter(({ status }) => status !== "refunded").map(({ total }) => total));
