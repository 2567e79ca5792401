"use client";
import { useEffect, useId, useState } from "react";
import { AmountField } from "@/components/credit/amount-field";
import { useZodForm } from "@/components/form/use-zod-form";
import { Button } from "@/components/ui/controls/button";
import { moneyText } from "@/components/ui/money";
import { ErrorMessage } from "@/components/ui/notices/error-message";
import { Sheet } from "@/components/ui/sheet/sheet";
import type { Deposit } from "@/lib/contract/deposits";
import { formatBaht, satang } from "@/lib/domain/money/money";
import { bangkokDate } from "@/lib/domain/time/time";
import { fill } from "@/lib/i18n/fill";
import { useStoreInstance } from "@/stores/_core/registry";
import { createDeposits, useDeposits } from "@/stores/deposits";
import { useClock } from "@/stores/page/clock";
import type { QueueWords } from "../order/queue-words";
import { amountText } from "../request/amount-problem";
import styles from "./claim-sheet.module.css";
import { momentOf, ReportFields } from "./report-fields";
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
  const amount = isInexact ? (deposit.inexactAmount ?? deposit.prepareAmount) : deposit.prepareTotal;
  const [slip, setSlip] = useState(noSlip);
  const formId = useId();
  const amountWords = { ...words.amount, tooLow: words.amount.required };
  const form = useZodForm({
    schema: () => import("../report-schema").then(({ claimForm }) => claimForm({ bounds, nowMs, slip })),
    words: (problem, name) =>
      name === "amount"
        ? amountText(problem, bounds, amountWords)
        : new Map(Object.entries(words.report)).get(problem),
    defaultValues: { amount: formatBaht(amount), ...momentOf(openedMs) },
    keep: { as: `claim:${deposit.id}`, names: keptNames },
    onSubmit: async (claim) => {
      if (!(await deposits.getState().claim(claim))) return;
      form.forget();
      onClose();
    },
  });
  useEffect(() => deposits.setState({ refusal: null }), [deposits]);
  const isBusy = isSending || form.isSubmitting;

  return (
    <Sheet
      isOpen
      onClose={onClose}
      closesBy={isSending ? "nothing" : "all"}
      title={words.claim.title}
      footer={
        <Button type="submit" form={formId} size="large" isWide isBusy={isBusy}>
          {isBusy ? words.claim.sending : words.claim.submit}
        </Button>
      }
    >
      <form {...form.props} id={formId} className={styles.form}>
        <p>{deposit.status === "waiting" ? words.claim.textWaiting : words.claim.text}</p>
        <AmountField
          form={form}
          label={words.claim.amount}
          {...(isInexact && {
            hint: fill(words.claim.amountHint, { total: moneyText(deposit.prepareTotal) }),
          })}
        />
        <ReportFields
          words={words.report}
          lastDay={bangkokDate(openedMs)}
          form={form}
          slipProblem={form.errors.slip}
          slip={slip}
          onSlip={setSlip}
        />
        <ErrorMessage code={form.refusal?.code ?? refusal} />
      </form>
    </Sheet>
  );
}
