"use client";
import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { AmountField } from "@/components/credit/amount-field";
import { useKeptFields } from "@/components/member/use-kept-fields";
import { Button } from "@/components/ui/button";
import { ErrorMessage } from "@/components/ui/error-message";
import { focusInvalid } from "@/components/ui/focus";
import { moneyText } from "@/components/ui/money";
import { Sheet } from "@/components/ui/sheet";
import type { Deposit } from "@/lib/contract/deposits";
import { formatBaht, satang } from "@/lib/domain/money/money";
import { bangkokIso } from "@/lib/domain/time/time";
import { fill } from "@/lib/i18n/fill";
import { useStoreInstance } from "@/stores/_core/registry";
import { createDeposits, useDeposits } from "@/stores/deposits";
import { useClock } from "@/stores/page/clock";
import { readAmount } from "./amount-problem";
import styles from "./claim-sheet.module.css";
import type { QueueWords } from "./queue-words";
import { ReportFields, type ReportProblems, readReport } from "./report-fields";
import { noSlip } from "./slip-field";

interface ClaimSheetProps {
  deposit: Deposit;
  words: Pick<QueueWords, "claim" | "report" | "amount">;
  onClose: () => void;
}

/** Any amount: staff compare it with what arrived. */
const bounds = { min: satang(1), max: satang(10_000_000_00), isWhole: false };

/** Kept until the report is sent, however the sheet is closed; the slip's picture is chosen again. */
const keptNames = ["amount", "day", "time", "note"];

/** Reports a transfer: amount, time, a note and the slip, for staff to find it. */
export function ClaimSheet({ deposit, words, onClose }: ClaimSheetProps) {
  const deposits = useStoreInstance(createDeposits);
  const isSending = useDeposits((state) => state.doing === "claiming");
  const refusal = useDeposits((state) => state.refusal);
  const nowMs = useClock((clock) => clock.nowMs);
  const [openedMs] = useState(nowMs);
  // Where money came with other satang, the total was not sent: most people leave the satang out, and where it is
  // known what came, that is it.
  const isInexact = deposit.inexactAt !== undefined;
  const [text, setText] = useState(
    formatBaht(isInexact ? (deposit.inexactAmount ?? deposit.prepareAmount) : deposit.prepareTotal),
  );
  const [slip, setSlip] = useState(noSlip);
  const [isJudged, setJudged] = useState(false);
  const [problems, setProblems] = useState<ReportProblems>({});
  const form = useRef<HTMLFormElement>(null);
  const formId = useId();
  const forgetTyped = useKeptFields(form, `claim:${deposit.id}`, keptNames);
  useEffect(() => deposits.setState({ refusal: null }), [deposits]);
  const { amount, problem } = readAmount(text, bounds, {
    ...words.amount,
    tooLow: words.amount.required,
  });

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setJudged(true);
    const { atMs, problems, note } = readReport(new FormData(event.currentTarget), nowMs, slip, words.report);
    setProblems(problems);
    focusInvalid(event.currentTarget);
    if (atMs === undefined || amount === null || slip.isSending || isSending) return;
    const claim = {
      amount,
      transferredAt: bangkokIso(atMs),
      ...(note && { note }),
      ...(slip.fileId && { fileId: slip.fileId }),
    };
    if (!(await deposits.getState().claim(claim))) return;
    forgetTyped();
    onClose();
  };

  return (
    <Sheet
      isOpen
      onClose={onClose}
      closesBy={isSending ? "nothing" : "all"}
      title={words.claim.title}
      footer={
        <Button type="submit" form={formId} size="large" isWide isBusy={isSending}>
          {isSending ? words.claim.sending : words.claim.submit}
        </Button>
      }
    >
      <form
        ref={form}
        id={formId}
        className={styles.form}
        onSubmit={(event) => void submit(event)}
        noValidate
      >
        <p>{deposit.status === "waiting" ? words.claim.textWaiting : words.claim.text}</p>
        <AmountField
          name="amount"
          label={words.claim.amount}
          {...(isInexact && {
            hint: fill(words.claim.amountHint, { total: moneyText(deposit.prepareTotal) }),
          })}
          problem={isJudged ? problem : null}
          text={text}
          onText={setText}
        />
        <ReportFields words={words.report} atMs={openedMs} problems={problems} slip={slip} onSlip={setSlip} />
        <ErrorMessage code={refusal} />
      </form>
    </Sheet>
  );
}
