"use client";
import { useState } from "react";
import { type CreditWords, shortReference } from "@/components/credit/credit-words";
import { Button } from "@/components/ui/controls/button";
import { moneyText } from "@/components/ui/money";
import { ErrorMessage } from "@/components/ui/notices/error-message";
import { DialogActions } from "@/components/ui/sheet/dialog-actions";
import { Sheet } from "@/components/ui/sheet/sheet";
import type { Deposit } from "@/lib/contract/deposits";
import { fill } from "@/lib/i18n/fill";
import { useStoreInstance } from "@/stores/_core/registry";
import { createDeposits, useDeposits } from "@/stores/deposits";

/** Cancels the request after a confirmation: staff would have to sort out money that was already sent. */
export function CancelRequest({ deposit, words }: { deposit: Deposit; words: CreditWords["queue"] }) {
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
        <p>
          <strong>{sumOf(deposit)}</strong> · {fill(words.reference, { id: shortReference(deposit) })}
        </p>
        <p>{words.cancelAsk}</p>
      </Sheet>
    </div>
  );
}

/** What was to be sent: exact money, or coins. */
const sumOf = ({ transfer, prepareTotal }: Deposit): string =>
  transfer ? `${transfer.coinAmount} ${transfer.coin}` : moneyText(prepareTotal);
