"use client";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { AmountField } from "@/components/credit/amount-field";
import { StakeFirst, type StakeFirstTerms } from "@/components/credit/stake-first";
import { useKeptFields } from "@/components/member/use-kept-fields";
import { Button } from "@/components/ui/button";
import { Choice } from "@/components/ui/choice";
import { ErrorMessage } from "@/components/ui/error-message";
import { focusInvalid } from "@/components/ui/focus";
import { moneyText } from "@/components/ui/money";
import type { UserBank } from "@/lib/contract/banks";
import type { ChannelOffer } from "@/lib/contract/deposits";
import { formatBaht, type Satang } from "@/lib/domain/money/money";
import { bangkokIso, epochMs } from "@/lib/domain/time/time";
import { fill } from "@/lib/i18n/fill";
import { useStoreInstance } from "@/stores/_core/registry";
import { useClock } from "@/stores/page/clock";
import { createReports, useReports } from "@/stores/reports";
import { AccountChoice } from "./account-choice";
import { readAmount } from "./amount-problem";
import styles from "./bank-transfer-form.module.css";
import type { BankTransferMessages } from "./bank-transfer-messages";
import { OwnAccount, type OwnProblems, readOwnAccount } from "./own-account";
import { type OwnDeposit, ReportedNote } from "./own-deposit";
import { ReportFields, type ReportProblems, readReport } from "./report-fields";
import { noSlip } from "./slip-field";

/** How the money was sent: an app, a machine, a counter. */
const transferMethods = ["mobile", "internet", "atm", "cdm", "counter"] as const;

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
  const formRef = useRef<HTMLFormElement>(null);
  const forgetTyped = useKeptFields(formRef, "deposit-normal", keptNames, known !== null);
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
  const [bankId, setBankId] = useState(account?.bankId);
  const [method, setMethod] = useState<(typeof transferMethods)[number]>("mobile");
  const [text, setText] = useState(known ? formatBaht(known.amount) : "");
  const [slip, setSlip] = useState(noSlip);
  const [isJudged, setJudged] = useState(false);
  const [problems, setProblems] = useState<ReportProblems>({});
  const [own, setOwn] = useState<OwnProblems>({});
  const { amount, problem } = readAmount(text, { ...offer, isWhole: false }, words.amount);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const { atMs, problems, note } = readReport(form, nowMs, slip, report);
    const from = readOwnAccount(form, bound);
    setJudged(true);
    setProblems(problems);
    const wrong = from.account ? [] : from.wrong;
    setOwn({
      ...(wrong.includes("bank") && { bank: normal.bankChoose }),
      ...(wrong.includes("number") && { number: normal.numberWrong }),
      ...(wrong.includes("name") && { name: normal.nameWrong }),
    });
    focusInvalid(event.currentTarget);
    if (amount === null || atMs === undefined || !from.account || bankId === undefined || slip.isSending)
      return;
    const isSent = await reports.getState().report({
      bankId,
      channel: method,
      channelName: normal.ways[method],
      ...from.account,
      amount,
      depositAt: bangkokIso(atMs),
      ...(note && { note }),
      ...(slip.fileId && { fileId: slip.fileId }),
    });
    if (!isSent) return;
    forgetTyped();
    onSent();
  };

  return (
    <form ref={formRef} className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <AccountChoice
        accounts={offer.accounts}
        legend={normal.step1}
        copyLabel={words.copyAccount}
        banks={banks}
        playAccount={words.playAccount}
        chosen={bankId}
        onChoose={setBankId}
      />
      <section className={styles.step} aria-labelledby="transfer-step">
        <h2 id="transfer-step">{normal.step2}</h2>
        <Choice
          label={normal.how}
          isLabelShown
          name="way"
          layout="row"
          options={transferMethods.map((value) => ({ value, word: normal.ways[value] }))}
          chosen={method}
          onChoose={setMethod}
        />
        <AmountField
          name="amount"
          label={normal.amount}
          hint={fill(normal.hint, { min: moneyText(offer.min), max: moneyText(offer.max) })}
          problem={isJudged ? problem : null}
          text={text}
          onText={setText}
        />
        {ownLimit && ownLimit.left < offer.max ? <ReportedNote own={ownLimit} /> : null}
        <StakeFirst credit="deposit" terms={stakeFirst} amount={amount} />
        <ReportFields words={report} atMs={openedMs} problems={problems} slip={slip} onSlip={setSlip} />
      </section>
      <section className={styles.step} aria-labelledby="own-step">
        <h2 id="own-step">{normal.step3}</h2>
        <OwnAccount words={normal} banks={banks} bound={bound} problems={own} />
        <ErrorMessage code={refusal} />
        <Button type="submit" size="large" isWide isBusy={isSending}>
          {isSending ? normal.sending : normal.submit}
        </Button>
      </section>
    </form>
  );
}
