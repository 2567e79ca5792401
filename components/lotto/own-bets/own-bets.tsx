"use client";
import { useMessages, useTranslations } from "next-intl";
import { lazy, Suspense, useMemo, useState } from "react";
import { Icon } from "@/components/ui/art/icon";
import { Money } from "@/components/ui/money";
import type { PoyPage, PoyRow } from "@/lib/contract/poys";
import { addSatang } from "@/lib/domain/money/money";
import styles from "./own-bets.module.css";
import { OwnNumbers } from "./own-numbers";
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
  const lines = useMemo(() => slips.flatMap(({ firstLines = [] }) => firstLines), [slips]);
  const [isOpen, setOpen] = useState(false);
  if (slips.length === 0) return null;
  return (
    <>
      <button type="button" className={styles.line} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon name="slip" size={20} />
        <span className={styles.title}>{t("short")}</span>
        <span className={styles.numbers}>
          <OwnNumbers
            lines={lines}
            count={slips.reduce((sum, { lineCount = 0 }) => sum + lineCount, 0)}
            names={market.options}
          />
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
