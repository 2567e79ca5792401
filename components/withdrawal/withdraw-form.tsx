"use client";
import { type FormEvent, useRef, useState } from "react";
import { AmountField } from "@/components/credit/amount-field";
import { useKeptFields } from "@/components/member/use-kept-fields";
import { Button } from "@/components/ui/button";
import { focusInvalid } from "@/components/ui/focus";
import { moneyText } from "@/components/ui/money";
import type { UserBank } from "@/lib/contract/banks";
import { type Satang, satang, subtractSatang } from "@/lib/domain/money/money";
import { readCurrency, typedFrom } from "@/lib/domain/money/typed-amount";
import {
  refuseWithdrawal,
  WITHDRAWS_A_DAY,
  type WithdrawnToday,
  withdrawMaxDay,
  withdrawMaxEach,
  withdrawMin,
} from "@/lib/domain/withdrawals/withdrawal";
import { leftToday, mostToWithdraw } from "@/lib/domain/withdrawals/withdrawn-today";
import { fill } from "@/lib/i18n/fill";
import { useStoreInstance } from "@/stores/_core/registry";
import { useCredit } from "@/stores/credit";
import { keepFields } from "@/stores/member/kept-fields";
import { createPin } from "@/stores/pin";
import { createWithdraws } from "@/stores/withdraws";
import { WithdrawAccounts } from "./withdraw-accounts";
import { WithdrawConfirm } from "./withdraw-confirm";
import styles from "./withdraw-form.module.css";
import { type ForeseenWords, limitText, type WithdrawWords } from "./withdraw-words";

interface WithdrawFormProps {
  accounts: readonly UserBank[];
  banks: Readonly<Record<string, string>>;
  words: WithdrawWords;
  foreseen: ForeseenWords;
  today: WithdrawnToday;
  onSent: () => void;
}

/** Kept over a reload until the request is made. */
const keptAs = "withdraw";
const keptNames = ["bankId", "amount"];

/** Account and amount; then the confirmation, the PIN, and the request. */
export function WithdrawForm({ accounts, banks, words, foreseen, today, onSent }: WithdrawFormProps) {
  const formRef = useRef<HTMLFormElement>(null);
  const forgetTyped = useKeptFields(formRef, keptAs, keptNames);
  const withdraws = useStoreInstance(createWithdraws);
  const pin = useStoreInstance(createPin);
  const cash = useCredit((credit) => credit.cash);
  const [chosen, setChosen] = useState(accounts[0]?.bankId);
  const [text, setText] = useState("");
  // The button that fills in the most is no event of the box.
  const onText = (typed: string) => {
    if (typed !== text) keepFields(keptAs, { amount: typed });
    setText(typed);
  };
  const [isJudged, setJudged] = useState(false);
  const [isReviewing, setReviewing] = useState(false);
  const account = accounts.find(({ bankId }) => bankId === chosen) ?? accounts[0];
  const amount = readCurrency(text);
  const problem = problemOf(text, { cash, today, words: words.form, foreseen });
  const most = cash === null ? satang(0) : mostToWithdraw(cash, today);

  const review = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setJudged(true);
    if (problem !== null) return focusInvalid(event.currentTarget);
    if (account) setReviewing(true);
  };
  const back = () => {
    withdraws.getState().dismiss();
    setReviewing(false);
  };
  const send = async () => {
    if (!account || amount === null) return;
    const act = { bankId: account.bankId, amount };
    if (!(await withdraws.getState().send(act, pin.getState().confirmed))) return;
    forgetTyped();
    onSent();
  };

  return (
    <form ref={formRef} className={styles.form} onSubmit={review} noValidate>
      <WithdrawAccounts
        accounts={accounts}
        banks={banks}
        words={words.form}
        chosen={account?.bankId}
        onChoose={setChosen}
      />
      <AmountField
        name="amount"
        label={words.form.amount}
        hint={fill(words.form.hint, {
          min: limitText(withdrawMin),
          max: limitText(withdrawMaxEach),
          day: limitText(withdrawMaxDay),
          count: WITHDRAWS_A_DAY,
        })}
        problem={isJudged ? problem : null}
        text={text}
        onText={onText}
        beside={
          <Button
            look="quiet"
            className={styles.all}
            disabled={most === 0}
            aria-label={fill(words.form.allHint, { amount: moneyText(most) })}
            onClick={() => onText(typedFrom(most))}
          >
            {words.form.all}
          </Button>
        }
      />
      {amount !== null && problem === null && cash !== null ? (
        <p className={styles.remains}>
          {fill(words.form.remains, { amount: moneyText(subtractSatang(cash, amount)) })}
        </p>
      ) : null}
      <Button type="submit" size="large" isWide>
        {words.form.submit}
      </Button>
      {isReviewing && account && amount !== null ? (
        <WithdrawConfirm
          account={account}
          banks={banks}
          amount={amount}
          words={words}
          onBack={back}
          onSend={() => void send()}
        />
      ) : null}
    </form>
  );
}

interface Judged {
  /** Null while it is unknown: then only the upstream checks. */
  cash: Satang | null;
  today: WithdrawnToday;
  words: WithdrawWords["form"];
  foreseen: ForeseenWords;
}

/** The first error of an amount, as text; the rule is the upstream's own. */
function problemOf(text: string, { cash, today, words, foreseen }: Judged): string | null {
  if (text.trim() === "") return words.required;
  const amount = readCurrency(text);
  if (amount === null) return foreseen["currency-malformed"];
  const refusal = refuseWithdrawal(amount, today);
  if (refusal === "amount-out-of-range") return fill(words.tooLow, { min: limitText(withdrawMin) });
  const short =
    cash === null || amount <= cash
      ? null
      : fill(words.short, { cash: moneyText(cash), amount: moneyText(subtractSatang(amount, cash)) });
  if (!refusal) return short;
  // No deposit would make this amount possible, so its limit comes first; a lower balance is said with it, as who
  // keeps to the limit alone would be refused again.
  const most = Math.min(withdrawMaxEach, leftToday(today).amount);
  return cash !== null && cash < most
    ? `${foreseen[refusal]} ${fill(words.have, { cash: moneyText(cash) })}`
    : foreseen[refusal];
}
