"use client";
import { useEffect, useRef, useState } from "react";
import { countdownText } from "@/components/ui/countdown";
import { ErrorMessage } from "@/components/ui/error-message";
import { OTP_DIGITS } from "@/lib/domain/members/otp";
import { fill } from "@/lib/i18n/fill";
import type pin from "@/locales/th/pin.json";
import type { OtpRefusal, SentOtp } from "@/stores/member/otp-asking";
import { CodeField } from "./code-field";
import styles from "./code-field.module.css";
import form from "./form.module.css";
import { RefusalWait } from "./refusal-wait";
import { useSecondsUntil } from "./use-seconds-until";

export type CodeWords = typeof pin.code;

interface CodeStepProps {
  sent: SentOtp;
  /** The masked number or address that the code was sent to. */
  sentText: string;
  code: string;
  refusal: OtpRefusal | null;
  isBusy: boolean;
  /** Submitted with fewer than six digits. */
  isIncomplete: boolean;
  words: CodeWords;
  onChange: (code: string) => void;
  /** Requests another code; true once it is sent. */
  onResend: () => Promise<boolean>;
}

/** The code from the message: where it was sent, the boxes, requesting another one, the error. */
export function CodeStep(props: CodeStepProps) {
  const { sent, sentText, code, refusal, isBusy, isIncomplete, words, onChange, onResend } = props;
  const input = useRef<HTMLInputElement>(null);
  const [isResent, setResent] = useState(false);
  const wait = useSecondsUntil(sent.resendAtMs);
  const isWrong = isIncomplete && code.length < OTP_DIGITS;

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
        error={isWrong ? words.incomplete : undefined}
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
