"use client";
import type { CreditWords } from "@/components/credit/credit-words";
import { Button } from "@/components/ui/controls/button";
import { useStoreInstance } from "@/stores/_core/registry";
import { createDeposits, useDeposits } from "@/stores/deposits";
import styles from "./watching-line.module.css";

/** Says that the page is waiting for the money, or that its last refresh failed, with a button to refresh now. */
export function WatchingLine({
  words,
}: {
  words: Pick<CreditWords["queue"], "lost" | "watching" | "check">;
}) {
  const deposits = useStoreInstance(createDeposits);
  const isLost = useDeposits((state) => state.isLost);
  const isChecking = useDeposits((state) => state.doing === "checking");
  return (
    <div className={styles.line}>
      <p role="status" data-lost={isLost ? "" : undefined}>
        {isLost ? words.lost : words.watching}
      </p>
      <Button look="quiet" size="small" isBusy={isChecking} onClick={() => void deposits.getState().check()}>
        {words.check}
      </Button>
    </div>
  );
}
