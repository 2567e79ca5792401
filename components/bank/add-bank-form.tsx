"use client";
import { useEffect } from "react";
import { useZodForm } from "@/components/form/use-zod-form";
import { Field } from "@/components/member/field";
import { Button } from "@/components/ui/controls/button";
import type { Bank } from "@/lib/contract/banks";
import { fill } from "@/lib/i18n/fill";
import { useRouter } from "@/lib/i18n/navigation";
import { useStoreInstance } from "@/stores/_core/registry";
import { createBanks, useBanks } from "@/stores/banks";
import { createPin } from "@/stores/pin";
import { createSnackbar } from "@/stores/snackbar";
import { AccountNumberField, lengthText } from "./account-number-field";
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
  const store = useStoreInstance(createBanks);
  const pin = useStoreInstance(createPin);
  const snackbar = useStoreInstance(createSnackbar);
  const router = useRouter();
  const isAdding = useBanks((state) => state.isAdding);
  const refusal = useBanks((state) => state.refusal);
  // A refusal of an earlier visit does not apply to this one.
  useEffect(() => store.getState().open(null), [store]);

  const isNameless = holder.trim() === "";
  const bankOf = (bankCode: string) => banks.find((one) => one.bankCode === bankCode);
  const { bankRequired, numberRequired, numberWrong, nameRequired } = words;
  const texts = { bankRequired, numberRequired, numberWrong, nameRequired };
  const form = useZodForm({
    schema: () => import("./bank-schema").then(({ addBankForm }) => addBankForm(banks)),
    words: (problem, _, typed) => {
      const text = new Map(Object.entries(texts)).get(problem);
      const chosen = bankOf(typed("bankCode"));
      return text && fill(text, { digits: chosen ? lengthText(chosen, words) : "" });
    },
    keep: { as: "bank-account", names: keptNames },
    onSubmit: async ({ account, name }) => {
      if (!(await store.getState().add(account, pin.getState().confirmed, name))) return;
      form.forget();
      snackbar
        .getState()
        .showMessage({ text: words.added, color: "success", timeout: 6000, afterMove: true });
      router.push("/bank/status");
      router.refresh();
    },
  });
  const bank = bankOf(form.watch("bankCode"));
  const isBusy = isAdding || form.isSubmitting;

  return (
    <form {...form.props} className={styles.form}>
      <BankChoice
        banks={banks}
        names={names}
        words={words}
        home={home}
        chosen={form.watch("bankCode")}
        problem={form.errors.bankCode}
      />
      <div className={styles.fields}>
        <AccountNumberField bank={bank} form={form} words={words} />
        {isNameless ? (
          <Field
            {...form.register("holder")}
            label={words.nameNew}
            hint={words.nameNewHint}
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
        <BankRefusalLine refusal={form.refusal ? { code: form.refusal.code, message: null } : refusal} />
        <Button type="submit" size="large" isWide isBusy={isBusy}>
          {isBusy ? words.sending : words.submit}
        </Button>
      </div>
    </form>
  );
}
