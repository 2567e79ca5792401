"use client";
import { type FormEvent, useRef, useState } from "react";
import form from "@/components/member/form.module.css";
import { RefusalWait } from "@/components/member/login/refusal-wait";
import { PhoneField } from "@/components/member/phone-field";
import { CodeStep, type CodeWords } from "@/components/member/pin/code-step";
import { useCaptcha } from "@/components/member/use-captcha";
import { Button } from "@/components/ui/controls/button";
import { focusField } from "@/components/ui/hooks/focus";
import { ErrorMessage } from "@/components/ui/notices/error-message";
import type { UserInfo } from "@/lib/contract/users";
import { OTP_DIGITS } from "@/lib/domain/members/otp";
import { type PhoneCountry, phoneFault, readPhone } from "@/lib/domain/members/phone";
import { fill } from "@/lib/i18n/fill";
import type pin from "@/locales/th/pin.json";
import { useStoreInstance } from "@/stores/_core/registry";
import { createPhone, usePhone } from "@/stores/member/phone";
import { createPin } from "@/stores/pin";
import { createSnackbar } from "@/stores/snackbar";

export interface PhoneFormWords {
  phone: typeof pin.phone;
  code: CodeWords;
  phoneNumberHint: string;
  errors: Record<"phone-required" | "phone-invalid", string>;
}

interface PhoneFormProps {
  words: PhoneFormWords;
  userName: string;
  /** The number on file, E.164; "" or null for none. */
  phoneNumber: string | null;
  homeCountry: PhoneCountry;
  /** The captcha's public key, where one is configured. */
  captchaKey?: string;
  /** Of an upstream that sends no codes: the number is saved as it is typed. */
  plainWords?: { save: string; saving: string };
  /** Called when another number is on file. */
  onChanged?: (info: UserInfo) => void;
}

/** Changes the phone number: the PIN first, then a code to the new one. */
export function PhoneForm(props: PhoneFormProps) {
  const { words, userName, phoneNumber, homeCountry, captchaKey, plainWords, onChanged } = props;
  const store = useStoreInstance(createPhone);
  const pinStore = useStoreInstance(createPin);
  const snackbar = useStoreInstance(createSnackbar);
  const { sent, code, isBusy, refusal } = usePhone((state) => state);
  const [onFile, setOnFile] = useState(phoneNumber ?? "");
  const [problem, setProblem] = useState<string | undefined>();
  const [isTouched, setTouched] = useState(false);
  const [isIncomplete, setIncomplete] = useState(false);
  const formRef = useRef<HTMLFormElement>(null);
  const captcha = useCaptcha(captchaKey);
  const { phone } = words;
  const { confirmed } = pinStore.getState();

  const askFor = (typed: string) => {
    const number = readPhone(typed, homeCountry);
    const wrong = phoneFault(typed, homeCountry);
    const said = wrong ? words.errors[wrong] : number === onFile ? phone.same : undefined;
    setProblem(said);
    if (said || !number) return focusField(formRef.current, "newPhoneNumber");
    setIncomplete(false);
    if (plainWords) void store.getState().save(number, confirmed).then(show);
    else void store.getState().ask(userName, number, confirmed, captcha.answer);
  };
  const verify = async () => {
    setIncomplete(code.length < OTP_DIGITS);
    if (code.length < OTP_DIGITS) return focusField(formRef.current, "otpCode");
    show(await store.getState().verify(confirmed));
  };
  const show = (info: UserInfo | null) => {
    if (!info) return;
    setOnFile(info.phoneNumber ?? "");
    const text = fill(phone.done, { phone: info.phoneNumber ?? "" });
    snackbar.getState().showMessage({ text, color: "success", timeout: 6_000 });
    onChanged?.(info);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    if (sent) void verify();
    else askFor(String(new FormData(event.currentTarget).get("newPhoneNumber")));
  };

  return (
    <form ref={formRef} noValidate className={form.form} onSubmit={submit} onFocus={() => setTouched(true)}>
      <p>{onFile ? fill(phone.current, { phone: onFile }) : phone.none}</p>
      {sent ? (
        <>
          <CodeStep
            sent={sent}
            sentText={fill(phone.sentTo, { phone: sent.phoneNumber })}
            code={code}
            refusal={refusal}
            isBusy={isBusy}
            error={isIncomplete && code.length < OTP_DIGITS ? words.code.incomplete : undefined}
            words={words.code}
            onChange={(typed) => store.getState().type(typed)}
            onResend={() => store.getState().ask(userName, sent.phoneNumber, confirmed, captcha.answer)}
          />
          <Button type="submit" isWide isBusy={isBusy}>
            {isBusy ? phone.verifying : phone.verify}
          </Button>
          <button type="button" className={form.textButton} onClick={() => store.getState().startOver()}>
            {phone.cancel}
          </button>
        </>
      ) : (
        <>
          {plainWords ? null : <p className={form.hint}>{phone.text}</p>}
          <div className={form.said}>
            <ErrorMessage code={refusal?.code ?? null} />
            <RefusalWait untilMs={refusal?.untilMs} text={words.code.waitFor} />
          </div>
          <PhoneField
            name="newPhoneNumber"
            label={phone.new}
            hint={words.phoneNumberHint}
            error={problem}
            maxLength={32}
          />
          <Button type="submit" isWide isBusy={isBusy}>
            {isBusy ? (plainWords?.saving ?? phone.asking) : (plainWords?.save ?? phone.ask)}
          </Button>
        </>
      )}
      {isTouched ? captcha.box : null}
    </form>
  );
}
