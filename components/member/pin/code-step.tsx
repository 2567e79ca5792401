"use client";
import { useEffect, useRef, useState } from "react";
import { countdownText } from "@/components/ui/days/countdown";
import { ErrorMessage } from "@/components/ui/notices/error-message";
import { fill } from "@/lib/i18n/fill";
import type pin from "@/locales/th/pin.json";
import type { OtpRefusal, SentOtp } from "@/stores/member/otp-asking";
import form from "../form.module.css";
import { RefusalWait } from "../login/refusal-wait";
import { useSecondsUntil } from "../use-seconds-until";
import { CodeField } from "./code-field";
import styles from "./code-field.module.css";

export type CodeWords = typeof pin.code;

interface CodeStepProps {
  sent: SentOtp;
  /** The masked number or address that the code was sent to. */
  sentText: string;
  code: string;
  refusal: OtpRefusal | null;
  isBusy: boolean;
  /** What is wrong with the typed code itself. */
  error: string | undefined;
  words: CodeWords;
  onChange: (code: string) => void;
  /** Requests another code; true once it is sent. */
  onResend: () => Promise<boolean>;
}

/** The code from the message: where it was sent, the boxes, requesting another one, the error. */
export function CodeStep(props: CodeStepProps) {
  const { sent, sentText, code, refusal, isBusy, error, words, onChange, onResend } = props;
  const input = useRef<HTMLInputElement>(null);
  const [isResent, setResent] = useState(false);
  const wait = useSecondsUntil(sent.resendAtMs);

  useEffect(() => {
    if (sent.refOtpCode || refusal) input.current?.focus();
  }, [sent.refOtpCode, refusal]);

  const resend = async () => {
    if (!isBusy) setResent(await onResend());
  };

  return (
    <>
      <p>{sentText}</p>
      {sent.isSimulated ? (
        <p className={styles.note}>
          <strong>{words.simulatedTitle}</strong>
          <span>{words.simulated}</span>
        </p>
      ) : null}
      <div id="otpCode-refusal" className={form.said}>
        <ErrorMessage code={refusal?.code ?? null} />
        {refusal?.triesLeft === undefined ? null : (
          <p className={form.error}>{fill(words.triesLeft, { count: refusal.triesLeft })}</p>
        )}
        <RefusalWait untilMs={refusal?.untilMs} text={words.waitFor} />
      </div>
      <CodeField
        inputRef={input}
        label={words.label}
        hint={`${fill(words.ref, { ref: sent.refOtpCode.slice(0, 4) })} · ${words.life}`}
        value={code}
        error={error}
        describedBy="otpCode-refusal"
        onChange={onChange}
      />
      <div className={styles.again}>
        {wait > 0 ? (
          <p role="timer">{fill(words.resendIn, { time: countdownText(wait, "") })}</p>
        ) : (
          <button
            type="button"
            className={form.textButton}
            aria-disabled={isBusy || undefined}
            onClick={resend}
          >
            {isBusy ? words.resending : words.resend}
          </button>
        )}
        <span role="status" className={form.hint}>
          {isResent ? words.resent : ""}
        </span>
      </div>
    </>
  );
}
