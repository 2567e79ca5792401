"use client";
import type { ReactNode } from "react";
import { useZodForm } from "@/components/form/use-zod-form";
import { Button } from "@/components/ui/controls/button";
import { ErrorMessage } from "@/components/ui/notices/error-message";
import type { PhoneCountry } from "@/lib/domain/members/phone";
import { useForgotPin } from "@/stores/pin/forgot";
import { Field } from "../field";
import form from "../form.module.css";
import { RefusalWait } from "../login/refusal-wait";
import { PhoneField } from "../phone-field";
import { useReady } from "../use-ready";
import type { ForgotPinWords } from "./forgot-pin-words";

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
