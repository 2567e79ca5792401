"use client";
import { useEffect } from "react";
import { AmountField } from "@/components/credit/amount-field";
import type { CreditWords } from "@/components/credit/credit-words";
import { useZodForm } from "@/components/form/use-zod-form";
import { Button } from "@/components/ui/controls/button";
import { ErrorMessage } from "@/components/ui/notices/error-message";
import type { BankAccount, Deposit } from "@/lib/contract/deposits";
import { satang } from "@/lib/domain/money/money";
import { useRouter } from "@/lib/i18n/navigation";
import { useStoreInstance } from "@/stores/_core/registry";
import { createDeposits, useDeposits } from "@/stores/deposits";
import { depositPages } from "../deposit-pages";
import { AccountChoice } from "./account-choice";
import { type AmountWords, amountText } from "./amount-problem";
import styles from "./order-form.module.css";

/** Nobody told the bounds: an amount is one that can be written. */
const bounds = { min: satang(100), max: satang(999_999_999_900), isWhole: true };

export interface FastOrderFormProps {
  /** Accounts of the house. */
  accounts: readonly BankAccount[];
  words: {
    fast: Pick<CreditWords["fast"], "step1" | "step2" | "amount" | "submit" | "sending">;
    playAccount: CreditWords["playAccount"];
    amount: AmountWords;
  };
  banks: Readonly<Record<string, string>>;
  onOpened: (deposit: Deposit) => void;
}

/** The account and the amount of a fast deposit, of which no bounds, hours or own limits are told. */
export function FastOrderForm({ accounts, words, banks, onOpened }: FastOrderFormProps) {
  const deposits = useStoreInstance(createDeposits);
  const router = useRouter();
  const isSending = useDeposits((state) => state.doing === "creating");
  const refusal = useDeposits((state) => state.refusal);
  // A refusal of an earlier visit does not apply to this one.
  useEffect(() => deposits.setState({ refusal: null }), [deposits]);
  const form = useZodForm({
    schema: () => import("../order-schema").then(({ orderForm }) => orderForm("fast", bounds)),
    words: (problem) => amountText(problem, bounds, words.amount),
    defaultValues: { bankId: String(accounts[0]?.bankId ?? ""), amount: "" },
    keep: { as: "deposit-fast", names: ["bankId", "amount"] },
    onSubmit: async (order) => {
      const id = await deposits.getState().create(order);
      if (!id) return;
      form.forget();
      const { deposit } = deposits.getState();
      // A request that was live already is another one than the last that is known here: its page reads it.
      if (deposit?.id === id) onOpened(deposit);
      else router.push(`${depositPages.fast.form}?id=${encodeURIComponent(id)}`);
    },
  });
  const { fast } = words;
  return (
    <form {...form.props} className={styles.form} data-steps="2">
      <AccountChoice
        accounts={accounts}
        legend={fast.step1}
        banks={banks}
        playAccount={words.playAccount}
        chosen={form.watch("bankId")}
      />
      <section className={styles.amount} aria-labelledby="amount-step">
        <h2 id="amount-step">{fast.step2}</h2>
        <AmountField form={form} label={fast.amount} />
      </section>
      <div className={styles.send}>
        <div className={styles.refusal}>
          <ErrorMessage code={form.refusal?.code ?? refusal} />
        </div>
        <Button type="submit" size="large" isWide isBusy={isSending || form.isSubmitting}>
          {isSending ? fast.sending : fast.submit}
        </Button>
      </div>
    </form>
  );
}
