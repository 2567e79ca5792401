"use client";
import { type FormEvent, lazy, Suspense, useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { focusField } from "@/components/ui/focus";
import type { PhoneCountry } from "@/lib/domain/members/phone";
import { fill } from "@/lib/i18n/fill";
import { useLocale } from "@/lib/i18n/navigation";
import { useStoreInstance } from "@/stores/_core/registry";
import { createAffiliate } from "@/stores/affiliate";
import { type Newcomer, type SignupRefusal, useEntry } from "@/stores/entry";
import { createCaptcha } from "@/stores/page/captcha";
import { Consent } from "./consent";
import { Field } from "./field";
import styles from "./form.module.css";
import { NewPasswordField } from "./new-password-field";
import { PasswordField } from "./password-field";
import { PhoneField } from "./phone-field";
import type { PinRuleWords } from "./pin-checklist";
import type { Problem, Problems, RegisterCheck } from "./register-check";
import { type RegisterField, registerFields, registerSteps, stepOf } from "./register-steps";
import { TermsSheet, type TermsWords } from "./terms-sheet";
import { useKeptFields } from "./use-kept-fields";
import { useReady } from "./use-ready";
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
const CaptchaBox = lazy(() => import("./captcha-box").catch(() => ({ default: () => null })));

/** Kept over a reload: all but the PIN, and the two consents, which are given at the end. */
const keptNames: readonly RegisterField[] = ["phoneNumber", "userName", "firstName", "lastName", "email"];

/** A refusal about one box is shown at that box. */
const placeOf: Partial<Record<SignupRefusal, RegisterField>> = {
  "username-taken": "userName",
  "phone-taken": "phoneNumber",
  "password-too-weak": "password",
};

/**
 * Opens an account in two steps: how to log in, then who it is. Both are one form, so nothing typed is lost between
 * them; a refusal about a box of the first step leads back to it. The validation is loaded with the first focus and
 * attached to the boxes.
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
  const form = useRef<HTMLFormElement>(null);
  const { step, show } = useRegisterStep(form);
  const forgetTyped = useKeptFields(form, "register", keptNames);
  const loading = useRef<Promise<RegisterCheck> | null>(null);
  const [problems, setProblems] = useState<Problems>({});
  const [alarm, setAlarm] = useState<SignupRefusal | "summary" | null>(null);
  const found = useRef<Problems>({});
  /** Those of the last submission: the summary loses what is corrected, and gains nothing while it is read aloud. */
  const [listed, setListed] = useState<Problems>({});
  const left = Object.fromEntries(Object.entries(listed).filter(([field]) => field in problems));
  const isAlarmed = alarm !== "summary" || Object.keys(left).length > 0;

  /** A refusal about the first step led back to it: the second one is done, and its button sends at once. */
  const [isReturned, setReturned] = useState(false);
  const notice = useRef<HTMLDivElement>(null);

  // The button is far below on a phone; with an error the focus goes to the box instead.
  useEffect(() => {
    if (alarm && alarm !== "summary") notice.current?.scrollIntoView({ block: "center" });
  }, [alarm]);

  useEffect(() => affiliate.getState().arrive({ slug, employeeSlug }), [affiliate, slug, employeeSlug]);

  /** One load at a time; a failed one is repeated at the next focus. */
  function check(): Promise<RegisterCheck> {
    loading.current ??= import("./register-check").then(
      ({ startCheck }) => {
        if (!form.current) throw new Error("the form has gone");
        return startCheck(form.current, homeCountry, (now) => {
          found.current = now;
          setProblems(now);
        });
      },
      (error) => {
        loading.current = null;
        throw error;
      },
    );
    return loading.current;
  }

  async function open(newcomer: Newcomer, checked: RegisterCheck) {
    const answer = captchaKey ? () => captcha.answer(captchaKey) : undefined;
    const refused = await signUp(newcomer, affiliate.getState(), answer);
    // A full page load: pages prefetched for a guest must not be shown to a member.
    if (!refused) {
      forgetTyped();
      return location.assign(landing);
    }
    const place = placeOf[refused];
    if (!place) return setAlarm(refused);
    show(stepOf(place));
    setReturned(stepOf(place) === "account");
    checked.refuse(place, refused);
    summarise();
  }

  function summarise() {
    const wrong = registerFields.find((field) => found.current[field]);
    if (wrong && stepOf(wrong) !== step) {
      show(stepOf(wrong));
      focusField(form.current, wrong);
    }
    setListed(found.current);
    setAlarm("summary");
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (sending) return;
    setAlarm(null);
    try {
      const checked = await check();
      if (step === "account" && !isReturned) {
        const isValid = await checked.validate(registerSteps.account);
        if (!isValid) return summarise();
        show("person");
        return focusField(form.current, registerSteps.person[0]);
      }
      const whole = await checked.submit((newcomer) => open(newcomer, checked));
      if (!whole) summarise();
    } catch {
      setAlarm("network-lost");
    }
  }

  const text = (name: RegisterField) => {
    const problem = problems[name];
    return { name, label: words.fields[name], error: problem && words.errors[problem], required: true };
  };
  const plain = { autoCapitalize: "none", autoCorrect: "off", spellCheck: false } as const;

  return (
    <form
      ref={form}
      method="post"
      noValidate
      className={styles.form}
      onSubmit={submit}
      onFocus={() => {
        setTouched(true);
        void check().catch(() => undefined);
      }}
    >
      <div ref={notice} role="alert" className={styles.refusal}>
        {alarm && isAlarmed && <p>{words.errors[alarm]}</p>}
        {alarm === "summary" && <ProblemLinks problems={left} words={words} />}
      </div>
      <fieldset className={styles.group} hidden={step !== "account"}>
        <legend className={styles.legend}>
          {words.account} <small>{fill(words.step, { step: 1 })}</small>
        </legend>
        <PhoneField {...text("phoneNumber")} hint={words.fields.phoneNumberHint} inputMode="tel" />
        <Field
          {...text("userName")}
          {...plain}
          hint={brokenRules.includes(problems.userName) ? undefined : words.fields.userNameHint}
          autoComplete="username"
          maxLength={64}
        />
        <NewPasswordField {...text("password")} rules={words.pinRules} words={words.fields} />
        <PasswordField {...text("confirmPassword")} words={words.fields} autoComplete="new-password" />
        <Button type={ready ? "submit" : "button"} size="large" isWide isBusy={isReturned && sending}>
          {!isReturned ? words.next : sending ? words.sending : words.submit}
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
        <Field
          {...text("email")}
          {...plain}
          type="email"
          inputMode="email"
          autoComplete="email"
          defaultValue={email}
        />
        <div>
          <Consent {...text("age")} />
          <Consent {...text("terms")}>
            <TermsSheet words={words.terms} />
          </Consent>
        </div>
        <Button type={ready ? "submit" : "button"} size="large" isWide isBusy={sending}>
          {sending ? words.sending : words.submit}
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
const brokenRules: readonly (Problem | undefined)[] = [
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
