"use client";
import { type FormEvent, useState } from "react";
import { AmountField } from "@/components/credit/amount-field";
import { Button } from "@/components/ui/button";
import { moneyText } from "@/components/ui/money";
import type { UserBank } from "@/lib/contract/banks";
import { type Satang, satang, subtractSatang } from "@/lib/domain/money";
import { readCurrency, typedFrom } from "@/lib/domain/typed-amount";
import {
  refuseWithdrawal,
  WITHDRAWS_A_DAY,
  type WithdrawnToday,
  withdrawMaxDay,
  withdrawMaxEach,
  withdrawMin,
} from "@/lib/domain/withdrawal";
import { mostToWithdraw } from "@/lib/domain/withdrawn-today";
import { fill } from "@/lib/i18n/fill";
import { useStoreInstance } from "@/stores/_core/registry";
import { useCredit } from "@/stores/credit";
import { createPin } from "@/stores/pin";
import { createWithdraws } from "@/stores/withdraws";
import { WithdrawAccounts } from "./withdraw-accounts";
import { WithdrawConfirm } from "./withdraw-confirm";
import styles from "./withdraw-form.module.css";
import type { ForeseenWords, WithdrawWords } from "./withdraw-words";

interface WithdrawFormProps {
  accounts: readonly UserBank[];
  banks: Readonly<Record<string, string>>;
  words: WithdrawWords;
  foreseen: ForeseenWords;
  today: WithdrawnToday;
  onSent: () => void;
}

/** Account and amount; then the confirmation, the PIN, and the request. */
export function WithdrawForm({ accounts, banks, words, foreseen, today, onSent }: WithdrawFormProps) {
  const withdraws = useStoreInstance(createWithdraws);
  const pin = useStoreInstance(createPin);
  const cash = useCredit((credit) => credit.cash);
  const [chosen, setChosen] = useState(accounts[0]?.bankId);
  const [text, setText] = useState("");
  const [isJudged, setJudged] = useState(false);
  const [isReviewing, setReviewing] = useState(false);
  const account = accounts.find(({ bankId }) => bankId === chosen) ?? accounts[0];
  const amount = readCurrency(text);
  const problem = problemOf(text, { cash, today, words: words.form, foreseen });
  const most = cash === null ? satang(0) : mostToWithdraw(cash, today);

  const review = (event: FormEvent) => {
    event.preventDefault();
    setJudged(true);
    if (problem === null && account) setReviewing(true);
  };
  const back = () => {
    withdraws.getState().dismiss();
    setReviewing(false);
  };
  const send = async () => {
    if (!account || amount === null) return;
    const act = { bankId: account.bankId, amount };
    if (await withdraws.getState().send(act, pin.getState().confirmed)) onSent();
  };

  return (
    <form className={styles.form} onSubmit={review} noValidate>
      <WithdrawAccounts
        accounts={accounts}
        banks={banks}
        words={words.form}
        chosen={account?.bankId}
        onChoose={setChosen}
      />
      <AmountField
        label={words.form.amount}
        hint={fill(words.form.hint, {
          min: moneyText(withdrawMin),
          max: moneyText(withdrawMaxEach),
          day: moneyText(withdrawMaxDay),
          count: WITHDRAWS_A_DAY,
        })}
        problem={isJudged ? problem : null}
        text={text}
        onText={setText}
        beside={
          <Button
            look="quiet"
            className={styles.all}
            disabled={most === 0}
            aria-label={fill(words.form.allHint, { amount: moneyText(most) })}
            onClick={() => setText(typedFrom(most))}
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
  if (refusal === "amount-out-of-range") return fill(words.tooLow, { min: moneyText(withdrawMin) });
  if (refusal) return foreseen[refusal];
  if (cash === null || amount <= cash) return null;
  return fill(words.short, { amount: moneyText(subtractSatang(amount, cash)) });
}
