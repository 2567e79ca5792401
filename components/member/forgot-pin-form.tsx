"use client";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { Button, ButtonLink } from "@/components/ui/button";
import { ErrorMessage } from "@/components/ui/error-message";
import { focusField } from "@/components/ui/focus";
import { Icon } from "@/components/ui/icon";
import { OTP_DIGITS } from "@/lib/domain/members/otp";
import type { PhoneCountry } from "@/lib/domain/members/phone";
import { fill } from "@/lib/i18n/fill";
import { useStoreInstance } from "@/stores/_core/registry";
import { createForgotPin, useForgotPin } from "@/stores/pin/forgot";
import { CodeStep } from "./code-step";
import { ForgotPinWho } from "./forgot-pin-who";
import type { ForgotPinWords } from "./forgot-pin-words";
import form from "./form.module.css";
import { NewPinFields, type NewPinProblems, newPinProblems } from "./new-pin-fields";
import { OwnName } from "./own-name";
import { RefusalWait } from "./refusal-wait";
import { useCaptcha } from "./use-captcha";

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

/**
 * Resets the PIN: the member, then the code from their phone with the new PIN. Both are checked at once, so they stand
 * on one page: a wrong code is said beside it, and the PIN stays typed.
 */
export function ForgotPinForm({ words, homeCountry, loginHref, captchaKey }: ForgotPinFormProps) {
  const store = useStoreInstance(createForgotPin);
  const { step, userName, sent, code, isBusy, refusal, isOfPin, mayHold } = useForgotPin((state) => state);
  const [isTouched, setTouched] = useState(false);
  const [isIncomplete, setIncomplete] = useState(false);
  const [problems, setProblems] = useState<NewPinProblems>({});
  const formRef = useRef<HTMLFormElement>(null);
  const captcha = useCaptcha(captchaKey);
  const { forgot, code: codeWords } = words;
  useEffect(() => store.getState().recall(), [store]);

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

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const wrong = newPinProblems(typed, words.errors);
    const isShort = code.length < OTP_DIGITS;
    setIncomplete(isShort);
    setProblems(wrong);
    const first = isShort ? "otpCode" : Object.keys(wrong)[0];
    if (first) return focusField(formRef.current, first);
    // Not trimmed: a space is one of the PIN's characters.
    void store.getState().set(String(typed.get("password")));
  };
  const ofCode = isOfPin || mayHold ? null : refusal;
  const ofPin = isOfPin ? refusal : null;

  return (
    <form ref={formRef} method="post" noValidate className={form.form} onSubmit={submit}>
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
        isIncomplete={isIncomplete}
        words={codeWords}
        onChange={(typed) => store.getState().type(typed)}
        onResend={() => store.getState().resend(captcha.answer)}
      />
      <OwnName userName={userName} />
      <NewPinFields words={words} problems={problems} onProblems={setProblems} />
      <div className={form.said}>
        <ErrorMessage code={ofPin?.code ?? null} />
        <RefusalWait untilMs={ofPin?.untilMs} text={codeWords.waitFor} />
      </div>
      <p className={form.hint}>{forgot.newPinText}</p>
      <Button type="submit" size="large" isWide isBusy={isBusy}>
        {isBusy ? forgot.setting : forgot.set}
      </Button>
      <button type="button" className={form.textButton} onClick={() => store.getState().startOver()}>
        {forgot.startOver}
      </button>
      {captcha.box}
    </form>
  );
}
