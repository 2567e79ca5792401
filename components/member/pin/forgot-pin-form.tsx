"use client";
import { type ReactNode, useEffect, useState } from "react";
import { useZodForm } from "@/components/form/use-zod-form";
import { Icon } from "@/components/ui/art/icon";
import { Button, ButtonLink } from "@/components/ui/controls/button";
import { ErrorMessage } from "@/components/ui/notices/error-message";
import type { PhoneCountry } from "@/lib/domain/members/phone";
import { fill } from "@/lib/i18n/fill";
import type pin from "@/locales/th/pin.json";
import { useStoreInstance } from "@/stores/_core/registry";
import { createForgotPin, useForgotPin } from "@/stores/pin/forgot";
import { Field } from "../field";
import form from "../form.module.css";
import { RefusalWait } from "../login/refusal-wait";
import { PhoneField } from "../phone-field";
import { useCaptcha } from "../use-captcha";
import { useReady } from "../use-ready";
import { CodeStep, type CodeWords } from "./code-step";
import { NewPinFields, OwnName } from "./new-pin-fields";
import type { PinFormWords } from "./pin-words";

interface ForgotPinFormProps {
  words: ForgotPinWords;
  /** Country by which national phone numbers are parsed first. */
  homeCountry: PhoneCountry;
  /** The login page, language prefix included. */
  loginHref: string;
  /** The captcha's public key, where one is configured. */
  captchaKey?: string;
}

const steps = { who: 1, code: 2 } as const;

/** Messages of the form for a forgotten PIN. */
interface ForgotPinWords extends PinFormWords {
  forgot: typeof pin.forgot;
  code: CodeWords;
  userName: string;
  phoneNumber: string;
  phoneNumberHint: string;
}

/**
 * Resets the PIN: the member, then the code from their phone with the new PIN. Both are checked at once, so they stand
 * on one page: a wrong code is said beside it, and the PIN stays typed.
 */
export function ForgotPinForm({ words, homeCountry, loginHref, captchaKey }: ForgotPinFormProps) {
  const store = useStoreInstance(createForgotPin);
  const { step, userName, sent, code, isBusy, refusal, isOfPin, mayHold } = useForgotPin((state) => state);
  const [isTouched, setTouched] = useState(false);
  const captcha = useCaptcha(captchaKey);
  const { forgot, code: codeWords } = words;
  useEffect(() => store.getState().recall(), [store]);
  const pinForm = useZodForm({
    schema: () => import("../new-pin-schema").then(({ resetPinForm }) => resetPinForm),
    words: { ...words.errors, "code-incomplete": codeWords.incomplete },
    validatesOnBlur: true,
    onSubmit: ({ newPassword }) => store.getState().set(newPassword),
  });

  if (step === "done") {
    return (
      <div role="status" className={form.form}>
        <h2 className={form.good}>
          <Icon name="check" />
          {forgot.doneTitle}
        </h2>
        <p>{forgot.doneText}</p>
        <ButtonLink isHard isWide size="large" href={loginHref}>
          {forgot.login}
        </ButtonLink>
      </div>
    );
  }
  const title = { who: forgot.who, code: forgot.codeAndPin }[step];
  const head = (
    <div>
      <p className={form.hint}>{fill(forgot.step, { step: steps[step] })}</p>
      <h2>{title}</h2>
    </div>
  );
  if (step === "who" || !sent) {
    return (
      <>
        <ForgotPinWho
          head={head}
          words={words}
          homeCountry={homeCountry}
          captcha={captcha.answer}
          onTouch={() => setTouched(true)}
        />
        {isTouched ? captcha.box : null}
      </>
    );
  }

  const ofCode = isOfPin || mayHold ? null : refusal;
  const ofPin = isOfPin ? refusal : pinForm.refusal;

  return (
    <form {...pinForm.props} className={form.form}>
      {head}
      {mayHold ? (
        <p role="alert" className={form.refusal}>
          {forgot.maybe}
        </p>
      ) : null}
      <CodeStep
        sent={sent}
        sentText={fill(forgot.sentTo, { phone: sent.phoneNumber })}
        code={code}
        refusal={ofCode}
        isBusy={isBusy}
        error={pinForm.errors.otpCode}
        words={codeWords}
        onChange={(typed) => store.getState().type(typed)}
        onResend={() => store.getState().resend(captcha.answer)}
      />
      <OwnName userName={userName} />
      <NewPinFields words={words} register={pinForm.register} />
      <div className={form.said}>
        <ErrorMessage code={ofPin?.code ?? null} />
        <RefusalWait untilMs={isOfPin ? refusal?.untilMs : undefined} text={codeWords.waitFor} />
      </div>
      {forgot.newPinText ? <p className={form.hint}>{forgot.newPinText}</p> : null}
      <Button type="submit" size="large" isWide isBusy={isBusy || pinForm.isSubmitting}>
        {isBusy ? forgot.setting : forgot.set}
      </Button>
      <button type="button" className={form.textButton} onClick={() => store.getState().startOver()}>
        {forgot.startOver}
      </button>
      {captcha.box}
    </form>
  );
}

interface ForgotPinWhoProps {
  head: ReactNode;
  words: ForgotPinWords;
  homeCountry: PhoneCountry;
  /** The captcha, where one is required. */
  captcha: (() => Promise<string>) | undefined;
  /** The first input was made. */
  onTouch: () => void;
}

/** The first step: the user name and the phone number of the signup. */
function ForgotPinWho({ head, words, homeCountry, captcha, onTouch }: ForgotPinWhoProps) {
  const { isBusy, refusal, ask, userName, sent } = useForgotPin((state) => state);
  const whoForm = useZodForm({
    schema: () => import("../new-pin-schema").then(({ forgotWhoForm }) => forgotWhoForm(homeCountry)),
    words: words.errors,
    defaultValues: { userName, phoneNumber: sent?.phoneNumber ?? "" },
    onSubmit: (who) => ask(who.userName, who.phoneNumber, captcha),
  });
  const isReady = useReady();

  return (
    <form
      {...whoForm.props}
      className={form.form}
      onFocus={(event) => {
        onTouch();
        whoForm.props.onFocus(event);
      }}
    >
      {head}
      <div className={form.said}>
        <ErrorMessage code={whoForm.refusal?.code ?? refusal?.code ?? null} />
        <RefusalWait untilMs={refusal?.untilMs} text={words.code.waitFor} />
      </div>
      <Field
        {...whoForm.register("userName")}
        label={words.userName}
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        maxLength={64}
        required
      />
      <PhoneField
        {...whoForm.register("phoneNumber")}
        label={words.phoneNumber}
        hint={words.phoneNumberHint}
        maxLength={32}
      />
      <Button
        type={isReady ? "submit" : "button"}
        size="large"
        isWide
        isBusy={isBusy || whoForm.isSubmitting}
      >
        {isBusy ? words.forgot.asking : words.forgot.ask}
      </Button>
    </form>
  );
}
