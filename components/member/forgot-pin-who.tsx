"use client";
import { type FormEvent, type ReactNode, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { ErrorMessage } from "@/components/ui/error-message";
import { focusField } from "@/components/ui/focus";
import { type PhoneCountry, phoneFault, readPhone } from "@/lib/domain/members/phone";
import { useForgotPin } from "@/stores/pin/forgot";
import { Field } from "./field";
import type { ForgotPinWords } from "./forgot-pin-words";
import form from "./form.module.css";
import { PhoneField } from "./phone-field";
import { RefusalWait } from "./refusal-wait";
import { useReady } from "./use-ready";

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
export function ForgotPinWho({ head, words, homeCountry, captcha, onTouch }: ForgotPinWhoProps) {
  const { isBusy, refusal, ask, userName, sent } = useForgotPin((state) => state);
  const [problems, setProblems] = useState<{ userName?: string; phoneNumber?: string }>({});
  const formRef = useRef<HTMLFormElement>(null);
  const isReady = useReady();

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const typed = new FormData(event.currentTarget);
    const name = String(typed.get("userName")).trim();
    const number = String(typed.get("phoneNumber"));
    const wrongNumber = phoneFault(number, homeCountry);
    const wrong = {
      ...(!name && { userName: words.errors["username-required"] }),
      ...(wrongNumber && { phoneNumber: words.errors[wrongNumber] }),
    };
    setProblems(wrong);
    const first = Object.keys(wrong)[0];
    if (first) return focusField(formRef.current, first);
    void ask(name, readPhone(number, homeCountry) ?? number, captcha);
  };

  return (
    <form ref={formRef} method="post" noValidate className={form.form} onSubmit={submit} onFocus={onTouch}>
      {head}
      <div className={form.said}>
        <ErrorMessage code={refusal?.code ?? null} />
        <RefusalWait untilMs={refusal?.untilMs} text={words.code.waitFor} />
      </div>
      <Field
        name="userName"
        label={words.userName}
        defaultValue={userName}
        error={problems.userName}
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        maxLength={64}
        required
      />
      <PhoneField
        name="phoneNumber"
        label={words.phoneNumber}
        hint={words.phoneNumberHint}
        defaultValue={sent?.phoneNumber}
        error={problems.phoneNumber}
        maxLength={32}
      />
      <Button type={isReady ? "submit" : "button"} size="large" isWide isBusy={isBusy}>
        {isBusy ? words.forgot.asking : words.forgot.ask}
      </Button>
    </form>
  );
}
