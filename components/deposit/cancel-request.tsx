"use client";
import { useState } from "react";
import type { CreditWords } from "@/components/credit/credit-words";
import { Button } from "@/components/ui/button";
import { DialogActions } from "@/components/ui/dialog-actions";
import { ErrorMessage } from "@/components/ui/error-message";
import { Sheet } from "@/components/ui/sheet";
import { useStoreInstance } from "@/stores/_core/registry";
import { createDeposits, useDeposits } from "@/stores/deposits";

/** Cancels the request after a confirmation: staff would have to sort out money that was already sent. */
export function CancelRequest({ words }: { words: CreditWords["queue"] }) {
  const deposits = useStoreInstance(createDeposits);
  const isCancelling = useDeposits((state) => state.doing === "cancelling");
  const refusal = useDeposits((state) => state.refusal);
  const [isAsking, setAsking] = useState(false);
  const cancel = async () => {
    await deposits.getState().cancel();
    setAsking(false);
  };
  return (
    <div>
      <ErrorMessage code={refusal} />
      <Button look="danger" isWide onClick={() => setAsking(true)}>
        {words.cancel}
      </Button>
      <Sheet
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={words.cancel}
        footer={
          <DialogActions>
            <Button look="quiet" onClick={() => setAsking(false)}>
              {words.cancelNo}
            </Button>
            <Button look="danger" isBusy={isCancelling} onClick={() => void cancel()}>
              {words.cancelYes}
            </Button>
          </DialogActions>
        }
      >
        <p>{words.cancelAsk}</p>
      </Sheet>
    </div>
  );
}
