"use client";
import { OTPInput } from "input-otp";
import { type Ref, useEffect, useRef, useState } from "react";
import { countdownText } from "@/components/ui/days/countdown";
import { ErrorMessage } from "@/components/ui/notices/error-message";
import { OTP_DIGITS } from "@/lib/domain/members/otp";
import { plainDigits } from "@/lib/domain/money/typed-amount";
import { fill } from "@/lib/i18n/fill";
import type pin from "@/locales/th/pin.json";
import type { OtpRefusal, SentOtp } from "@/stores/member/otp-asking";
import form from "../form.module.css";
import { RefusalWait, useSecondsUntil } from "../login/refusal-wait";
import styles from "./code-step.module.css";

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
        hint={[fill(words.ref, { ref: sent.refOtpCode.slice(0, 4) }), words.life].filter(Boolean).join(" · ")}
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

/** Digits of any of the site's scripts: a keyboard of one of them types its own. */
const onlyDigits = "^[\\d\\u0e50-\\u0e59\\u17e0-\\u17e9\\u1040-\\u1049]+$";

const boxes = Array.from({ length: OTP_DIGITS }, (_, place) => `box ${place + 1}`);

interface CodeFieldProps {
  label: string;
  hint: string;
  value: string;
  /** Its error, or undefined. */
  error?: string;
  /** Ids of further descriptions. */
  describedBy?: string;
  inputRef?: Ref<HTMLInputElement>;
  onChange: (code: string) => void;
}

/** Six digits in six boxes over one real input: the phone offers the code from the message, and pasting works. */
function CodeField({ label, hint, value, error, describedBy, inputRef, onChange }: CodeFieldProps) {
  const described = [error ? "otpCode-error" : undefined, describedBy, "otpCode-hint"]
    .filter(Boolean)
    .join(" ");
  return (
    <div className={form.field}>
      <label htmlFor="otpCode" className={form.label}>
        {label}
      </label>
      <OTPInput
        ref={inputRef}
        id="otpCode"
        name="otpCode"
        maxLength={OTP_DIGITS}
        value={value}
        onChange={(typed) => onChange(plainDigits(typed))}
        pattern={onlyDigits}
        // Pasted text may be "123 456" or the whole message.
        pasteTransformer={(pasted) => plainDigits(pasted).replace(/\D/g, "")}
        inputMode="numeric"
        autoComplete="one-time-code"
        pushPasswordManagerStrategy="none"
        aria-invalid={error ? true : undefined}
        aria-describedby={described}
        render={({ slots }) => (
          <div className={`${styles.boxes} ${error ? styles.wrong : ""}`} aria-hidden="true">
            {boxes.map((name, place) => (
              <div key={name} className={styles.box} data-active={slots[place]?.isActive}>
                {slots[place]?.char ??
                  (slots[place]?.hasFakeCaret ? <span className={styles.caret} /> : null)}
              </div>
            ))}
          </div>
        )}
      />
      {error ? (
        <p id="otpCode-error" className={form.error}>
          {error}
        </p>
      ) : null}
      <p id="otpCode-hint" className={form.hint}>
        {hint}
      </p>
    </div>
  );
}
