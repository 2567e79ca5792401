"use client";
import { useEffect, useState } from "react";
import { AmountField } from "@/components/credit/amount-field";
import { useZodForm } from "@/components/form/use-zod-form";
import { Button } from "@/components/ui/controls/button";
import { Choice } from "@/components/ui/controls/choice";
import { ErrorMessage } from "@/components/ui/notices/error-message";
import type { UserBank } from "@/lib/contract/banks";
import type { BankAccount } from "@/lib/contract/deposits";
import type { NewNormalDeposit } from "@/lib/contract/deposits/normal";
import { satang } from "@/lib/domain/money/money";
import { bangkokDate } from "@/lib/domain/time/time";
import { useStoreInstance } from "@/stores/_core/registry";
import { createReports, useReports } from "@/stores/deposits/reports";
import { useClock } from "@/stores/page/clock";
import { momentOf, WhenFields } from "../claim/report-fields";
import { noSlip } from "../claim/slip-field";
import { AccountChoice } from "./account-choice";
import { amountText } from "./amount-problem";
import styles from "./bank-transfer-deposit.module.css";
import type { BankTransferMessages } from "./bank-transfer-messages";
import { OwnAccount } from "./own-account";
import { transferMethods, wrongWords } from "./transfer-words";

/** Kept over a reload. */
const keptNames = ["bankId", "way", "amount", "day", "time", "own", "bankCode", "number", "name"];

/** Nobody told the bounds: an amount is one that can be written. */
const bounds = { min: satang(1), max: satang(999_999_999_900), isWhole: false };

export interface TransferReportFormProps {
  /** Accounts of the house. */
  accounts: readonly BankAccount[];
  words: Pick<BankTransferMessages, "normal" | "report" | "copyAccount" | "playAccount" | "amount">;
  banks: Readonly<Record<string, string>>;
  /** Accounts the member has added; possibly none. */
  bound: readonly UserBank[];
  onSent: (transfer: NewNormalDeposit) => void;
}

/** The fields that the spec has for a transfer already made, and no others. */
export function TransferReportForm({ accounts, words, banks, bound, onSent }: TransferReportFormProps) {
  const { normal, report } = words;
  const reports = useStoreInstance(createReports);
  const isSending = useReports((state) => state.isSending);
  const refusal = useReports((state) => state.refusal);
  const nowMs = useClock((clock) => clock.nowMs);
  const keepTicking = useClock((clock) => clock.keepTicking);
  useEffect(() => keepTicking(), [keepTicking]);
  // A refusal of an earlier visit does not apply to this one.
  useEffect(() => reports.setState({ refusal: null }), [reports]);
  const [openedMs] = useState(nowMs);
  const wrong = wrongWords(words);
  const form = useZodForm({
    schema: () =>
      import("../report-schema").then(({ transferForm }) =>
        transferForm({ bounds, nowMs, slip: noSlip, bound, ways: normal.ways }),
      ),
    words: (problem, name) =>
      name === "amount" ? amountText(problem, bounds, words.amount) : wrong.get(problem),
    defaultValues: {
      bankId: String(accounts[0]?.bankId ?? ""),
      way: transferMethods[0],
      own: "0",
      ...momentOf(openedMs),
    },
    keep: { as: "deposit-report", names: keptNames },
    onSubmit: async (transfer) => {
      if (!(await reports.getState().report(transfer))) return;
      form.forget();
      onSent(transfer);
    },
  });
  const isBusy = isSending || form.isSubmitting;

  return (
    <form {...form.props} className={styles.form}>
      <AccountChoice
        accounts={accounts}
        legend={normal.step1}
        copyLabel={words.copyAccount}
        banks={banks}
        playAccount={words.playAccount}
        chosen={form.watch("bankId")}
      />
      <section className={styles.step} aria-labelledby="transfer-step">
        <h2 id="transfer-step">{normal.step2}</h2>
        <Choice
          label={normal.how}
          isLabelShown
          name="way"
          layout="row"
          options={transferMethods.map((value) => ({ value: String(value), word: normal.ways[value] }))}
          chosen={form.watch("way")}
        />
        <AmountField form={form} label={normal.amount} />
        <WhenFields words={report} lastDay={bangkokDate(openedMs)} form={form} />
      </section>
      <section className={styles.step} aria-labelledby="own-step">
        <h2 id="own-step">{normal.step3}</h2>
        <OwnAccount words={normal} banks={banks} bound={bound} form={form} />
        <ErrorMessage code={form.refusal?.code ?? refusal} />
        <Button type="submit" size="large" isWide isBusy={isBusy}>
          {isBusy ? normal.sending : normal.submit}
        </Button>
      </section>
    </form>
  );
}
