"use client";
import { useState } from "react";
import { Icon } from "@/components/ui/art/icon";
import { Button } from "@/components/ui/controls/button";
import { Countdown } from "@/components/ui/days/countdown";
import { Money, moneyText } from "@/components/ui/money";
import { DialogActions } from "@/components/ui/sheet/dialog-actions";
import { Sheet } from "@/components/ui/sheet/sheet";
import type { PoyRow } from "@/lib/contract/poys";
import { displayDateTime, displayDuration, epochMs, SECOND_MS } from "@/lib/domain/time/time";
import { fill } from "@/lib/i18n/fill";
import { useStoreInstance } from "@/stores/_core/registry";
import { createCredit } from "@/stores/credit";
import { createPoys } from "@/stores/poys";
import type { CancelRefusal } from "@/stores/poys/cancel";
import { createSnackbar } from "@/stores/snackbar";
import type { PoyWords } from "../poy-words";
import styles from "./cancel-sheet.module.css";

interface CancelSheetProps {
  poy: PoyRow;
  /** Cancels left today before this one. */
  left: number | undefined;
  words: PoyWords["cancel"];
  onClose: () => void;
}

/** Confirms a cancel: the slip, the refund, the cancels left today. Then shows the answer. */
export default function CancelSheet({ poy, left, words, onClose }: CancelSheetProps) {
  const poys = useStoreInstance(createPoys);
  const credit = useStoreInstance(createCredit);
  const snackbar = useStoreInstance(createSnackbar);
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<CancelRefusal | null>(null);

  const cancel = async () => {
    setBusy(true);
    const answer = await poys.getState().cancel(poy.poyId);
    setBusy(false);
    if (answer) return setRefusal(answer);
    void credit.getState().refresh();
    const text = fill(words.done, { amount: moneyText(poy.total) });
    snackbar.getState().showMessage({ text, color: "success", timeout: 6_000 });
    onClose();
    // The button that opened the sheet is gone after a cancel: the focus goes to the top of the page.
    document.getElementById("content")?.focus({ preventScroll: true });
  };

  // Only an unknown or failed attempt can be repeated; a definite refusal is final.
  const canTry = refusal === null || refusal.why === "unsure" || refusal.why === "other";
  return (
    <Sheet
      isOpen
      title={fill(words.ask, { no: poy.poyNo })}
      onClose={onClose}
      closesBy={isBusy ? "nothing" : "all"}
      footer={
        <DialogActions>
          <Button look="quiet" disabled={isBusy} onClick={onClose}>
            {words.no}
          </Button>
          {canTry ? (
            <Button look="danger" isBusy={isBusy} onClick={() => void cancel()}>
              {isBusy ? words.busy : words.yes}
            </Button>
          ) : null}
        </DialogActions>
      }
    >
      <dl className={styles.facts}>
        <div className={styles.amount}>
          <dt>{words.back}</dt>
          <dd>
            <Money amount={poy.total} />
          </dd>
        </div>
        {poy.cancelUntil ? (
          <div>
            <dt>{words.timeLeft}</dt>
            <dd>
              <Countdown closeAtSeconds={Math.floor(epochMs(poy.cancelUntil) / 1000)} />
            </dd>
          </div>
        ) : null}
      </dl>
      <p className={styles.note}>{words.whole}</p>
      {left ? <p className={styles.note}>{fill(words.leftAfter, { count: left - 1 })}</p> : null}
      <div role="alert">
        {refusal ? (
          <p className={styles.refusal}>
            <Icon name="alert" size={20} />
            {refusalText(refusal, words.refused)}
          </p>
        ) : null}
      </div>
    </Sheet>
  );
}

function refusalText(refusal: CancelRefusal, words: PoyWords["cancel"]["refused"]): string {
  const text = words[refusal.why];
  if (refusal.why === "too-late")
    return fill(text, { late: displayDuration(Math.ceil(refusal.lateByMs / SECOND_MS)) });
  if (refusal.why !== "limit") return text;
  return fill(text, { limit: refusal.limit, time: displayDateTime(refusal.againAt) });
}
