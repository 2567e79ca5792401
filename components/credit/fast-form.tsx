"use client";
import { type FormEvent, useEffect, useState } from "react";
import { OwnNote } from "@/components/limits/own-line";
import { Button } from "@/components/ui/button";
import { FaultLine } from "@/components/ui/fault-line";
import { moneyText } from "@/components/ui/money";
import type { ChannelOffer } from "@/lib/contract/deposits";
import type { Satang } from "@/lib/domain/money";
import { fill } from "@/lib/i18n/fill";
import { useRouter } from "@/lib/i18n/navigation";
import { createDeposits, useDeposits } from "@/stores/deposits";
import { useShelved } from "@/stores/shelved";
import { AccountChoice } from "./account-choice";
import { AmountField } from "./amount-field";
import type { CreditWords } from "./credit-words";
import styles from "./fast-form.module.css";

interface FastFormProps {
  offer: Pick<ChannelOffer, "accounts" | "min" | "max">;
  words: CreditWords["fast"];
  banks: Readonly<Record<string, string>>;
}

/** Which account, how much; then the upstream reserves the exact total and the queue takes over. */
export function FastForm({ offer, words, banks }: FastFormProps) {
  const deposits = useShelved(createDeposits);
  const router = useRouter();
  const isSending = useDeposits((state) => state.doing === "creating");
  const refusal = useDeposits((state) => state.refusal);
  const own = useDeposits((state) => state.own);
  const [bankId, setBankId] = useState(offer.accounts[0]?.bankId);
  const [amount, setAmount] = useState<Satang | null>(null);
  const [isJudged, setJudged] = useState(false);
  // What was refused on an earlier visit says nothing about this one.
  useEffect(() => deposits.setState({ refusal: null }), [deposits]);
  const problem = problemOf(amount, offer, words);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setJudged(true);
    if (problem !== null || amount === null || bankId === undefined) return;
    if (await deposits.getState().create(bankId, amount)) router.push("/credit/deposit/fast/queue");
  };

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <AccountChoice
        accounts={offer.accounts}
        words={words}
        banks={banks}
        chosen={bankId}
        onChoose={setBankId}
      />
      <section className={styles.amount} aria-labelledby="amount-step">
        <h2 id="amount-step">{words.step2}</h2>
        <AmountField
          label={words.amount}
          chipsLabel={words.chips}
          hint={fill(words.hint, { min: moneyText(offer.min), max: moneyText(offer.max) })}
          problem={isJudged ? problem : null}
          amount={amount}
          onAmount={setAmount}
        />
        {amount !== null && problem === null ? (
          <p className={styles.summary}>{fill(words.summary, { amount: moneyText(amount) })}</p>
        ) : null}
        <FaultLine code={refusal} />
        {own && own.code === refusal ? <OwnNote own={own} /> : null}
        <Button type="submit" size="large" isWide isBusy={isSending}>
          {isSending ? words.sending : words.submit}
        </Button>
      </section>
    </form>
  );
}

function problemOf(amount: Satang | null, { min, max }: FastFormProps["offer"], words: CreditWords["fast"]) {
  if (amount === null) return words.required;
  if (amount < min) return fill(words.tooLow, { min: moneyText(min) });
  return amount > max ? fill(words.tooHigh, { max: moneyText(max) }) : null;
}
