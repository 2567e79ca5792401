"use client";
import { type FormEvent, lazy, Suspense, useEffect, useRef, useState } from "react";
import { useZodForm } from "@/components/form/use-zod-form";
import { Button } from "@/components/ui/controls/button";
import { focusField } from "@/components/ui/hooks/focus";
import type { FaultCode } from "@/lib/contract/fault";
import type { PhoneCountry } from "@/lib/domain/members/phone";
import { fill } from "@/lib/i18n/fill";
import { useLocale } from "@/lib/i18n/navigation";
import { useStoreInstance } from "@/stores/_core/registry";
import { createAffiliate } from "@/stores/affiliate";
import { type SignupRefusal, useEntry } from "@/stores/entry";
import { createCaptcha } from "@/stores/page/captcha";
import { Field } from "../field";
import styles from "../form.module.css";
import { NewPasswordField, type PinRuleWords } from "../new-password-field";
import { PasswordField } from "../password-field";
import { PhoneField } from "../phone-field";
import { useReady } from "../use-ready";
import { Consent } from "./consent";
import { type RegisterField, registerFields, registerSteps, stepOf } from "./register-steps";
import type { Problem } from "./registration";
import { TermsSheet, type TermsWords } from "./terms-sheet";
import { useRegisterStep } from "./use-register-step";

type Hint = "userNameHint" | "phoneNumberHint" | "nameHint";

export interface RegisterWords {
  fields: Record<RegisterField | Hint | "showPassword" | "hidePassword", string>;
  errors: Record<Problem | "summary", string>;
  pinRules: PinRuleWords;
  account: string;
  person: string;
  /** "Step {step} of 2" */
  step: string;
  next: string;
  previous: string;
  submit: string;
  sending: string;
  terms: TermsWords;
}

interface RegisterFormProps {
  words: RegisterWords;
  /** The page after the registration, language prefix included. */
  landing: string;
  /** Country by which national phone numbers are parsed first. */
  homeCountry: PhoneCountry;
  slug?: string;
  employeeSlug?: string;
  /** The newcomer's e-mail from LINE; editable. */
  email?: string;
  /** The captcha's public key, where one is configured. */
  captchaKey?: string;
}

/** Renders nothing when the chunk fails to load; the form then reports `captcha-failed`. */
const CaptchaBox = lazy(() => import("../captcha-box").catch(() => ({ default: () => null })));

/** Kept over a reload: all but the PIN, and the two consents, which are given at the end. */
const keptNames: readonly RegisterField[] = ["phoneNumber", "userName", "firstName", "lastName", "email"];

type Problems = Readonly<Record<string, string>>;

/** What stands above the form where its code could not be loaded or failed. */
const refusalOf = (code: FaultCode): SignupRefusal =>
  code === "network-lost" ? "network-lost" : "default-error";

/** A refusal about one box is shown at that box. */
const placeOf: Partial<Record<SignupRefusal, RegisterField>> = {
  "username-taken": "userName",
  "phone-taken": "phoneNumber",
  "password-too-weak": "password",
};

/**
 * Opens an account in two steps: how to log in, then who it is. Both are one form, so nothing typed is lost between
 * them; a refusal about a box of the first step leads back to it.
 */
export function RegisterForm(props: RegisterFormProps) {
  const { words, landing, homeCountry, slug, employeeSlug, email, captchaKey } = props;
  const locale = useLocale();
  const captcha = useStoreInstance(createCaptcha).getState();
  const [isTouched, setTouched] = useState(false);
  const affiliate = useStoreInstance(createAffiliate);
  const sending = useEntry((entry) => entry.sending);
  const signUp = useEntry((entry) => entry.signUp);
  const ready = useReady();
  const [alarm, setAlarm] = useState<SignupRefusal | "summary" | null>(null);
  /** Those of the last submission: the summary loses what is corrected, and gains nothing while it is read aloud. */
  const [listed, setListed] = useState<Problems>({});
  const form = useZodForm({
    schema: () => import("./registration").then(({ registration }) => registration(homeCountry)),
    words: words.errors,
    defaultValues: { email: email ?? "" },
    validatesOnBlur: true,
    keep: { as: "register", names: keptNames },
    onInvalid: (problems) => summarise(problems),
    onSubmit: async (newcomer) => {
      if (sending) return;
      const answer = captchaKey ? () => captcha.answer(captchaKey) : undefined;
      const refused = await signUp(newcomer, affiliate.getState(), answer);
      // A full page load: pages prefetched for a guest must not be shown to a member.
      if (!refused) {
        form.forget();
        location.assign(landing);
        return;
      }
      const place = placeOf[refused];
      if (!place) {
        setAlarm(refused);
        return;
      }
      show(stepOf(place));
      setReturned(stepOf(place) === "account");
      form.setError(place, refused);
      summarise({ [place]: refused });
    },
  });
  const { ref } = form;
  const { step, show } = useRegisterStep(ref);
  const left = Object.fromEntries(Object.entries(listed).filter(([field]) => field in form.problems));
  const isListed = alarm === "summary" && Object.keys(left).length > 0;
  const said = form.refusal ? refusalOf(form.refusal.code) : alarm === "summary" ? null : alarm;

  /** A refusal about the first step led back to it: the second one is done, and its button sends at once. */
  const [isReturned, setReturned] = useState(false);
  const notice = useRef<HTMLDivElement>(null);

  // The button is far below on a phone; with an error the focus goes to the box instead.
  useEffect(() => {
    if (said) notice.current?.scrollIntoView({ block: "center" });
  }, [said]);

  useEffect(() => affiliate.getState().arrive({ slug, employeeSlug }), [affiliate, slug, employeeSlug]);

  function summarise(problems: Problems) {
    const wrong = registerFields.find((field) => problems[field]);
    if (wrong && stepOf(wrong) !== step) show(stepOf(wrong));
    setListed(problems);
    setAlarm("summary");
  }

  async function next() {
    if (!(await form.validate(registerSteps.account))) return;
    show("person");
    focusField(ref.current, registerSteps.person[0]);
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    setAlarm(null);
    if (step === "person" || isReturned) return form.props.onSubmit(event);
    event.preventDefault();
    void next();
  }

  const text = (name: RegisterField) => ({
    ...form.register(name),
    label: words.fields[name],
    required: true,
  });
  const tick = (name: RegisterField) => ({ name, label: words.fields[name], error: form.errors[name] });
  const isBusy = sending || form.isSubmitting;
  const plain = { autoCapitalize: "none", autoCorrect: "off", spellCheck: false } as const;

  return (
    <form
      {...form.props}
      className={styles.form}
      onSubmit={submit}
      onFocus={(event) => {
        setTouched(true);
        form.props.onFocus(event);
      }}
    >
      <div ref={notice} role="alert" className={styles.refusal}>
        {said ? <p>{words.errors[said]}</p> : null}
        {isListed && !said ? (
          <>
            <p>{words.errors.summary}</p>
            <ProblemLinks problems={left} words={words} />
          </>
        ) : null}
      </div>
      <fieldset className={styles.group} hidden={step !== "account"}>
        <legend className={styles.legend}>
          {words.account} <small>{fill(words.step, { step: 1 })}</small>
        </legend>
        <PhoneField {...text("phoneNumber")} hint={words.fields.phoneNumberHint} inputMode="tel" />
        <Field
          {...text("userName")}
          {...plain}
          hint={brokenRules.includes(form.problems.userName) ? undefined : words.fields.userNameHint}
          // User names are lower case: the box shows the name as it will be stored.
          onBlur={({ currentTarget: box }) => {
            const small = box.value.toLowerCase();
            if (small !== box.value) box.value = small;
          }}
          autoComplete="username"
          maxLength={64}
        />
        <NewPasswordField {...text("password")} rules={words.pinRules} words={words.fields} />
        <PasswordField {...text("confirmPassword")} words={words.fields} autoComplete="new-password" />
        <Button type={ready ? "submit" : "button"} size="large" isWide isBusy={isReturned && isBusy}>
          {!isReturned ? words.next : isBusy ? words.sending : words.submit}
        </Button>
      </fieldset>
      <fieldset className={styles.group} hidden={step !== "person"}>
        <legend className={styles.legend}>
          {words.person} <small>{fill(words.step, { step: 2 })}</small>
        </legend>
        <div className={styles.pair}>
          <Field {...text("firstName")} hint={words.fields.nameHint} autoComplete="given-name" />
          <Field {...text("lastName")} hint={words.fields.nameHint} autoComplete="family-name" />
        </div>
        <Field {...text("email")} {...plain} type="email" inputMode="email" autoComplete="email" />
        <div>
          <Consent {...tick("age")} />
          <Consent {...tick("terms")}>
            <TermsSheet words={words.terms} />
          </Consent>
        </div>
        <Button type={ready ? "submit" : "button"} size="large" isWide isBusy={isBusy}>
          {isBusy ? words.sending : words.submit}
        </Button>
        <Button look="plain" isWide onClick={() => history.back()}>
          {words.previous}
        </Button>
      </fieldset>
      {captchaKey && isTouched && captcha.needsVendor(captchaKey) && (
        <Suspense>
          <CaptchaBox siteKey={captchaKey} language={locale} />
        </Suspense>
      )}
    </form>
  );
}

/** Their errors say the rules: with the hint these would stand there twice. */
const brokenRules: readonly (string | undefined)[] = [
  "username-space",
  "username-sign",
  "username-letters",
  "username-too-short",
  "username-too-long",
  "username-repeats",
];

/** Links from the summary to each box with an error, which says there what is wrong. */
function ProblemLinks({ problems, words }: { problems: Problems; words: RegisterWords }) {
  const wrong = registerFields.filter((field) => problems[field]);
  return (
    <ul className={styles.wrong}>
      {wrong.map((field) => (
        <li key={field}>
          <a href={`#${field}`}>{words.fields[field]}</a>
        </li>
      ))}
    </ul>
  );
}
