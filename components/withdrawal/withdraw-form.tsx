"use client";
import { useState } from "react";
import { BankBadge } from "@/components/bank/bank-badge";
import { MaskedNumber } from "@/components/bank/masked-number";
import { AmountField } from "@/components/credit/amount-field";
import { bankName } from "@/components/credit/credit-words";
import { useZodForm } from "@/components/form/use-zod-form";
import { Button } from "@/components/ui/controls/button";
import { moneyText } from "@/components/ui/money";
import type { UserBank } from "@/lib/contract/banks";
import { satang, subtractSatang } from "@/lib/domain/money/money";
import { readCurrency, typedFrom } from "@/lib/domain/money/typed-amount";
import {
  WITHDRAWS_A_DAY,
  type WithdrawnToday,
  withdrawMaxDay,
  withdrawMaxEach,
  withdrawMin,
} from "@/lib/domain/withdrawals/withdrawal";
import { leftToday, mostToWithdraw } from "@/lib/domain/withdrawals/withdrawal-limits";
import { fill } from "@/lib/i18n/fill";
import { Link } from "@/lib/i18n/navigation";
import { useStoreInstance } from "@/stores/_core/registry";
import { useCredit } from "@/stores/credit";
import { createPin } from "@/stores/pin";
import { createWithdraws } from "@/stores/withdraws";
import type { WithdrawAction } from "@/stores/withdraws/submit";
import { WithdrawConfirm } from "./withdraw-confirm";
import { type Judged, withdrawProblem } from "./withdraw-problem";
import styles from "./withdraw-screen.module.css";
import { type ForeseenWords, limitText, type WithdrawWords } from "./withdraw-words";

interface WithdrawFormProps {
  accounts: readonly UserBank[];
  banks: Readonly<Record<string, string>>;
  words: WithdrawWords;
  foreseen: ForeseenWords;
  today: WithdrawnToday;
  /** Something is still to be done before: it shows the bounds, takes an amount, and can't be sent. */
  isClosed?: boolean;
  onSent: () => void;
}

/** Kept over a reload until the request is made. */
const keptNames = ["bankId", "amount"];

/** Account and amount; then the confirmation, the PIN, and the request. */
export function WithdrawForm(props: WithdrawFormProps) {
  const { accounts, banks, words, foreseen, today, isClosed = false, onSent } = props;
  const withdraws = useStoreInstance(createWithdraws);
  const pin = useStoreInstance(createPin);
  const cash = useCredit((credit) => credit.cash);
  /** What is asked for and not confirmed yet. */
  const [asked, setAsked] = useState<WithdrawAction | null>(null);
  const form = useZodForm({
    schema: () => import("./withdraw-schema").then(({ withdrawForm }) => withdrawForm({ cash, today })),
    words: (problem, _, typed) =>
      problemText(problem, typed("amount"), { cash, today, words: words.form, foreseen }),
    defaultValues: { bankId: String(accounts[0]?.bankId ?? "") },
    keep: { as: "withdraw", names: keptNames },
    onSubmit: (act) => setAsked(act),
  });
  const account = accounts.find(({ bankId }) => bankId === asked?.bankId);
  const text = form.watch("amount");
  const amount = withdrawProblem(text, { cash, today }) === null ? readCurrency(text) : null;
  const most = cash === null ? satang(0) : mostToWithdraw(cash, today);

  const back = () => {
    withdraws.getState().dismiss();
    setAsked(null);
  };
  const send = async (act: WithdrawAction) => {
    if (!(await withdraws.getState().send(act, pin.getState().confirmed))) return;
    form.forget();
    onSent();
  };

  return (
    <form {...form.props} className={styles.form}>
      {accounts.length > 0 ? (
        <WithdrawAccounts
          accounts={accounts}
          banks={banks}
          words={words.form}
          chosen={form.watch("bankId")}
        />
      ) : null}
      <AmountField
        form={form}
        label={words.form.amount}
        hint={fill(words.form.hint, {
          min: limitText(withdrawMin),
          max: limitText(withdrawMaxEach),
          day: limitText(withdrawMaxDay),
          count: WITHDRAWS_A_DAY,
        })}
        beside={
          <Button
            look="quiet"
            className={styles.all}
            disabled={most === 0}
            aria-label={fill(words.form.allHint, { amount: moneyText(most) })}
            onClick={() => form.setValue("amount", typedFrom(most))}
          >
            {words.form.all}
          </Button>
        }
      />
      {amount !== null && cash !== null ? (
        <p className={styles.remains}>
          {fill(words.form.remains, { amount: moneyText(subtractSatang(cash, amount)) })}
        </p>
      ) : null}
      <Button type="submit" size="large" isWide disabled={isClosed} isBusy={form.isSubmitting}>
        {words.form.submit}
      </Button>
      {asked && account ? (
        <WithdrawConfirm
          account={account}
          banks={banks}
          amount={asked.amount}
          words={words}
          onBack={back}
          onSend={() => void send(asked)}
        />
      ) : null}
    </form>
  );
}

interface WithdrawAccountsProps {
  accounts: readonly UserBank[];
  banks: Readonly<Record<string, string>>;
  words: WithdrawWords["form"];
  /** The bankId of the chosen one, as its form watches it. */
  chosen: string;
}

/** The member's own accounts; one of them receives the money. */
function WithdrawAccounts({ accounts, banks, words, chosen }: WithdrawAccountsProps) {
  return (
    <div className={styles.accounts}>
      <fieldset>
        <legend>{words.account}</legend>
        {accounts.map(({ bankId, bankCode, accountNumber, name }) => (
          <label key={bankId} className={styles.account}>
            <input type="radio" name="bankId" value={bankId} checked={chosen === String(bankId)} readOnly />
            <BankBadge bankCode={bankCode} />
            <span className={styles.text}>
              <strong>{bankName(banks, bankCode)}</strong>
              <MaskedNumber accountNumber={accountNumber} endsIn={words.endsIn} />
              <span className={styles.name}>{name}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <Link href="/bank/status" prefetch={false}>
        {words.banks}
      </Link>
    </div>
  );
}

interface Said extends Judged {
  words: WithdrawWords["form"];
  foreseen: ForeseenWords;
}

/** An error of the amount in words, with the figures that it is about. */
function problemText(problem: string, text: string, { cash, today, words, foreseen }: Said) {
  const amount = readCurrency(text);
  if (problem === "required") return words.required;
  if (problem === "amount-out-of-range") return fill(words.tooLow, { min: limitText(withdrawMin) });
  if (problem === "short")
    return cash === null || amount === null || amount <= cash
      ? null
      : fill(words.short, { cash: moneyText(cash), amount: moneyText(subtractSatang(amount, cash)) });
  if (!isForeseen(problem, foreseen)) return null;
  // No deposit would make this amount possible, so its limit comes first; a lower balance is said with it, as who
  // keeps to the limit alone would be refused again.
  const most = Math.min(withdrawMaxEach, leftToday(today).amount);
  return problem !== "currency-malformed" && cash !== null && cash < most
    ? `${foreseen[problem]} ${fill(words.have, { cash: moneyText(cash) })}`
    : foreseen[problem];
}

const isForeseen = (problem: string, foreseen: ForeseenWords): problem is keyof ForeseenWords =>
  Object.hasOwn(foreseen, problem);
