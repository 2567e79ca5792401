"use client";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { focusField } from "@/components/ui/hooks/focus";
import { ErrorMessage } from "@/components/ui/notices/error-message";
import { OTP_DIGITS } from "@/lib/domain/members/otp";
import { fill } from "@/lib/i18n/fill";
import type { PinWords } from "@/lib/i18n/pin-words";
import { useStoreInstance } from "@/stores/_core/registry";
import { createPresenceCode, usePresenceCode } from "@/stores/member/presence-code";
import { createPin } from "@/stores/pin";
import form from "../form.module.css";
import { RefusalWait } from "../login/refusal-wait";
import { CodeStep } from "./code-step";
import styles from "./pin-sheet.module.css";

interface PinByCodeProps {
  words: PinWords;
  formId: string;
  userName: string;
  /** The number on file, E.164. */
  phoneNumber: string;
  onBack: () => void;
}

/** Verifies the member by a code to their phone; the waiting action continues. */
export function PinByCode({ words, formId, userName, phoneNumber, onBack }: PinByCodeProps) {
  const store = useStoreInstance(createPresenceCode);
  const pin = useStoreInstance(createPin);
  const { sent, code, isBusy, refusal } = usePresenceCode((state) => state);
  const [isIncomplete, setIncomplete] = useState(false);
  const formRef = useRef<HTMLFormElement>(null);
  const ask = () => store.getState().ask(userName, phoneNumber);
  useEffect(() => void store.getState().ask(userName, phoneNumber), [store, userName, phoneNumber]);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!sent) return void ask();
    setIncomplete(code.length < OTP_DIGITS);
    if (code.length < OTP_DIGITS) return focusField(formRef.current, "otpCode");
    if (await store.getState().verify()) pin.getState().shown();
  };

  return (
    <form ref={formRef} id={formId} className={styles.form} onSubmit={submit} noValidate>
      {sent ? (
        <CodeStep
          sent={sent}
          sentText={fill(words.phone.sentTo, { phone: endOf(sent.phoneNumber) })}
          code={code}
          refusal={refusal}
          isBusy={isBusy}
          error={isIncomplete && code.length < OTP_DIGITS ? words.code.incomplete : undefined}
          words={words.code}
          onChange={store.getState().type}
          onResend={ask}
        />
      ) : (
        <>
          <p role="status">{isBusy ? words.forgot.asking : ""}</p>
          <ErrorMessage code={refusal?.code ?? null} />
          <RefusalWait untilMs={refusal?.untilMs} text={words.code.waitFor} />
        </>
      )}
      <button type="button" className={form.textButton} onClick={onBack}>
        {words.confirm.byPin}
      </button>
    </form>
  );
}

/** The last digits of a number, enough for its owner to recognise it. */
const endOf = (phoneNumber: string) => `••• ${phoneNumber.slice(-4)}`;
