"use client";
import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { OldSlips } from "@/components/number-set/old-slips";
import { Button } from "@/components/ui/controls/button";
import type { PoyRow } from "@/lib/contract/poys";
import { correctRoundName } from "@/lib/domain/rounds/names";
import { useBetSlipStore } from "@/stores/bets";
import styles from "./paste-tab.module.css";

/** Past slips on the bet page: offers a slip's lines to the current slip at the current rates. */
export default function SlipsTab({ onDone }: { onDone: () => void }) {
  const t = useTranslations();
  const slipStore = useBetSlipStore();
  const [busy, setBusy] = useState<string | null>(null);
  const [isFailed, setFailed] = useState(false);
  const way = useRef<AbortController>(null);
  useEffect(() => () => way.current?.abort(), []);
  const take = async ({ poyId }: PoyRow) => {
    // The slip that was pressed last is meant, and none once the sheet is closed.
    way.current?.abort();
    const own = new AbortController();
    way.current = own;
    const { signal } = own;
    setBusy(poyId);
    setFailed(false);
    try {
      await slipStore.getState().pullPoy(poyId, signal);
      if (!signal.aborted) onDone();
    } catch {
      if (signal.aborted) return;
      setFailed(true);
      setBusy(null);
    }
  };
  const nameOf = ({ betType, roundName }: PoyRow) => {
    const key = `market.${betType}` as "market.gov";
    return t.has(key) ? t(key) : correctRoundName(roundName);
  };
  return (
    <>
      {isFailed ? (
        <p role="alert" className={styles.warn}>
          {t("numbers.slips.failed")}
        </p>
      ) : null}
      <OldSlips
        nameOf={nameOf}
        actsOf={(poy) => (
          <Button
            size="small"
            isBusy={busy === poy.poyId}
            aria-label={t("numbers.slips.takeOf", { no: poy.poyNo })}
            onClick={() => void take(poy)}
          >
            {t("numbers.slips.take")}
          </Button>
        )}
      />
    </>
  );
}
