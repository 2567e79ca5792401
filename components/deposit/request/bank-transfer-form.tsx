"use client";
import { useEffect, useState } from "react";
import { AmountField } from "@/components/credit/amount-field";
import { StakeFirst, type StakeFirstTerms } from "@/components/credit/stake-first";
import { useZodForm } from "@/components/form/use-zod-form";
import { Button } from "@/components/ui/controls/button";
import { Choice } from "@/components/ui/controls/choice";
import { moneyText } from "@/components/ui/money";
import { ErrorMessage } from "@/components/ui/notices/error-message";
import type { UserBank } from "@/lib/contract/banks";
import type { ChannelOffer } from "@/lib/contract/deposits";
import { formatBaht, type Satang } from "@/lib/domain/money/money";
import { judgeAmount } from "@/lib/domain/money/typed-amount";
import { bangkokDate, epochMs } from "@/lib/domain/time/time";
import { fill } from "@/lib/i18n/fill";
import { useStoreInstance } from "@/stores/_core/registry";
import { createReports, useReports } from "@/stores/deposits/reports";
import { useClock } from "@/stores/page/clock";
import { momentOf, ReportFields } from "../claim/report-fields";
import { noSlip } from "../claim/slip-field";
import { type OwnDeposit, ReportedNote } from "../order/own-deposit";
import { AccountChoice } from "./account-choice";
import { amountText } from "./amount-problem";
import styles from "./bank-transfer-deposit.module.css";
import type { BankTransferMessages } from "./bank-transfer-messages";
import { OwnAccount } from "./own-account";
import { transferMethods, wrongWords } from "./transfer-words";

/** Kept over a reload; the slip's picture is chosen again. */
const keptNames = ["bankId", "way", "amount", "day", "time", "note", "own", "bankCode", "number", "name"];

/** A transfer that the site has seen: to which account, how much, when. */
export interface KnownTransfer {
  bankId: number;
  amount: Satang;
  at: string;
}

interface BankTransferFormProps {
  offer: Pick<ChannelOffer, "accounts" | "min" | "max">;
  words: BankTransferMessages;
  banks: Readonly<Record<string, string>>;
  bound: readonly UserBank[];
  known: KnownTransfer | null;
  /** What the deposit asks for before a withdrawal. */
  stakeFirst: StakeFirstTerms | null;
  /** What the member's own limit leaves; null without one. */
  ownLimit: OwnDeposit | null;
  onSent: () => void;
}

/** Reports a transfer already made: account, amount, time, sender's account and slip. */
export function BankTransferForm({
  offer,
  words,
  banks,
  bound,
  known,
  stakeFirst,
  ownLimit,
  onSent,
}: BankTransferFormProps) {
  const { normal, report } = words;
  const reports = useStoreInstance(createReports);
  const isSending = useReports((state) => state.isSending);
  const refusal = useReports((state) => state.refusal);
  const nowMs = useClock((clock) => clock.nowMs);
  const keepTicking = useClock((clock) => clock.keepTicking);
  useEffect(() => keepTicking(), [keepTicking]);
  // A refusal of an earlier visit does not apply to this one.
  useEffect(() => reports.setState({ refusal: null }), [reports]);
  const [openedMs] = useState(known ? epochMs(known.at) : nowMs);
  const account = offer.accounts.find(({ bankId }) => bankId === known?.bankId) ?? offer.accounts[0];
  const [slip, setSlip] = useState(noSlip);
  const bounds = { min: offer.min, max: offer.max, isWhole: false };
  const wrong = wrongWords(words);
  const form = useZodForm({
    schema: () =>
      import("../report-schema").then(({ transferForm }) =>
        transferForm({ bounds, nowMs, slip, bound, ways: normal.ways }),
      ),
    words: (problem, name) =>
      name === "amount" ? amountText(problem, bounds, words.amount) : wrong.get(problem),
    defaultValues: {
      bankId: String(account?.bankId ?? ""),
      way: transferMethods[0],
      amount: known ? formatBaht(known.amount) : "",
      own: "0",
      ...momentOf(openedMs),
    },
    keep: { as: "deposit-normal", names: keptNames, isOff: known !== null },
    onSubmit: async (transfer) => {
      if (!(await reports.getState().report(transfer))) return;
      form.forget();
      onSent();
    },
  });
  const amount = judgeAmount(form.watch("amount"), bounds).amount ?? null;
  const isBusy = isSending || form.isSubmitting;

  return (
    <form {...form.props} className={styles.form}>
      <AccountChoice
        accounts={offer.accounts}
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
        <AmountField
          form={form}
          label={normal.amount}
          hint={fill(normal.hint, { min: moneyText(offer.min), max: moneyText(offer.max) })}
        />
        {ownLimit && ownLimit.left < offer.max ? <ReportedNote own={ownLimit} /> : null}
        <ReportFields
          words={report}
          lastDay={bangkokDate(openedMs)}
          form={form}
          slipProblem={form.errors.slip}
          slip={slip}
          onSlip={setSlip}
        />
      </section>
      <section className={styles.step} aria-labelledby="own-step">
        <h2 id="own-step">{normal.step3}</h2>
        <OwnAccount words={normal} banks={banks} bound={bound} form={form} />
        <ErrorMessage code={form.refusal?.code ?? refusal} />
        <StakeFirst credit="deposit" terms={stakeFirst} amount={amount} />
        <Button type="submit" size="large" isWide isBusy={isBusy}>
          {isBusy ? normal.sending : normal.submit}
        </Button>
      </section>
    </form>
  );
}
