"use client";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { Field } from "@/components/member/field";
import { useKeptFields } from "@/components/member/use-kept-fields";
import { Button } from "@/components/ui/button";
import { focusInvalid } from "@/components/ui/focus";
import type { Bank } from "@/lib/contract/banks";
import { accountDigits } from "@/lib/domain/banks/banks";
import { useRouter } from "@/lib/i18n/navigation";
import { useStoreInstance } from "@/stores/_core/registry";
import { createBanks, useBanks } from "@/stores/banks";
import { createPin } from "@/stores/pin";
import { createSnackbar } from "@/stores/snackbar";
import { AccountNumberField, numberProblem } from "./account-number-field";
import styles from "./add-bank-form.module.css";
import { BankChoice } from "./bank-choice";
import { BankRefusalLine } from "./bank-refusal-line";
import type { BankWords } from "./bank-words";

interface AddBankFormProps {
  banks: readonly Bank[];
  /** Banks' names in the member's language. */
  names: Readonly<Record<string, string>>;
  /** The member's name on file; empty where there is none yet. */
  holder: string;
  words: BankWords["add"];
  /** Countries whose banks are shown expanded. */
  home: readonly string[];
}

/** Kept over a reload until the account is added. */
const keptNames = ["bankCode", "bankAccountNumber", "holder"];

/** Bank and account number; the account name is the member's own. */
export function AddBankForm({ banks, names, holder, words, home }: AddBankFormProps) {
  const formRef = useRef<HTMLFormElement>(null);
  const forgetTyped = useKeptFields(formRef, "bank-account", keptNames);
  const store = useStoreInstance(createBanks);
  const pin = useStoreInstance(createPin);
  const snackbar = useStoreInstance(createSnackbar);
  const router = useRouter();
  const isAdding = useBanks((state) => state.isAdding);
  const refusal = useBanks((state) => state.refusal);
  const [chosen, setChosen] = useState<string>();
  const [typed, setTyped] = useState("");
  const [name, setName] = useState("");
  const [isJudged, setJudged] = useState(false);
  // A refusal of an earlier visit does not apply to this one.
  useEffect(() => store.getState().open(null), [store]);

  const bank = banks.find(({ bankCode }) => bankCode === chosen);
  const isNameless = holder.trim() === "";
  const problems = {
    bank: bank ? null : words.bankRequired,
    number: numberProblem(bank, typed, words),
    name: isNameless && name.trim().length < 4 ? words.nameRequired : null,
  };
  const shown = isJudged ? problems : { bank: null, number: null, name: null };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setJudged(true);
    focusInvalid(event.currentTarget);
    const digits = accountDigits(typed);
    if (!bank || !digits || Object.values(problems).some((problem) => problem !== null)) return;
    const isAdded = await store
      .getState()
      .add(
        { bankCode: bank.bankCode, bankAccountNumber: digits },
        pin.getState().confirmed,
        isNameless ? name.trim() : undefined,
      );
    if (!isAdded) return;
    forgetTyped();
    snackbar.getState().showMessage({ text: words.added, color: "success", timeout: 6000, afterMove: true });
    router.push("/bank/status");
    router.refresh();
  };

  return (
    <form ref={formRef} className={styles.form} onSubmit={submit} noValidate>
      <BankChoice
        banks={banks}
        names={names}
        words={words}
        home={home}
        chosen={chosen}
        onChoose={setChosen}
        problem={shown.bank}
      />
      <div className={styles.fields}>
        <AccountNumberField
          bank={bank}
          typed={typed}
          onTyped={setTyped}
          words={words}
          problem={shown.number}
        />
        {isNameless ? (
          <Field
            name="holder"
            label={words.nameNew}
            hint={words.nameNewHint}
            error={shown.name ?? undefined}
            value={name}
            onChange={(event) => setName(event.target.value)}
            autoComplete="name"
            maxLength={120}
          />
        ) : (
          <div className={styles.holder}>
            <p className={styles.label}>{words.name}</p>
            <p className={styles.name}>{holder}</p>
            <p className={styles.hint}>{words.nameHint}</p>
          </div>
        )}
        <BankRefusalLine refusal={refusal} />
        <Button type="submit" size="large" isWide isBusy={isAdding}>
          {isAdding ? words.sending : words.submit}
        </Button>
      </div>
    </form>
  );
}
