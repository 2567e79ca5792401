"use client";
/**
 * The page of four-digit sets: digits and prizes on one side, the picked numbers on the other. The sheets are
 * loaded with the first number.
 */
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { RoundChip } from "@/components/round/round-chip";
import { useDigitKeys } from "@/components/ui/hooks/use-digit-keys";
import { takesBets } from "@/lib/domain/rounds/phase";
import { displayDate } from "@/lib/domain/time/time";
import { SetSlipProvider, useSetSlipStore, useSets } from "@/stores/four-digit";
import type { SetOpening } from "@/stores/four-digit/state";
import { PrizeTable } from "./prize-table";
import { SetClosed } from "./set-closed";
import { SetDigits } from "./set-digits";
import { SetFoot } from "./set-foot";
import { SetImport } from "./set-import";
import { SetKeypad } from "./set-keypad";
import { SetRefusal } from "./set-refusal";
import { SetRows } from "./set-rows";
import styles from "./set-screen.module.css";
import { SetSheets } from "./set-sheets";

interface SetScreenProps {
  opening: SetOpening;
  /** The market's name in the reader's language. */
  marketName: string;
  /** The last draws, rendered on the server. */
  children: ReactNode;
}

export function SetScreen({ opening, marketName, children }: SetScreenProps) {
  return (
    <SetSlipProvider opening={opening}>
      <div className={styles.page} data-set-page="">
        <Desk marketName={marketName} />
        <aside className={styles.slip} aria-labelledby="sets-title">
          <SetRefusal />
          <SetRows />
          <SetFoot />
        </aside>
        <div className={styles.below}>
          <PrizeTable />
          {children}
        </div>
      </div>
      <SetSheets marketName={marketName} />
      <SetImport />
    </SetSlipProvider>
  );
}

/** The input panel, or why this round takes nothing now. */
function Desk({ marketName }: { marketName: string }) {
  const isOpen = useSets(({ phase }) => takesBets(phase));
  const slipStore = useSetSlipStore();
  useDigitKeys({
    isOn: isOpen,
    press: (key) => slipStore.getState().press(key),
    enter: () => slipStore.getState().enter(),
  });
  return (
    <section className={styles.desk} aria-label={marketName}>
      {isOpen ? (
        <>
          <Header />
          <SetDigits />
          <div className={styles.keys}>
            <SetKeypad />
          </div>
        </>
      ) : (
        <SetClosed />
      )}
    </section>
  );
}

/** The draw of the numbers below, where the cards have no space for it. */
function Header() {
  const t = useTranslations("lotto.list");
  const { dt, closeDt, closeTime } = useSets((sets) => sets.round);
  const phase = useSets((sets) => sets.phase);
  return (
    <p className={styles.header}>
      <span>
        {t("draw", { date: displayDate(dt) })} ·{" "}
        {closeDt === dt
          ? t("closes", { time: closeTime })
          : t("closesOn", { date: displayDate(closeDt), time: closeTime })}
      </span>
      {/* While the round is open and not about to close, the countdown on its card is enough. */}
      {phase === "open" ? null : <RoundChip phase={phase} />}
    </p>
  );
}
