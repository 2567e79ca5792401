"use client";
import { useEffect } from "react";
import { useZodForm } from "@/components/form/use-zod-form";
import { Field } from "@/components/member/field";
import { Icon } from "@/components/ui/art/icon";
import { Button } from "@/components/ui/controls/button";
import { ErrorMessage } from "@/components/ui/notices/error-message";
import type { Bank } from "@/lib/contract/banks";
import { fill } from "@/lib/i18n/fill";
import { useRouter } from "@/lib/i18n/navigation";
import { useStoreInstance } from "@/stores/_core/registry";
import { type BankRefusal, createBanks, useBanks } from "@/stores/banks";
import { createPin } from "@/stores/pin";
import { createSnackbar } from "@/stores/snackbar";
import { AccountNumberField, lengthText } from "./account-number-field";
import styles from "./add-bank-form.module.css";
import { BankBadge } from "./bank-badge";
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

interface BankChoiceProps {
  banks: readonly Bank[];
  /** Names in the member's language; a bank without one here keeps its own. */
  names: Readonly<Record<string, string>>;
  words: Pick<BankWords["add"], "bank" | "countries" | "more">;
  /** Countries whose banks are shown expanded. */
  home: readonly string[];
  /** The bankCode of the chosen one, as its form watches it. */
  chosen: string;
  problem: string | undefined;
}

type Country = keyof BankWords["add"]["countries"];

/** Banks of a country that are shown at once, the most usual first; a country with few more shows all. */
const USUAL = 6;
const FEW_MORE = 2;

/** The banks to choose from, by country: the usual ones, and the others behind a line. */
function BankChoice({ banks, names, words, home, chosen, problem }: BankChoiceProps) {
  const countries = [...new Set(banks.map(countryOf))];
  const tiles = (some: readonly Bank[]) => (
    <div className={styles.tiles}>
      {some.map(({ bankCode, name }) => (
        <label key={bankCode} className={styles.tile}>
          <input
            className="visually-hidden"
            type="radio"
            name="bankCode"
            value={bankCode}
            checked={chosen === bankCode}
            readOnly
          />
          <BankBadge bankCode={bankCode} />
          <span>{names[bankCode] ?? name}</span>
        </label>
      ))}
    </div>
  );
  return (
    <fieldset
      className={styles.choice}
      aria-describedby="bank-problem"
      data-refused={problem ? "" : undefined}
    >
      <legend>{words.bank}</legend>
      <p id="bank-problem" className={styles.problem} aria-live="polite">
        {problem}
      </p>
      {countries.map((country) => {
        const own = banks.filter((bank) => countryOf(bank) === country);
        const usual = own.length > USUAL + FEW_MORE ? own.slice(0, USUAL) : own;
        const others = own.slice(usual.length);
        return (
          <details key={country} open={countries.length === 1 || home.includes(country)}>
            <summary>{words.countries[country]}</summary>
            {tiles(usual)}
            {others.length > 0 ? (
              <details>
                <summary>{fill(words.more, { count: others.length })}</summary>
                {tiles(others)}
              </details>
            ) : null}
          </details>
        );
      })}
    </fieldset>
  );
}

/** Why an account was refused: the server's own message, else the message of the fault code. */
function BankRefusalLine({ refusal }: { refusal: BankRefusal | null }) {
  const message = refusal?.message ?? null;
  return (
    <>
      <div role="alert">
        {message ? (
          <p className={styles.message}>
            <Icon name="alert" size={20} />
            {message}
          </p>
        ) : null}
      </div>
      <ErrorMessage code={refusal && message === null ? refusal.code : null} />
    </>
  );
}

const countryOf = ({ country }: Bank): Country => country ?? "other";
