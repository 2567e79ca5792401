"use client";
import { OTPInput } from "input-otp";
import type { Ref } from "react";
import { OTP_DIGITS } from "@/lib/domain/members/otp";
import { plainDigits } from "@/lib/domain/money/typed-amount";
import form from "../form.module.css";
import styles from "./code-field.module.css";

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
export function CodeField({ label, hint, value, error, describedBy, inputRef, onChange }: CodeFieldProps) {
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
